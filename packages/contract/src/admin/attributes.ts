// Long because the calls of an attribute and of its options share their shapes.
import Type, { type Static } from 'typebox'
import { Id, IdParams, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { BeforeId, maxCatalogTexts, text3 } from './catalog-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { MediaKey } from './media-shapes.ts'
import { Done, one, OneOf, Text3, Version } from './schema.ts'

const attributes = { tag: 'attributes' } as const
const read = { ...attributes, permission: 'catalogue.read', method: 'GET' } as const
const write = { ...attributes, permission: 'catalogue.write' } as const

export const attributeTypes = ['select', 'multiselect', 'text'] as const
export type AttributeType = (typeof attributeTypes)[number]
/** Options of one pasted list. */
export const maxPastedOptions = 500

const fields = {
  label: text3(maxCatalogTexts.name),
  type: OneOf(attributeTypes),
  /** Shoppers narrow listings by it. */
  filterable: Type.Boolean(),
  /** Its options distinguish the variants of a product. */
  configurable: Type.Boolean(),
}
/** A property of products. A text has no options; a configurable one is a `select`. */
export const AttributeRow = Type.Object({
  id: Id,
  version: Version,
  /** Names it in addresses and files; never changes. */
  code: Type.String(),
  ...fields,
  label: Text3,
  options: Type.Integer(),
  /** Products that have a value of it, hidden ones too. */
  products: Type.Integer(),
})
export type AttributeRow = Static<typeof AttributeRow>

export const AttributeOption = Type.Object({
  id: Id,
  code: Type.String(),
  label: Text3,
  /** A colour, `#b3261e`; null for none. */
  swatch_value: Nullable(Type.String()),
  /** Key of a picture, shown in place of the colour; null for none. */
  swatch_image: Nullable(Type.String()),
  /** Address of the small picture. */
  swatch_url: Nullable(Type.String()),
  products: Type.Integer(),
})
export type AttributeOption = Static<typeof AttributeOption>

export const AdminAttribute = Type.Object({
  ...AttributeRow.properties,
  /** In their order. */
  options: Type.Array(AttributeOption),
})
export type AdminAttribute = Static<typeof AdminAttribute>

const Swatch = Nullable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }))
const optionFields = {
  label: text3(maxCatalogTexts.name),
  swatch_value: Type.Optional(Swatch),
  swatch_image: Type.Optional(Nullable(MediaKey)),
}
export const OptionChange = Type.Object({
  ...optionFields,
  label: Type.Optional(optionFields.label),
})
export type OptionChange = Static<typeof OptionChange>
export const AttributeChange = Type.Object({
  label: Type.Optional(fields.label),
  type: Type.Optional(fields.type),
  filterable: Type.Optional(fields.filterable),
  configurable: Type.Optional(fields.configurable),
})
export type AttributeChange = Static<typeof AttributeChange>

const answer = one(AdminAttribute)
const OptionParams = Type.Object({ id: Id, option_id: Id })
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
    ...fields,
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
export const addOptions = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/attributes/:id/options',
  summary: `Adds options after the others, ${maxPastedOptions} at most; a label that is there already is left out`,
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    options: Type.Array(Type.Object(optionFields), { minItems: 1, maxItems: maxPastedOptions }),
  }),
  success: answer,
  errors: stale,
})
export const changeOption = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/attributes/:id/options/:option_id',
  summary: 'Changes an option; a field that is left out stays. The version is the attribute’s',
  params: OptionParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...OptionChange.properties }),
  success: answer,
  errors: stale,
})
export const moveOption = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/attributes/:id/options/:option_id/move',
  summary: 'Places an option before another one of its attribute, or last',
  params: OptionParams,
  body: Type.Object({ ...LocaleQuery, version: Version, before_id: BeforeId }),
  success: answer,
  errors: stale,
})
export const deleteOption = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/attributes/:id/options/:option_id',
  summary: 'Deletes an option that no product has; else it is `in_use`',
  params: OptionParams,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: answer,
  errors: [...stale, 'in_use'],
})
