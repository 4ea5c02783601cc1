import type { Generated } from 'kysely'
import type { Json, Translated } from './shared.ts'

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

export interface StockChangesTable {
  id: Generated<number>
  product_id: number
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
