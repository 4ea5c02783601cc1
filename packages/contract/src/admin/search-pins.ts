import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Id, IdParams, LocaleQuery, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, ListQuery, one, Version } from './schema.ts'

const desk = { tag: 'search-desk' } as const
const read = { ...desk, permission: 'search.read', method: 'GET' } as const
const write = { ...desk, permission: 'search.write' } as const

/** Products that are pinned to one query at most. */
export const maxPins = 12
const query = PlainText(maxLengths.search)
const VersionQuery = Type.Object({ ...LocaleQuery, version: Version })

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
