import Type, { type Static } from 'typebox'
import { IdParams, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { BeforeId, PictureKey, text3 } from './catalog-shapes.ts'
import { contentThing, maxContentTexts, SeenQuery } from './content-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, Text3, Version } from './schema.ts'

const sliders = { tag: 'sliders' } as const
const write = { ...sliders, permission: 'content.write' } as const

/** A slide of the home page. */
export const AdminSlide = Type.Object({
  ...contentThing,
  title: Text3,
  /** The caption: sanitised HTML. */
  content: Text3,
  /** Text of its button. */
  link_label: Text3,
  /** Where it leads, without the language. */
  path: Type.String(),
  /** Whether what it leads to is hidden or gone: the shop leaves the slide out. */
  page_hidden: Type.Boolean(),
  /** Key of its picture. */
  image: Nullable(Type.String()),
  /** Address of the small picture. */
  image_url: Type.String(),
  active: Type.Boolean(),
})
export type AdminSlide = Static<typeof AdminSlide>

const fields = {
  title: Type.Optional(text3(maxContentTexts.title)),
  content: Type.Optional(text3(maxContentTexts.caption)),
  link_label: Type.Optional(text3(maxContentTexts.linkLabel)),
  path: Type.Optional(PlainText(maxContentTexts.path)),
  image: Type.Optional(PictureKey),
  active: Type.Optional(Type.Boolean()),
}
export const SlideChange = Type.Object(fields)
export type SlideChange = Static<typeof SlideChange>
const answer = one(AdminSlide)

export const listSlides = adminEndpoint({
  ...sliders,
  permission: 'content.read',
  method: 'GET',
  path: '/api/admin/sliders',
  summary: 'Slides of the home page, in the shop’s order, hidden ones too',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(AdminSlide) }),
  errors: [],
})
export const getSlide = adminEndpoint({
  ...sliders,
  permission: 'content.read',
  method: 'GET',
  path: '/api/admin/sliders/:id',
  summary: 'One of them',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const createSlide = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/sliders',
  summary: 'Adds one, last in the order',
  body: Type.Object({ ...LocaleQuery, ...fields, title: text3(maxContentTexts.title) }),
  success: answer,
  errors: [],
})
export const changeSlide = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/sliders/:id',
  summary: 'Changes one; a field that is left out stays',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...fields }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const moveSlide = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/sliders/:id/move',
  summary: 'Places one before another, or last',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, before_id: BeforeId }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const deleteSlide = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/sliders/:id',
  summary: 'Deletes one; for 30 days that can be undone',
  params: IdParams,
  query: SeenQuery,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const restoreSlide = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/sliders/:id/restore',
  summary: 'Undoes a deletion',
  params: IdParams,
  body: SeenQuery,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
