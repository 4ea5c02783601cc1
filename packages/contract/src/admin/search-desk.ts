import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Id, LocaleQuery, Nullable, paged } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { ListQuery, one } from './schema.ts'

const desk = { tag: 'search-desk' } as const
const read = { ...desk, permission: 'search.read', method: 'GET' } as const

/** Characters of a synonym, and of a redirect's path. */
export const maxDeskTexts = { synonym: 100, path: 500 } as const

const DeskProduct = Type.Object({
  id: Id,
  sku: Type.String(),
  name: Type.String(),
  /** Address of the small picture. */
  image: Type.String(),
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
