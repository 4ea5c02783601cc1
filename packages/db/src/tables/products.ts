import type { Generated } from 'kysely'
import type { Translated } from './shared.ts'

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
