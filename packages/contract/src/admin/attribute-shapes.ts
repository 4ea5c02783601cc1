import Type, { type Static } from 'typebox'
import { Id, Nullable } from '../schema.ts'
import { maxCatalogTexts, text3 } from './catalog-shapes.ts'
import { OneOf, Text3, Version } from './schema.ts'

export const attributeTypes = ['select', 'multiselect', 'text'] as const
export type AttributeType = (typeof attributeTypes)[number]

export const attributeFields = {
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
  ...attributeFields,
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
export const AttributeChange = Type.Object({
  label: Type.Optional(attributeFields.label),
  type: Type.Optional(attributeFields.type),
  filterable: Type.Optional(attributeFields.filterable),
  configurable: Type.Optional(attributeFields.configurable),
})
export type AttributeChange = Static<typeof AttributeChange>
