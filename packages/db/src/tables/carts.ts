import type { Locale } from '@tsiran/contract/locale'
import type { OrderAddress } from '@tsiran/contract/order-shapes'
import type { Generated } from 'kysely'
import type { Json } from './shared.ts'

/** What to do where something is not there. */
export type Substitution = 'replace' | 'call' | 'refund'

export interface CartsTable {
  id: Generated<number>
  api_token: string | null
  customer_id: number | null
  status: Generated<'active' | 'ordered' | 'returned'>
  locale: Generated<Locale>
  billing_address: Json<OrderAddress> | null
  shipping_address: Json<OrderAddress> | null
  shipping_method: string | null
  payment_method: string | null
  seen_service: number | null
  seen_shipping: number | null
  network: string | null
  /** Whether the clean-up removed lines and addresses, long after the order. */
  cleared: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  successor_id: number | null
  district_id: number | null
  slot_id: number | null
  substitution: Substitution | null
}

export interface CartItemsTable {
  id: Generated<number>
  cart_id: number
  product_id: number
  variant_id: number | null
  quantity: number
  seen_price: number
  seen_box_price: number | null
  seen_box_qty: number | null
  /** Null for the cart's. */
  substitution: Substitution | null
  substitute_variant_id: number | null
}
