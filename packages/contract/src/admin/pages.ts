import Type, { type Static } from 'typebox'
import { IdParams, LocaleQuery, Locales, paged } from '../schema.ts'
import { text3 } from './catalog-shapes.ts'
import { contentThing, maxContentTexts, maxLogos, SeenQuery, TextKind } from './content-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { Instant, ListQuery, one, OneOf, Text3, Version } from './schema.ts'

const pages = { tag: 'pages' } as const
const read = { ...pages, permission: 'content.read', method: 'GET' } as const
const write = { ...pages, permission: 'content.write' } as const

export const pageStates = ['shown', 'hidden', 'deleted'] as const

const pageFields = {
  ...contentThing,
  title: Text3,
  /** Its address in the shop, without the language. */
  path: Type.String(),
  hidden: Type.Boolean(),
  /** True for a page that the shop itself leads to: it is neither hidden nor deleted. */
  fixed: Type.Boolean(),
  updated_at: Instant,
}
export const PageRow = Type.Object({
  ...pageFields,
  /** Languages without a text; empty for a gallery. */
  missing: Type.Array(Locales),
  /** Pictures of its gallery. */
  logos: Type.Integer(),
  /** Links of the menus that lead to it. */
  menu_items: Type.Integer(),
})
export type PageRow = Static<typeof PageRow>

const PageLogo = Type.Object({
  label: Text3,
  /** Key of its picture. */
  media: Type.String(),
  /** Address of the small picture. */
  image_url: Type.String(),
})
export const AdminPage = Type.Object({
  ...pageFields,
  meta_title: Text3,
  meta_description: Text3,
  /** Sanitised. */
  html: Text3,
  /** The gallery, in its order. */
  logos: Type.Array(PageLogo),
})
export type AdminPage = Static<typeof AdminPage>

const fields = {
  title: Type.Optional(text3(maxContentTexts.title)),
  meta_title: Type.Optional(text3(maxContentTexts.metaTitle)),
  meta_description: Type.Optional(text3(maxContentTexts.description)),
  html: Type.Optional(text3(maxContentTexts.html)),
  hidden: Type.Optional(Type.Boolean()),
  logos: Type.Optional(
    Type.Array(
      Type.Object({
        label: text3(maxContentTexts.title),
        media: Type.String({ minLength: 1, maxLength: 200 }),
      }),
      { maxItems: maxLogos },
    ),
  ),
}
export const PageChange = Type.Object(fields)
export type PageChange = Static<typeof PageChange>
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
  body: Type.Object({ ...LocaleQuery, ...fields, title: text3(maxContentTexts.title) }),
  success: answer,
  errors: [],
})
export const changePage = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/pages/:id',
  summary: 'Changes a page; a field that is left out stays. Its HTML is sanitised',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...fields }),
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
