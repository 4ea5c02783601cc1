import Type, { type Static } from 'typebox'
import { allergens } from '../allergens.ts'
import { ImageUrls } from '../product-card-shapes.ts'
import { Id, Nullable, PlainText } from '../schema.ts'
import { StoredKey, text3 } from './catalog-shapes.ts'
import { Instant, OneOf, Text3, Version } from './schema.ts'
import {
  maxVariants,
  maxPictures,
  maxProductTexts,
  productTypes,
  productUnits,
  productStatuses,
} from './product-choices.ts'
import { AdminVariant, VariantChange } from './variant-shapes.ts'

const Allergens = Type.Array(OneOf(allergens), { maxItems: allergens.length, uniqueItems: true })

const Picture = Type.Object({ key: Type.String(), ...ImageUrls.properties })

/** A product with everything that its page edits. */
export const AdminProduct = Type.Object({
  id: Id,
  version: Version,
  type: OneOf(productTypes),
  sku: Type.String(),
  url_key: Type.String(),
  brand_id: Nullable(Id),
  name: Text3,
  /** Plain text. */
  short_description: Text3,
  /** Sanitised HTML. */
  description: Text3,
  meta_title: Text3,
  unit: OneOf(productUnits),
  status: OneOf(productStatuses),
  /** The place among the products of a listing, lowest first. */
  position: Type.Integer(),
  /** The first is the main one. */
  category_ids: Type.Array(Id),
  super_attribute_ids: Type.Array(Id),
  values: Type.Array(
    Type.Object({ attribute_id: Id, option_id: Nullable(Id), text: Nullable(Text3) }),
  ),
  allergens: Type.Array(OneOf(allergens)),
  /** Pickers take it last. */
  chilled: Type.Boolean(),
  /** Media keys, in their order. */
  images: Type.Array(Type.String()),
  variants: Type.Array(AdminVariant),
  created_at: Instant,
  updated_at: Instant,
  /** Set while a deletion can be undone. */
  deleted_at: Nullable(Instant),
  /** What the page shows beside the fields. */
  brand: Nullable(Type.Object({ id: Id, label: Text3 })),
  /** The categories of `category_ids` in their order, each with the names from the root down and what those above it add. */
  categories: Type.Array(
    Type.Object({
      id: Id,
      path: Type.Array(Text3),
      hidden: Type.Boolean(),
      age_restricted: Type.Boolean(),
      allergens: Allergens,
    }),
  ),
  /** The attributes of `super_attribute_ids` and `values`, with the options that are chosen. */
  attributes: Type.Array(
    Type.Object({
      id: Id,
      code: Type.String(),
      label: Text3,
      type: Type.String(),
      options: Type.Array(
        Type.Object({ id: Id, label: Text3, swatch_value: Nullable(Type.String()) }),
      ),
    }),
  ),
  /** Addresses of every media key above. */
  pictures: Type.Array(Picture),
  /** By its categories: shoppers are asked for their age. */
  age_restricted: Type.Boolean(),
  /** Whether shoppers find it: published, with a category that is not hidden. */
  in_shop: Type.Boolean(),
})
export type AdminProduct = Static<typeof AdminProduct>

/** Fields of a product as they are to be. What is left out stays as it is, or is empty in a new one. */
export const ProductChange = Type.Object({
  sku: Type.Optional(PlainText(100)),
  /** Made from the name where a new product has none, or an empty one. */
  url_key: Type.Optional(PlainText(maxProductTexts.urlKey)),
  brand_id: Type.Optional(Nullable(Id)),
  name: Type.Optional(text3(maxProductTexts.name)),
  short_description: Type.Optional(text3(maxProductTexts.shortDescription)),
  description: Type.Optional(text3(maxProductTexts.description)),
  meta_title: Type.Optional(text3(maxProductTexts.metaTitle)),
  unit: Type.Optional(OneOf(productUnits)),
  status: Type.Optional(OneOf(['published', 'hidden'])),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  category_ids: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  super_attribute_ids: Type.Optional(Type.Array(Id, { maxItems: 10 })),
  values: Type.Optional(
    Type.Array(
      Type.Object({
        attribute_id: Id,
        option_id: Type.Optional(Nullable(Id)),
        text: Type.Optional(Nullable(text3(2_000))),
      }),
      { maxItems: 200 },
    ),
  ),
  allergens: Type.Optional(Allergens),
  chilled: Type.Optional(Type.Boolean()),
  images: Type.Optional(Type.Array(StoredKey, { maxItems: maxPictures })),
  /** All of them, in display order: one that is left out is no longer sold. */
  variants: Type.Optional(Type.Array(VariantChange, { minItems: 1, maxItems: maxVariants })),
})
export type ProductChange = Static<typeof ProductChange>
