import type { Allergen } from '@tsiran/contract/allergens'
import type { Text } from '@tsiran/db/tables/shared'

/** Money in drams, quantities in pieces. */
export interface VariantInput {
  /** Unique in the shop; identifies the variant when its product is saved again. */
  sku: string
  price: number
  old_price?: number | null
  company_price?: number | null
  /** Counts for a new variant alone: later stock moves by the ledger. */
  qty: number
  min_qty?: number
  box_qty?: number | null
  box_price?: number | null
  barcode?: string | null
  /** What one piece holds: grams, millilitres or pieces. */
  content_amount?: number | null
  content_unit?: 'g' | 'ml' | 'piece' | null
  /** Weighed products: grams of a portion, drams of a kilogram. */
  portion_grams?: number | null
  price_per_kg?: number | null
  /** Percent by which what is weighed may differ. */
  tolerance_pct?: number
  shelf_place?: string
  /** Pieces at which it is reordered. */
  low_mark?: number | null
  supplier_code?: string
  external_id?: string | null
  /** One option of each super attribute. */
  options?: { attribute_id: number; option_id: number }[]
  /** Keys of the variant's own pictures. */
  images?: string[]
}

/** A product to be stored, with its variants. */
export interface ProductInput {
  /** Absent for a new product. */
  id?: number
  type: 'simple' | 'configurable'
  sku: string
  url_key: string
  brand_id: number | null
  name: Text
  /** Plain text. */
  short_description: Text
  /** HTML; sanitised before it is stored. */
  description: Text
  meta_title: Text
  unit: 'piece' | 'kg' | 'l' | 'pack'
  status: 'published' | 'hidden' | 'service'
  position: number
  /** Defaults to the stored time, or to now for a new product. */
  created_at?: Date
  /** The first is the product's main one. */
  category_ids: number[]
  super_attribute_ids: number[]
  values: { attribute_id: number; option_id?: number; text?: Text }[]
  allergens?: readonly Allergen[]
  /** Pickers take it last. */
  chilled?: boolean
  /** Keys of pictures. */
  images: string[]
  /** In display order; a simple product has exactly one. */
  variants: VariantInput[]
}
