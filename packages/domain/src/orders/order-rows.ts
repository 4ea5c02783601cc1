import type { PaidState } from '@tsiran/contract/admin/order-list-shapes'
import type { PickingState } from '@tsiran/contract/admin/picking-shapes'
import type { OrderAddress, OrderStatus } from '@tsiran/contract/order-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { SlotSnapshot } from '@tsiran/db/tables/orders'
import type { Substitution } from '@tsiran/db/tables/carts'
import type { PaymentState } from '@tsiran/db/tables/payments'
import type { Text } from '@tsiran/db/tables/shared'
import type { OrderLineRow } from './order-line-rows.ts'

/** Who changes an order: `clock` for the shop's background work. */
export type Actor = 'buyer' | 'bank' | 'shop' | 'clock'

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
  /** Where it is delivered, in a shop with zones; the district is null where the buyer collects it. */
  district_id: number | null
  zone_id: number | null
  slot_id: number | null
  /** When it is delivered, or collected; null in a shop without slots. */
  slot: SlotSnapshot | null
  /** Whether it has a place in its slot. */
  holds_slot: boolean
  substitution: Substitution | null
  /** Drams that weighed lines may cost more than agreed. */
  buffer: number
}

/** A payment of a two-stage terminal. Drams. */
export interface OrderHold {
  state: PaymentState
  held: number
  captured: number | null
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
  /** Whether its company waits for approval and so has no company prices; null without a company. Absent where it was not read. */
  ordinary_prices?: boolean | null
  /** Whether somebody picks it, or has; null where nobody does. Read with one order, not with lists. */
  picking?: PickingState | null
  /** When what was picked became what is paid, ISO 8601; null before. */
  settled_at: string | null
  /** Drams before the settlement. */
  agreed_sub_total: number | null
  agreed_total: number | null
  /** When the buyer was taken out of it, ISO 8601; null where the order still names them. */
  erased_at: string | null
  /** Drams that went back to the buyer, are on their way, or are due; absent where it was not read. */
  refunded?: number
  /** What a bank holds, or held, for it; null without. Absent where it was not read. */
  hold?: OrderHold | null
  lines: OrderLineRow[]
}

/** An order without its lines. */
export type OrderHeadRow = Pick<
  OrderRow,
  'id' | 'status' | 'created_at' | 'grand_total' | 'slot'
> & {
  /** Drams; null until the order is settled. */
  final_total: number | null
}

/** Owner of orders: a customer or a company. */
export type OrdersOf = { customerId: number } | { companyId: number }
