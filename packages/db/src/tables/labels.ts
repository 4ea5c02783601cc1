import type { Translated } from './shared.ts'

/** What the price label of a variant was last printed with. Money in whole drams. */
export interface PrintedLabelsTable {
  variant_id: number
  /** With the chosen options. */
  name: Translated
  /** The name may differ since. */
  renamed: boolean
  sku: string
  barcode: string | null
  price: number
  /** The struck one; null without a saving. */
  old_price: number | null
  box_qty: number | null
  box_price: number | null
  content_amount: number | null
  content_unit: string | null
  portion_grams: number | null
  price_per_kg: number | null
  /** When what was printed was read. */
  printed_at: Date
  staff_id: number | null
}
