// Long because a product is one thing: what is read, what is written, and its rows in lists share fields.
import Type, { type Static } from 'typebox'
import { allergens } from '../allergens.ts'
import { ImageUrls, UnitPrice, Weighed } from '../product-shapes.ts'
import { perLocale } from '../map-text.ts'
import { Drams, Id, Nullable, PageLinks, PageMeta, PlainText } from '../schema.ts'
import { Instant, OneOf, Text3, Version } from './schema.ts'

/** Drams of a price at most: a longer number is a slip of the hand. */
export const maxPrice = 100_000_000
/** Percent by which a weighed portion may differ: of a new variant, and at most. */
export const defaultTolerance = 15
export const maxTolerance = 100
/** Variants and pictures of one product at most. */
export const maxVariants = 300
export const maxPictures = 50
/** Characters of a product's texts in one language. */
export const maxProductTexts = {
  name: 300,
  shortDescription: 2_000,
  description: 60_000,
  metaTitle: 300,
  urlKey: 200,
} as const

export const productTypes = ['simple', 'configurable'] as const
export const productUnits = ['piece', 'kg', 'l', 'pack'] as const
export const contentUnits = ['g', 'ml', 'piece'] as const
export type ContentUnit = (typeof contentUnits)[number]
/** `service` products are the shop's own, such as packaging: they are seen, and their status never changes. */
export const productStatuses = ['published', 'hidden', 'service'] as const
export const productFlags = [
  'no_picture',
  'no_translation',
  'sold_out',
  'saving',
  'weighed',
  'deleted',
] as const
export type ProductFlag = (typeof productFlags)[number]
export const productSorts = [
  '-updated_at',
  'updated_at',
  '-created_at',
  'created_at',
  'name',
  '-name',
  'sku',
  '-sku',
] as const
export type ProductSort = (typeof productSorts)[number]

const ContentUnitOrNone = Type.Unsafe<ContentUnit | null>({
  type: ['string', 'null'],
  enum: [...contentUnits, null],
})
const Option = Type.Object({ attribute_id: Id, option_id: Id })
const Allergens = Type.Array(OneOf(allergens), { maxItems: allergens.length, uniqueItems: true })

/** Money in drams, quantities in pieces. */
export const AdminVariant = Type.Object({
  id: Id,
  version: Version,
  sku: Type.String(),
  barcode: Nullable(Type.String()),
  price: Drams,
  old_price: Nullable(Drams),
  company_price: Nullable(Drams),
  min_qty: Type.Integer(),
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
  /** What one piece holds: grams, millilitres or pieces. */
  content_amount: Nullable(Type.Integer()),
  content_unit: ContentUnitOrNone,
  /** Weighed products: grams of a portion, drams of a kilogram; the price of the portion follows from both. */
  portion_grams: Nullable(Type.Integer()),
  price_per_kg: Nullable(Drams),
  /** Percent by which what is weighed may differ without the buyer’s consent; means nothing for other products. */
  tolerance_pct: Type.Integer(),
  shelf_place: Type.String(),
  low_mark: Nullable(Type.Integer()),
  supplier_code: Type.String(),
  external_id: Nullable(Type.String()),
  /** One option of each super attribute. */
  options: Type.Array(Option),
  /** Media keys of its own pictures. */
  images: Type.Array(Type.String()),
  /** Changed by the ledger of stock alone. */
  qty: Type.Integer(),
  unit_price: UnitPrice,
})
export type AdminVariant = Static<typeof AdminVariant>

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

const text3 = (maxLength: number) => Type.Object(perLocale(() => PlainText(maxLength)))
const Price = Type.Integer({ minimum: 0, maximum: maxPrice })
const Pieces = (minimum: number) => Type.Integer({ minimum, maximum: 1_000_000 })
const MediaKey = Type.String({ minLength: 1, maxLength: 200 })

/** A variant as it is to be. What is left out stays as it is, or is empty in a new one, which needs `sku` and `price`. */
export const VariantChange = Type.Object({
  /** Absent for a new variant; a stored one is also found by its sku. */
  id: Type.Optional(Id),
  sku: Type.Optional(PlainText(100)),
  barcode: Type.Optional(Nullable(PlainText(40))),
  price: Type.Optional(Price),
  old_price: Type.Optional(Nullable(Price)),
  company_price: Type.Optional(Nullable(Price)),
  min_qty: Type.Optional(Pieces(1)),
  box_qty: Type.Optional(Nullable(Pieces(1))),
  box_price: Type.Optional(Nullable(Price)),
  content_amount: Type.Optional(Nullable(Pieces(1))),
  content_unit: Type.Optional(ContentUnitOrNone),
  portion_grams: Type.Optional(Nullable(Pieces(1))),
  price_per_kg: Type.Optional(Nullable(Price)),
  tolerance_pct: Type.Optional(Type.Integer({ minimum: 0, maximum: maxTolerance })),
  shelf_place: Type.Optional(PlainText(40)),
  low_mark: Type.Optional(Nullable(Pieces(0))),
  supplier_code: Type.Optional(PlainText(100)),
  external_id: Type.Optional(Nullable(PlainText(100))),
  options: Type.Optional(Type.Array(Option, { maxItems: 10 })),
  images: Type.Optional(Type.Array(MediaKey, { maxItems: maxPictures })),
  /** Counts for a new variant alone; later stock moves by the ledger. */
  qty: Type.Optional(Pieces(0)),
})
export type VariantChange = Static<typeof VariantChange>

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
  images: Type.Optional(Type.Array(MediaKey, { maxItems: maxPictures })),
  /** All of them, in display order: one that is left out is no longer sold. */
  variants: Type.Optional(Type.Array(VariantChange, { minItems: 1, maxItems: maxVariants })),
})
export type ProductChange = Static<typeof ProductChange>

/** A row of the list. Price, box and contents are the cheapest variant's, `qty` is that of all variants together. */
export const ProductListRow = Type.Object({
  id: Id,
  type: OneOf(productTypes),
  sku: Type.String(),
  url_key: Type.String(),
  name: Text3,
  status: OneOf(productStatuses),
  brand: Nullable(Type.Object({ id: Id, label: Type.String() })),
  category_ids: Type.Array(Id),
  /** The main category's name in the caller's language. */
  category: Nullable(Type.String()),
  image: Type.String(),
  barcode: Nullable(Type.String()),
  price: Drams,
  old_price: Nullable(Drams),
  company_price: Nullable(Drams),
  min_qty: Type.Integer(),
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
  content_amount: Nullable(Type.Integer()),
  content_unit: ContentUnitOrNone,
  unit_price: UnitPrice,
  weighed: Weighed,
  qty: Type.Integer(),
  variants: Type.Integer(),
  version: Version,
  updated_at: Instant,
  deleted_at: Nullable(Instant),
})
export type ProductListRow = Static<typeof ProductListRow>

/** Rows that a list counts exactly; beyond them `more` is true and the pages end there. */
export const maxListed = 100_000
/** The same for a list of a search: what has a frequent word is read row by row. */
export const maxSearched = 4_000
export const ProductPage = Type.Object({
  data: Type.Array(ProductListRow),
  links: PageLinks,
  meta: Type.Object({ ...PageMeta.properties, more: Type.Boolean() }),
})
