import type { ColumnType, Generated } from 'kysely'

export type Locale = 'hy' | 'ru' | 'en'

/** A text in the shop's three languages. */
export type Text = Record<Locale, string>

/** A `translated` column: read as an object, written as JSON text. */
export type Translated = ColumnType<Text, string, string>

/** A `jsonb` column of a known shape: read as an object, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>

/** Columns of the goods in an order or a request, as they were then. */
export interface LineSnapshotColumns {
  id: Generated<number>
  position: number
  product_id: number | null
  variant_id: number | null
  sku: string
  name: Translated
  options: Translated
  url_key: string
  image: string | null
  quantity: number
  unit_price: number
  total: number
}
