import type { PaidState } from '@tsiran/contract/admin/order-list-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { OrderAddress, OrderStatus } from '@tsiran/contract/order-shapes'
import type { Generated } from 'kysely'
import type { Json, Text, Translated } from './shared.ts'
import type { Substitution } from './carts.ts'

/** An order's slot, as it was when the order was placed or moved. Instants as ISO 8601. */
export interface SlotSnapshot {
  zone: Text
  /** Null where the buyer collects the order. */
  district: Text | null
  starts_at: string
  ends_at: string
  /** Drams of the slot alone; the order's delivery contains them. */
  fee: number
  pickup: boolean
}

export interface ShippingMethodsTable {
  code: string
  title: Translated
  description: Translated
  rate: number
  position: Generated<number>
  active: Generated<boolean>
  pickup: Generated<boolean>
  version: Generated<number>
  free_from: number | null
}

export interface PaymentMethodsTable {
  method: string
  title: Translated
  description: Translated
  img: string
  position: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
}

export interface OrdersTable {
  id: Generated<number>
  cart_id: number
  customer_id: number | null
  company_id: number | null
  locale: Locale
  status: OrderStatus
  email: string
  billing_address: Json<OrderAddress>
  shipping_address: Json<OrderAddress>
  shipping_method: string
  shipping_title: Translated
  shipping_amount: number
  payment_method: string
  payment_title: Translated
  sub_total: number
  grand_total: number
  description: Generated<string>
  hold_until: Date | null
  holds_stock: Generated<boolean>
  created_at: Generated<Date>
  credit_settled: Generated<number>
  paid: Generated<PaidState>
  version: Generated<number>
  district_id: number | null
  zone_id: number | null
  slot_id: number | null
  slot: Json<SlotSnapshot> | null
  /** Whether it has a place in its slot. */
  holds_slot: Generated<boolean>
  substitution: Substitution | null
  /** Drams that weighed lines may cost more than agreed. */
  buffer: Generated<number>
  settled_at: Date | null
  /** Drams before the settlement. */
  agreed_sub_total: number | null
  agreed_total: number | null
  /** When the buyer was taken out of it. */
  erased_at: Generated<Date | null>
}

export interface OrderItemsTable {
  id: Generated<number>
  order_id: number
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
  box_qty: number | null
  box_price: number | null
  total: number
  stocked: Generated<boolean>
  canceled: Generated<number>
  portion_grams: number | null
  price_per_kg: number | null
  tolerance_pct: number | null
  substitution: Substitution | null
  substitute_variant_id: number | null
  pick_state: 'found' | 'short' | 'missing' | 'replaced' | null
  picked_quantity: number | null
  picked_grams: number | null
  pick_agreed: Generated<boolean>
  agreed_quantity: number | null
  agreed_total: number | null
  replaces_id: number | null
  age_restricted: Generated<boolean>
}
