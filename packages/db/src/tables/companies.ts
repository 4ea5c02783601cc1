import type { Generated } from 'kysely'
import type { GeneratedJson, Translated } from './shared.ts'

export interface CartRequestsTable {
  id: Generated<number>
  company_id: number
  customer_id: number | null
  customer_name: string
  cart_id: number | null
  status: Generated<'open' | 'processing' | 'completed' | 'canceled'>
  synced_cart_id: number | null
  order_id: number | null
  total: number
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface CompanyPaymentsTable {
  id: Generated<number>
  company_id: number
  amount: number
  note: Generated<string>
  staff_id: number | null
  at: Generated<Date>
  /** Of the form that was sent; null for other writers. */
  key: string | null
  /** The numbers of the orders that it closed. */
  closed: GeneratedJson<number[]>
}

export interface CartRequestItemsTable {
  id: Generated<number>
  request_id: number
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
