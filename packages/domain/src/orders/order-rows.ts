import type { PaidState } from '@tsiran/contract/admin/order-shapes'
import type { OrderAddress, OrderStatus } from '@tsiran/contract/orders'
import type { Locale } from '@tsiran/contract/locale'
import type { Substitution } from '@tsiran/db/tables/orders'
import type { Text } from '@tsiran/db/tables/shared'
import type { LineSnapshot } from '../shared/line-snapshot.ts'

/** Who changes an order: `clock` for the shop's background work. */
export type Actor = 'buyer' | 'bank' | 'shop' | 'clock'

/** A line as it is ordered. */
export interface NewOrderLine extends LineSnapshot {
  box_qty: number | null
  /** Drams for a box. */
  box_price: number | null
  /** False for a line that takes no stock. */
  stocked: boolean
}

/** A line of a placed order. `quantity` stays what was ordered; `total` is what the pieces that are left cost. */
export interface OrderLineRow extends NewOrderLine {
  id: number
  position: number
  /** Pieces that were taken away since. */
  canceled: number
  /** Of weighed products: the portion, and drams of a kilogram, as ordered. */
  portion_grams?: number | null
  price_per_kg?: number | null
  /** Percent by which the weight may differ. */
  tolerance_pct?: number | null
  substitution?: Substitution | null
  pick_state?: PickState | null
  /** Pieces or portions that the picker found. */
  picked_quantity?: number | null
  /** What a weighed line weighs. */
  picked_grams?: number | null
  /** Pieces and drams before the settlement; null until then. */
  agreed_quantity?: number | null
  agreed_total?: number | null
  /** The line that this one is a substitute of. */
  replaces_id?: number | null
  age_restricted?: boolean
}

export type PickState = 'found' | 'short' | 'missing' | 'replaced'

/** An order's fields, as they were when it was placed. Money in drams. */
export interface OrderFields {
  customer_id: number | null
  company_id: number | null
  locale: Locale
  status: OrderStatus
  email: string
  billing_address: OrderAddress
  shipping_address: OrderAddress
  shipping_method: string
  shipping_title: Text
  shipping_amount: number
  payment_method: string
  payment_title: Text
  sub_total: number
  grand_total: number
  description: string
}

export interface OrderRow extends OrderFields {
  id: number
  cart_id: number
  /** End of an unpaid order's hold, ISO 8601; null for all others. */
  hold_until: string | null
  /** Whether its pieces are taken from the stock. */
  holds_stock: boolean
  created_at: string
  /** The paid state; triggers update it with the order, its payments and refunds. */
  paid: PaidState
  /** Drams that the company has paid of an order on credit. */
  credit_settled: number
  /** Counts the order's changes. */
  version: number
  lines: OrderLineRow[]
  substitution?: Substitution | null
  /** Drams that weighed lines may cost more than agreed. */
  buffer?: number
  settled_at?: string | null
  /** Drams before the settlement; null until then. */
  agreed_sub_total?: number | null
  agreed_total?: number | null
  /** Drams that went back to the buyer, are on their way, or are due. */
  refunded?: number
}

/** An order without its lines. */
export type OrderHeadRow = Pick<OrderRow, 'id' | 'status' | 'created_at' | 'grand_total'>

/** Owner of orders: a customer or a company. */
export type OrdersOf = { customerId: number } | { companyId: number }
