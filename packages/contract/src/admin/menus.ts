import Type, { type Static } from 'typebox'
import { Id, IdParams, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { BeforeId, text3 } from './catalog-shapes.ts'
import { contentThing, maxContentTexts, SeenQuery } from './content-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, OneOf, Text3, Version } from './schema.ts'

const menus = { tag: 'menus' } as const
const write = { ...menus, permission: 'content.write' } as const

export const menuTypes = ['header', 'footer'] as const
export type MenuType = (typeof menuTypes)[number]

/** A link of the header or the footer. */
export const AdminMenuItem = Type.Object({
  ...contentThing,
  type: OneOf(menuTypes),
  name: Text3,
  /** False hides it. */
  status: Type.Boolean(),
  /** The page that it leads to; null for an address. */
  page_id: Nullable(Id),
  /** The address that it leads to, without the language: `site/about-us`. */
  url_key: Nullable(Type.String()),
  /** True where the page is hidden or deleted: shoppers do not see the link. */
  page_hidden: Type.Boolean(),
})
export type AdminMenuItem = Static<typeof AdminMenuItem>

const fields = {
  type: Type.Optional(OneOf(menuTypes)),
  name: Type.Optional(text3(maxContentTexts.title)),
  status: Type.Optional(Type.Boolean()),
  page_id: Type.Optional(Nullable(Id)),
  /** A page of the shop; a pasted address loses its host and its language. */
  url_key: Type.Optional(Nullable(PlainText(maxContentTexts.path))),
}
export const MenuItemChange = Type.Object(fields)
export type MenuItemChange = Static<typeof MenuItemChange>
const answer = one(AdminMenuItem)

export const listMenuItems = adminEndpoint({
  ...menus,
  permission: 'content.read',
  method: 'GET',
  path: '/api/admin/menus',
  summary: 'Links of header and footer, in the shop’s order, hidden ones too',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(AdminMenuItem) }),
  errors: [],
})
export const createMenuItem = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/menus',
  summary: 'Adds one, last in the order',
  body: Type.Object({
    ...LocaleQuery,
    ...fields,
    type: OneOf(menuTypes),
    name: text3(maxContentTexts.title),
  }),
  success: answer,
  errors: [],
})
export const changeMenuItem = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/menus/:id',
  summary: 'Changes one; a field that is left out stays',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...fields }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const moveMenuItem = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/menus/:id/move',
  summary: 'Places one before another, or last',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, before_id: BeforeId }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const deleteMenuItem = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/menus/:id',
  summary: 'Deletes one; for 30 days that can be undone',
  params: IdParams,
  query: SeenQuery,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const restoreMenuItem = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/menus/:id/restore',
  summary: 'Undoes a deletion',
  params: IdParams,
  body: SeenQuery,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
