import Type from 'typebox'
import { IdParams, LocaleQuery, paged } from '../schema.ts'
import { text3 } from './catalog-shapes.ts'
import { maxContentTexts, SeenQuery, TextKind } from './content-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { ListQuery, one, OneOf, Text3, Version } from './schema.ts'
import { pageStates, PageRow, AdminPage, PageChange } from './page-shapes.ts'

const pages = { tag: 'pages' } as const
const read = { ...pages, permission: 'content.read', method: 'GET' } as const
const write = { ...pages, permission: 'content.write' } as const
const answer = one(AdminPage)

export const listPages = adminEndpoint({
  ...read,
  path: '/api/admin/pages',
  summary: 'Pages by their ids, deleted ones last; `gallery` narrows to those with pictures',
  query: Type.Object({
    ...ListQuery,
    state: Type.Optional(OneOf(pageStates)),
    gallery: Type.Optional(Type.Boolean()),
  }),
  success: Type.Object(paged(PageRow)),
  errors: [],
})
export const getPage = adminEndpoint({
  ...read,
  path: '/api/admin/pages/:id',
  summary: 'One page',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const createPage = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/pages',
  summary: 'Adds a hidden page',
  body: Type.Object({
    ...LocaleQuery,
    ...PageChange.properties,
    title: text3(maxContentTexts.title),
  }),
  success: answer,
  errors: [],
})
export const changePage = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/pages/:id',
  summary: 'Changes a page; a field that is left out stays. Its HTML is sanitised',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...PageChange.properties }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const deletePage = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/pages/:id',
  summary: 'Deletes a page; for 30 days that can be undone. The shop’s own pages are a `conflict`',
  params: IdParams,
  query: SeenQuery,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const restorePage = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/pages/:id/restore',
  summary: 'Undoes a deletion',
  params: IdParams,
  body: SeenQuery,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const cleanHtml = adminEndpoint({
  ...pages,
  permission: 'content.read',
  method: 'POST',
  path: '/api/admin/content/clean',
  summary: 'A text as the shop would show it, and what of it would be removed',
  body: Type.Object({ ...LocaleQuery, kind: TextKind, html: text3(maxContentTexts.html) }),
  success: one(
    Type.Object({
      html: Text3,
      /** Tags as `<script>` and attributes as `onclick`. */
      removed: Type.Array(Type.String()),
    }),
  ),
  errors: [],
})
