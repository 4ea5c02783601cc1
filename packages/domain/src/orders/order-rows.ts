import type { PaidState } from '@tsiran/contract/admin/order-list-shapes'
import type { PickingState } from '@tsiran/contract/admin/picking-shapes'
import type { PickState } from '@tsiran/contract/admin/pick-line-shapes'
import type { OrderAddress, OrderStatus } from '@tsiran/contract/order-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { SlotSnapshot, Substitution } from '@tsiran/db/tables/orders'
import type { PaymentState } from '@tsiran/db/tables/payments'
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
  /** Of weighed products: grams of a portion, drams of a kilogram, and percent by which the weight may differ. */
  portion_grams?: number | null
  price_per_kg?: number | null
  tolerance_pct?: number | null
  /** What to do where it is not there; null for the order's wish. */
  substitution?: Substitution | null
  /** The variant that the buyer names in its place. */
  substitute_variant_id?: number | null
  /** Whether somebody of age has to take it. */
  age_restricted?: boolean
}

/** A line of a placed order. `quantity` stays what was ordered; `total` is what the pieces that are left cost. */
export interface OrderLineRow extends Required<NewOrderLine> {
  id: number
  position: number
  /** Pieces that were taken away since. */
  canceled: number
  /** What the picker found; applied at the settlement. */
  pick_state: PickState | null
  picked_quantity: number | null
  picked_grams: number | null
  /** The buyer was asked about it and agreed. */
  pick_agreed: boolean
  /** Pieces and drams before the settlement; null until then. */
  agreed_quantity: number | null
  agreed_total: number | null
  /** The line that this one is a substitute of. */
  replaces_id: number | null
}

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
