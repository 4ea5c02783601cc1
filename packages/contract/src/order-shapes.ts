import Type, { type Static } from 'typebox'
import { OrderedSlot, SubstitutionWish } from './delivery.ts'
import { Drams, Id, Nullable } from './schema.ts'
import { OrderItem } from './order-line-shapes.ts'

export const orderStatuses = [
  'pending_payment',
  'pending',
  'processing',
  'completed',
  'canceled',
  'closed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const OrderAddress = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  company_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  country: Type.String(),
  state: Type.String(),
  city: Type.String(),
  address1: Type.Array(Type.String()),
  postcode: Type.String(),
})
export type OrderAddress = Static<typeof OrderAddress>

export const Status = Type.Unsafe<OrderStatus>({ type: 'string', enum: [...orderStatuses] })
const head = {
  id: Type.Integer(),
  /** The number that people see. */
  increment_id: Type.String(),
  status: Status,
  status_label: Type.String(),
  /** ISO 8601. */
  created_at: Type.String(),
}

/** Money that the buyer's bank holds for an order until it is packed. Drams. */
export const CardHold = Type.Object({
  /** `capturing`: the bank is asked to take `captured`. `released`: it lets go of all, and has taken nothing. */
  state: Type.Unsafe<'held' | 'capturing' | 'captured' | 'released'>({
    type: 'string',
    enum: ['held', 'capturing', 'captured', 'released'],
  }),
  held: Drams,
  /** Null until it is known. */
  captured: Nullable(Drams),
  /** What goes free again; 0 while it is not known. */
  released: Drams,
})
export type CardHold = Static<typeof CardHold>

export const Order = Type.Object({
  ...head,
  items: Type.Array(OrderItem),
  base_grand_total: Drams,
  grand_total: Drams,
  sub_total: Drams,
  shipping_amount: Drams,
  shipping_title: Type.String(),
  payment_title: Type.String(),
  billing_address: OrderAddress,
  shipping_address: OrderAddress,
  description: Type.String(),
  /** When the order is delivered, or collected. */
  slot: Type.Optional(Nullable(OrderedSlot)),
  substitution: Type.Optional(Nullable(SubstitutionWish)),
  /** Drams that weighed lines may cost more than `grand_total`; absent where nothing is weighed. */
  buffer: Type.Optional(Drams),
  /** Drams to pay after picking; null until the order is settled. `grand_total` stays what was agreed. */
  final_total: Type.Optional(Nullable(Drams)),
  formated_final_total: Type.Optional(Nullable(Type.String())),
  /** Drams that went back to the buyer, or are on their way. */
  refunded: Type.Optional(Drams),
  /** Whether the buyer has all of `refunded` back. */
  refund_done: Type.Optional(Type.Boolean()),
  /** Absent where no bank held money for it. */
  card_hold: Type.Optional(CardHold),
})
export type Order = Static<typeof Order>

const {
  billing_address: _billing,
  shipping_address: _shipping,
  description: _description,
  ...placedFields
} = Order.properties
/** A placed order for the browser that placed it, without the buyer's data. */
export const PlacedOrder = Type.Object(placedFields)
export type PlacedOrder = Static<typeof PlacedOrder>

/** An order as the history lists it. */
export const OrderRow = Type.Object({
  ...head,
  base_grand_total: Drams,
  formated_base_grand_total: Type.String(),
  /** What a packed order costs; null before. */
  final_total: Type.Optional(Nullable(Drams)),
  formated_final_total: Type.Optional(Nullable(Type.String())),
  /** When the order is delivered, or collected. */
  slot: Type.Optional(Nullable(OrderedSlot)),
})
export type OrderRow = Static<typeof OrderRow>

/** A line of an order that reordering skipped. */
export const SkippedLine = Type.Object({
  product_id: Nullable(Id),
  name: Type.String(),
  reason: Type.Unsafe<'gone' | 'out_of_stock' | 'already_in_cart'>({
    type: 'string',
    enum: ['gone', 'out_of_stock', 'already_in_cart'],
  }),
})
export type SkippedLine = Static<typeof SkippedLine>
