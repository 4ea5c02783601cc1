import Type, { type Static } from 'typebox'
import { allergens } from '../allergens.ts'
import { Id, Nullable, PlainText } from '../schema.ts'
import { maxCatalogTexts, PictureKey, text3 } from './catalog-shapes.ts'
import { OneOf, Text3, Version } from './schema.ts'

/** Levels of the tree, the roots' included: shoppers go no deeper, and breadcrumbs stay in one line. */
export const maxCategoryLevels = 6

/** A node of the tree. */
export const CategoryRow = Type.Object({
  id: Id,
  version: Version,
  parent_id: Nullable(Id),
  /** 0 for a root. */
  depth: Type.Integer(),
  name: Text3,
  slug: Type.String(),
  /** Address of the small picture. */
  image_url: Type.String(),
  in_menu: Type.Boolean(),
  hidden: Type.Boolean(),
  /** Whether shoppers see it: neither it nor anything above it is hidden. */
  shown: Type.Boolean(),
  age_restricted: Type.Boolean(),
  /** Products in the category itself, hidden ones too. */
  products: Type.Integer(),
  /** Products that shoppers find in it and below it. */
  listed: Type.Integer(),
})
export type CategoryRow = Static<typeof CategoryRow>

const { depth: _depth, ...rowFields } = CategoryRow.properties
export const AdminCategory = Type.Object({
  ...rowFields,
  description: Text3,
  meta_title: Text3,
  /** Key of its picture. */
  image: Nullable(Type.String()),
  /** Allergens of everything in it and below it. */
  allergens: Type.Array(OneOf(allergens)),
  /** Slugs that it had before, which lead to it. */
  old_slugs: Type.Array(Type.String()),
})
export type AdminCategory = Static<typeof AdminCategory>

const change = {
  name: Type.Optional(text3(maxCatalogTexts.name)),
  /** HTML; sanitised. */
  description: Type.Optional(text3(maxCatalogTexts.description)),
  meta_title: Type.Optional(text3(maxCatalogTexts.metaTitle)),
  /** Made from the name where it is empty. */
  slug: Type.Optional(PlainText(maxCatalogTexts.slug)),
  image: Type.Optional(PictureKey),
  in_menu: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
  age_restricted: Type.Optional(Type.Boolean()),
  allergens: Type.Optional(
    Type.Array(OneOf(allergens), { maxItems: allergens.length, uniqueItems: true }),
  ),
}
export const CategoryChange = Type.Object(change)
export type CategoryChange = Static<typeof CategoryChange>
