import type { Text } from '@tsiran/db/tables/shared'

export type Options = Record<string, string[]>
export interface VariantRow {
  id: number
  version: number
  sku: string
  qty: number
  price: number
  old_price: number | null
  company_price: number | null
  min_qty: number
  box_qty: number | null
  box_price: number | null
  barcode: string | null
  content_amount: number | null
  content_unit: string | null
  portion_grams: number | null
  price_per_kg: number | null
  /** Of weighed products. */
  tolerance_pct: number | null
  options: Options | null
  images: string[]
}
export interface ProductRow {
  id: number
  version: number
  type: 'simple' | 'configurable'
  sku: string
  brand: string | null
  unit: string
  status: string
  chilled: boolean
  name: Text
  short_description: Text
  description: Text
  categories: string[]
  super_attributes: string[]
  options: Options | null
  texts: Record<string, Text> | null
  images: string[]
  variants: VariantRow[]
}
