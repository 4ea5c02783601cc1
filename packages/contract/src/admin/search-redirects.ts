import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Id, IdParams, LocaleQuery, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, ListQuery, one, Version } from './schema.ts'
import { maxDeskTexts } from './search-desk.ts'

const desk = { tag: 'search-desk' } as const
const read = { ...desk, permission: 'search.read', method: 'GET' } as const
const write = { ...desk, permission: 'search.write' } as const
const query = PlainText(maxLengths.search)
const path = PlainText(maxDeskTexts.path)
const VersionQuery = Type.Object({ ...LocaleQuery, version: Version })

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
