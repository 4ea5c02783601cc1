import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Id, IdParams, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, ListQuery, one, Version } from './schema.ts'

const desk = { tag: 'search-desk' } as const
const read = { ...desk, permission: 'search.read', method: 'GET' } as const
const write = { ...desk, permission: 'search.write' } as const

/** Products that are pinned to one query at most. */
export const maxPins = 12
/** Characters of a synonym, and of a redirect's path. */
export const maxDeskTexts = { synonym: 100, path: 500 } as const

const text = PlainText(maxDeskTexts.synonym)
const query = PlainText(maxLengths.search)
const path = PlainText(maxDeskTexts.path)
const VersionQuery = Type.Object({ ...LocaleQuery, version: Version })

/** Words that mean the same. */
export const Synonym = Type.Object({
  id: Id,
  version: Version,
  /** What people type. */
  typed: Type.String(),
  /** What the catalogue says; null for a thing that the shop does not sell. */
  meant: Nullable(Type.String()),
  /** Whether `meant` also finds `typed`. */
  both_ways: Type.Boolean(),
})
export type Synonym = Static<typeof Synonym>
const SynonymChange = Type.Object({
  ...LocaleQuery,
  typed: text,
  meant: Nullable(text),
  both_ways: Type.Boolean(),
})

export const listSynonyms = adminEndpoint({
  ...read,
  path: '/api/admin/synonyms',
  summary: 'Synonyms by what people type; `search` takes a part of either side',
  query: Type.Object(ListQuery),
  success: Type.Object(paged(Synonym)),
  errors: [],
})
export const createSynonym = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/synonyms',
  summary: 'Adds a synonym; searches use it at once',
  body: SynonymChange,
  success: one(Synonym),
  errors: [],
})
export const changeSynonym = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/synonyms/:id',
  summary: 'Changes a synonym; searches use it at once',
  params: IdParams,
  body: Type.Object({ ...SynonymChange.properties, version: Version }),
  success: one(Synonym),
  errors: ['not_found', 'version_conflict'],
})
export const deleteSynonym = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/synonyms/:id',
  summary: 'Deletes a synonym',
  params: IdParams,
  query: VersionQuery,
  success: Done,
  errors: ['not_found', 'version_conflict'],
})

const DeskProduct = Type.Object({
  id: Id,
  sku: Type.String(),
  name: Type.String(),
  /** Address of the small picture. */
  image: Type.String(),
})
/** Products that come first where somebody searches for a text. */
export const SearchPin = Type.Object({
  id: Id,
  version: Version,
  query: Type.String(),
  /** In their order; `listed` is false for one that shoppers do not find now. */
  products: Type.Array(Type.Object({ ...DeskProduct.properties, listed: Type.Boolean() })),
})
export type SearchPin = Static<typeof SearchPin>
const PinChange = Type.Object({
  ...LocaleQuery,
  query,
  product_ids: Type.Array(Id, { minItems: 1, maxItems: maxPins, uniqueItems: true }),
})
export const listPins = adminEndpoint({
  ...read,
  path: '/api/admin/search/pins',
  summary: 'Queries with pinned products',
  query: Type.Object(ListQuery),
  success: Type.Object(paged(SearchPin)),
  errors: [],
})
export const createPin = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/search/pins',
  summary: 'Pins products to a query: its results begin with them',
  body: PinChange,
  success: one(SearchPin),
  errors: [],
})
export const changePin = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/search/pins/:id',
  summary: 'Changes a query’s pinned products',
  params: IdParams,
  body: Type.Object({ ...PinChange.properties, version: Version }),
  success: one(SearchPin),
  errors: ['not_found', 'version_conflict'],
})
export const deletePin = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/search/pins/:id',
  summary: 'Takes the pinned products of a query away',
  params: IdParams,
  query: VersionQuery,
  success: Done,
  errors: ['not_found', 'version_conflict'],
})

/** A query that leads to a page of the shop. */
export const SearchRedirect = Type.Object({
  id: Id,
  version: Version,
  query: Type.String(),
  /** Without the language: `/shop/catalog?savings=true`. */
  path: Type.String(),
})
export type SearchRedirect = Static<typeof SearchRedirect>
const RedirectChange = Type.Object({ ...LocaleQuery, query, path })
export const listRedirects = adminEndpoint({
  ...read,
  path: '/api/admin/search/redirects',
  summary: 'Queries that lead to a page',
  query: Type.Object(ListQuery),
  success: Type.Object(paged(SearchRedirect)),
  errors: [],
})
export const createRedirect = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/search/redirects',
  summary: 'Leads a query to a page of the shop',
  body: RedirectChange,
  success: one(SearchRedirect),
  errors: [],
})
export const changeRedirect = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/search/redirects/:id',
  summary: 'Changes where a query leads',
  params: IdParams,
  body: Type.Object({ ...RedirectChange.properties, version: Version }),
  success: one(SearchRedirect),
  errors: ['not_found', 'version_conflict'],
})
export const deleteRedirect = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/search/redirects/:id',
  summary: 'Lets a query find products again',
  params: IdParams,
  query: VersionQuery,
  success: Done,
  errors: ['not_found', 'version_conflict'],
})

export const SearchMiss = Type.Object({
  query: Type.String(),
  /** Searches of the last days; the same page from a cache counts once. */
  count: Type.Integer(),
  /** `YYYY-MM-DD`. */
  last_day: Type.String(),
})
export type SearchMiss = Static<typeof SearchMiss>
export const listMisses = adminEndpoint({
  ...read,
  path: '/api/admin/search/misses',
  summary: 'Queries that found nothing in the last days, the most frequent first',
  query: Type.Object({
    ...ListQuery,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  }),
  success: Type.Object(paged(SearchMiss)),
  errors: [],
})
export const tryQuery = adminEndpoint({
  ...read,
  path: '/api/admin/search/try',
  summary: 'What a shopper would find: the first products, or the page that the query leads to',
  query: Type.Object({
    ...LocaleQuery,
    q: Type.String({ minLength: 1, maxLength: maxLengths.search }),
  }),
  success: one(
    Type.Object({
      total: Type.Integer(),
      redirect: Nullable(Type.String()),
      products: Type.Array(Type.Object({ ...DeskProduct.properties, pinned: Type.Boolean() })),
    }),
  ),
  errors: [],
})
