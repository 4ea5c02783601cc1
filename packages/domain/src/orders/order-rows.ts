import type { OrderAddress, OrderStatus } from '@tsiran/contract/orders'
import type { Locale } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import type { LineSnapshot } from '../shared/line-snapshot.ts'

/** Who changes an order: `clock` for what happens by itself. */
export type Actor = 'buyer' | 'bank' | 'shop' | 'clock'

export interface OrderLineRow extends LineSnapshot {
  box_qty: number | null
  /** Drams for a box. */
  box_price: number | null
  /** False for a line that takes nothing out of the stock. */
  stocked: boolean
}

/** Everything an order keeps of the moment it was placed. Money in drams. */
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
  /** Until when it keeps its goods while it waits for its payment; ISO 8601, null for all others. */
  hold_until: string | null
  /** Whether its pieces are out of the stock. */
  holds_stock: boolean
  created_at: string
  lines: OrderLineRow[]
}

/** An order without its lines. */
export type OrderHeadRow = Pick<OrderRow, 'id' | 'status' | 'created_at' | 'grand_total'>

/** Whose orders: those that a customer placed, or that were placed for a company. */
export type OrdersOf = { customerId: number } | { companyId: number }
