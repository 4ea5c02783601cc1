import type { Generated } from 'kysely'
import type { Json, Translated } from './shared.ts'

export interface CategoriesTable {
  id: Generated<number>
  parent_id: number | null
  slug: string
  name: Translated
  description: Translated
  meta_title: Translated
  image: string | null
  position: Generated<number>
  in_menu: Generated<boolean>
  age_restricted: Generated<boolean>
  version: Generated<number>
  /** Not shown to shoppers, nor what is below it. */
  hidden: Generated<boolean>
  allergens: Generated<string[]>
  /** Neither it nor anything above it is hidden; kept by a trigger. */
  shown: Generated<boolean>
}

/** The last part of an address that a thing had before. */
export interface UrlRedirectsTable {
  kind: 'category' | 'product'
  old_key: string
  subject_id: number
  created_at: Generated<Date>
}

export interface BrandsTable {
  id: Generated<number>
  slug: string
  label: Translated
  logo: string | null
  position: Generated<number>
  version: Generated<number>
}

export interface AttributesTable {
  id: Generated<number>
  code: string
  label: Translated
  type: 'select' | 'multiselect' | 'text'
  filterable: Generated<boolean>
  configurable: Generated<boolean>
  position: Generated<number>
  version: Generated<number>
}

export interface AttributeOptionsTable {
  id: Generated<number>
  attribute_id: number
  code: string
  label: Translated
  /** A colour, `#b3261e`. */
  swatch_value: string | null
  /** Key of a picture, shown in place of the colour. */
  swatch_image: string | null
  sort_order: Generated<number>
}

export interface ProductsTable {
  id: Generated<number>
  type: 'simple' | 'configurable'
  sku: string
  url_key: string
  brand_id: number | null
  name: Translated
  short_description: Translated
  description: Translated
  meta_title: Translated
  unit: Generated<'piece' | 'kg' | 'l' | 'pack'>
  status: Generated<'published' | 'hidden' | 'service'>
  position: Generated<number>
  created_at: Generated<Date>
  version: Generated<number>
  updated_at: Generated<Date>
  /** Set while a deletion can be undone; such a product is hidden. */
  deleted_at: Date | null
  /** The status before the deletion. */
  deleted_status: 'published' | 'hidden' | null
  allergens: Generated<string[]>
  /** Kept by triggers of `product_images`. */
  has_picture: Generated<boolean>
  /** Pickers take it last. */
  chilled: Generated<boolean>
}

/** Money in whole drams, quantities in pieces. */
export interface VariantsTable {
  id: Generated<number>
  product_id: number
  sku: string
  position: Generated<number>
  price: number
  old_price: number | null
  company_price: number | null
  qty: Generated<number>
  min_qty: Generated<number>
  box_qty: number | null
  box_price: number | null
  version: Generated<number>
  barcode: string | null
  /** What one piece holds. */
  content_amount: number | null
  content_unit: 'g' | 'ml' | 'piece' | null
  /** Weighed products: grams of a portion and drams of a kilogram; `price` is the portion's. */
  portion_grams: number | null
  price_per_kg: number | null
  shelf_place: Generated<string>
  /** Pieces at which the variant is reordered. */
  low_mark: number | null
  supplier_code: Generated<string>
  /** The variant's name in the merchant's other system. */
  external_id: string | null
  /** Set once no longer sold: open carts and orders still refer to it. */
  removed_at: Date | null
  /** Percent by which a weighed portion may differ. */
  tolerance_pct: Generated<number>
}

export interface ProductSuperAttributesTable {
  product_id: number
  attribute_id: number
  position: Generated<number>
}

export interface VariantOptionsTable {
  variant_id: number
  attribute_id: number
  option_id: number
}

export interface ProductAttributeValuesTable {
  id: Generated<number>
  product_id: number
  attribute_id: number
  option_id: number | null
  text: Translated | null
}

export interface ProductImagesTable {
  id: Generated<number>
  product_id: number
  variant_id: number | null
  media: string
  position: Generated<number>
}

export interface ProductCategoriesTable {
  product_id: number
  category_id: number
  position: Generated<number>
}

export interface ProductListingsTable {
  product_id: number
  brand_id: number | null
  price: number
  /** What a company pays; null where it pays the price, and in rows of an older version until they are filled. */
  company_price: number | null
  saving: boolean
  /** Whether it is a saving for companies; null where `saving` says so, and in rows of an older version until they are filled. */
  company_saving: boolean | null
  position: number
  created_at: Date
  name: Translated
  category_ids: number[]
  option_ids: number[]
  age_restricted: boolean
}

/** Parts of a product and the ids that they name; a product without a row is read by the function `product_document()`. */
export interface ProductDocumentsTable {
  product_id: number
  document: Json<object>
  own_category_ids: number[]
  attribute_ids: number[]
  option_ids: number[]
  /** Keys of uploaded pictures. */
  media: string[]
}

/** `terms` is a tsvector in PostgreSQL's text form; migration 0004 lists its lexemes. */
export interface ProductSearchTable {
  product_id: number
  terms: string
  in_stock: boolean
  size: number
  position: number
  fold_version: Generated<number>
}

export interface StockChangesTable {
  id: Generated<number>
  product_id: number
}

export interface SearchWordsTable {
  key: string
  typos: string[]
  fold_version: Generated<number>
}

export interface SearchSynonymsTable {
  id: Generated<number>
  typed: string
  meant: string
  both_ways: Generated<boolean>
  version: Generated<number>
}

export interface SearchPinsTable {
  id: Generated<number>
  version: Generated<number>
  query: string
  /** The query's words, lower case, a blank between them. */
  key: string
  product_ids: number[]
}

export interface SearchRedirectsTable {
  id: Generated<number>
  version: Generated<number>
  query: string
  key: string
  /** A page of the shop without its language. */
  path: string
}

export interface SearchMissesTable {
  /** `YYYY-MM-DD`, in Yerevan. */
  day: string
  query: string
  count: number
}

export interface SearchSynonymKeysTable {
  synonym_id: number
  key: string
  typos: string[]
  meant: string
}

export interface SearchStateTable {
  fold_version: number
  /** Whether the shipped synonyms were added: from then on all synonyms are the merchant's. */
  synonyms_shipped: Generated<boolean>
}

export interface CategoryListingsTable {
  category_id: number
  product_id: number
  brand_id: number | null
  price: number
  /** As that of {@link ProductListingsTable}. */
  company_price: number | null
  saving: boolean
  /** As that of {@link ProductListingsTable}. */
  company_saving: boolean | null
  position: number
  created_at: Date
  name: Translated
  option_ids: number[]
}

/** `category_id` 0 is the whole shop, -1 its savings. `brands` and `options` map an id to its number of products. */
export interface ListingSummariesTable {
  category_id: number
  products: number
  min_price: number | null
  max_price: number | null
  company_min_price: number | null
  company_max_price: number | null
  brands: Json<Record<string, number>>
  options: Json<Record<string, number>>
}
