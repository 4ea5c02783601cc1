// Long because the calls of an attribute and of its options share their shapes.
import Type from 'typebox'
import { IdParams, LocaleQuery, PlainText } from '../schema.ts'
import { BeforeId, maxCatalogTexts } from './catalog-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, one, Version } from './schema.ts'
import {
  attributeFields,
  AttributeRow,
  AdminAttribute,
  AttributeChange,
} from './attribute-shapes.ts'

const attributes = { tag: 'attributes' } as const
const read = { ...attributes, permission: 'catalogue.read', method: 'GET' } as const
const write = { ...attributes, permission: 'catalogue.write' } as const

const answer = one(AdminAttribute)
const stale = ['not_found', 'version_conflict'] as const

export const listAttributes = adminEndpoint({
  ...read,
  path: '/api/admin/attributes',
  summary: 'Every attribute in its order, with the numbers of its options and products',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(AttributeRow) }),
  errors: [],
})
export const getAttribute = adminEndpoint({
  ...read,
  path: '/api/admin/attributes/:id',
  summary: 'One attribute with its options',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const createAttribute = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/attributes',
  summary:
    'Adds an attribute, last in the order; its code is made from the label where it is empty',
  body: Type.Object({
    ...LocaleQuery,
    ...attributeFields,
    code: Type.Optional(PlainText(maxCatalogTexts.code)),
  }),
  success: answer,
  errors: ['conflict'],
})
export const changeAttribute = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/attributes/:id',
  summary: 'Changes an attribute; the type and `configurable` only while no product needs them',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...AttributeChange.properties }),
  success: answer,
  errors: [...stale, 'in_use'],
})
export const moveAttribute = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/attributes/:id/move',
  summary: 'Places an attribute before another one, or last',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, before_id: BeforeId }),
  success: answer,
  errors: stale,
})
export const deleteAttribute = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/attributes/:id',
  summary: 'Deletes an attribute that no product has a value of; else it is `in_use`',
  params: IdParams,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: Done,
  errors: [...stale, 'in_use'],
})
