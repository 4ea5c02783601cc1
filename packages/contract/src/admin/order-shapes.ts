import Type, { type Static } from 'typebox'
import { SlotId, SubstitutionWish } from '../delivery.ts'
import { OrderAddress, orderStatuses } from '../orders.ts'
import { maxLines, maxPieces } from '../limits.ts'
import { BigId, Drams, Id, Nullable, PageMeta } from '../schema.ts'
import { pickStates } from './picking.ts'
import { Instant, OneOf, Text3, Version } from './schema.ts'

export const Status = OneOf(orderStatuses)

/**
 * Whether an order is paid. `credit`: owed by the company. `at_the_door`: cash on delivery. `held`: the bank holds the money and
 * nobody has received it. `refund_due`: somebody has to return money.
 */
export const paidStates = [
  'unpaid',
  'at_the_door',
  'credit',
  'held',
  'paid',
  'refund_due',
  'part_refunded',
  'refunded',
] as const
export type PaidState = (typeof paidStates)[number]

/**
 * How far the shop has come with a confirmed order. `to_pick`: nobody picks it. `picked`: what was found is not settled yet. `packed`: it
 * is settled. `delivering`: a courier is on the way with it. `delivered`: it was handed over, at the door or in the shop.
 */
export const orderStages = [
  'to_pick',
  'picking',
  'picked',
  'packed',
  'delivering',
  'delivered',
] as const
export type OrderStage = (typeof orderStages)[number]

/** What somebody may do to an order now. Each is a call of this slice. */
export const orderActions = [
  'process',
  'complete',
  'cancel',
  'cancel_lines',
  'edit',
  'move',
  'refund',
  'confirm_refund',
  'repeat_request',
  'settle',
  'settle_credit',
  'note',
  'slip',
  'invoice',
] as const
export type OrderAction = (typeof orderActions)[number]

/** What the picker found of a line. */
export const PickState = OneOf(pickStates)

const Reference = Type.Object({ id: Id, name: Type.String() })

/** An order's slot, as it was when the order was placed or moved. */
export const SlotOfOrder = Type.Object({
  /** Null where the order has none any more. */
  id: Nullable(SlotId),
  zone_id: Nullable(Id),
  starts_at: Instant,
  ends_at: Instant,
  /** The zone, and the district of a delivery. */
  zone: Type.String(),
  district: Type.String(),
  /** Drams of the slot alone. */
  fee: Drams,
  pickup: Type.Boolean(),
  /** Whether the order has a place; an open one without is too much for its slot. */
  has_place: Type.Boolean(),
})
export type SlotOfOrder = Static<typeof SlotOfOrder>

export const OrderListRow = Type.Object({
  id: Type.Integer(),
  created_at: Instant,
  status: Status,
  /** Null before it is confirmed, and once it is canceled. */
  stage: Nullable(OneOf(orderStages)),
  /** The buyer as the delivery address names them. Masked for whoever may not see people. */
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  customer: Nullable(Reference),
  company: Nullable(Reference),
  payment_method: Type.String(),
  payment_title: Type.String(),
  paid: OneOf(paidStates),
  shipping_title: Type.String(),
  slot: Nullable(SlotOfOrder),
  /** Lines without the service line. */
  lines: Type.Integer(),
  grand_total: Drams,
  /** Whether the buyer, or somebody of the staff, has written something. */
  has_note: Type.Boolean(),
  age_restricted: Type.Boolean(),
  /** Whether a line has to stay cold. */
  chilled: Type.Boolean(),
  /** What the buyer wants where a line is missing; null without a wish for the whole order. */
  substitution: Nullable(SubstitutionWish),
  /** Who has it on a route; null while nobody has, and where nobody was at home. */
  courier: Nullable(Reference),
  version: Version,
})
export type OrderListRow = Static<typeof OrderListRow>

export const OrderListMeta = Type.Object({
  ...PageMeta.properties,
  /** Whether there are more orders than `total`, which counts no further. */
  more: Type.Boolean(),
  /** Drams of all orders of the filter, canceled ones left out; null where they are not all counted. */
  sum: Nullable(Drams),
})
export type OrderListMeta = Static<typeof OrderListMeta>

export const AdminOrderLine = Type.Object({
  id: Type.Integer(),
  product_id: Nullable(Id),
  variant_id: Nullable(Id),
  sku: Type.String(),
  name: Text3,
  options: Text3,
  image: Nullable(Type.String()),
  /** Pieces ordered, and canceled since. */
  quantity: Type.Integer(),
  canceled: Type.Integer(),
  /** Pieces that refunds were made for after the delivery. */
  refunded: Type.Integer(),
  unit_price: Drams,
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
  total: Drams,
  /** False for the service line: it takes nothing out of the stock. */
  stocked: Type.Boolean(),
  /** Pieces in stock now; null where the variant is gone. */
  in_stock: Nullable(Type.Integer()),
  /** Of weighed products: grams of a portion, and drams of a kilogram; null for others. */
  portion_grams: Nullable(Type.Integer()),
  price_per_kg: Nullable(Drams),
  /** Null while nobody has picked it. */
  pick_state: Nullable(PickState),
  picked_quantity: Nullable(Type.Integer()),
  picked_grams: Nullable(Type.Integer()),
  /** Pieces and drams before the settlement; null until then, and 0 for substitutes. */
  agreed_quantity: Nullable(Type.Integer()),
  agreed_total: Nullable(Drams),
  /** The line that this one is a substitute of. */
  replaces_id: Nullable(Type.Integer()),
})
export type AdminOrderLine = Static<typeof AdminOrderLine>

export const refundStates = ['due', 'refunding', 'refunded', 'refused'] as const

/** Pieces of an order's lines, as a call names them. */
export const PiecesOfLines = Type.Array(
  Type.Object({ line_id: BigId, quantity: Type.Integer({ minimum: 1, maximum: maxPieces }) }),
  { minItems: 1, maxItems: maxLines },
)

/** Pieces of a line that a refund is for. */
export const RefundLine = Type.Object({ line_id: Type.Integer(), quantity: Type.Integer() })
export type RefundLine = Static<typeof RefundLine>

export const Refund = Type.Object({
  id: Type.Integer(),
  amount: Drams,
  state: OneOf(refundStates),
  /** True where a person has returned it outside of the shop. */
  by_hand: Type.Boolean(),
  reason: Type.String(),
  /** What the money is for; empty for anything else than pieces. */
  lines: Type.Array(RefundLine),
  staff: Nullable(Type.String()),
  created_at: Instant,
})
export type Refund = Static<typeof Refund>

export const AdminPayment = Type.Object({
  id: Type.Integer(),
  provider: Type.String(),
  state: Type.String(),
  amount: Drams,
  /** Drams that went back, or are on their way. */
  refunded: Drams,
  /** Of two-stage terminals, in drams: what the bank held, and what it is to take or took; null for others. */
  held: Nullable(Drams),
  capture: Nullable(Drams),
  /** When the bank lets go of what it holds. */
  capture_before: Nullable(Instant),
  /** When the bank refused to take what it holds, or to let go of it; null where it did not, or somebody has done it since. */
  refused_at: Nullable(Instant),
  bank_id: Nullable(Type.String()),
  created_at: Instant,
  refunds: Type.Array(Refund),
})
export type AdminPayment = Static<typeof AdminPayment>

export const historyKinds = [
  'status',
  'note',
  'edit',
  'slot',
  'cancel_lines',
  'settled',
  'refund',
  'payment',
  'document',
  'mail',
] as const

/** One thing that happened to an order. */
export const OrderEvent = Type.Object({
  at: Instant,
  kind: OneOf(historyKinds),
  /** A member of the staff, `buyer`, `bank`, `clock` or `shop`. */
  by: Type.String(),
  staff_id: Nullable(Id),
  text: Type.String(),
  from: Nullable(Type.String()),
  to: Nullable(Type.String()),
  /** Where the district changed: both names, in the caller's language. */
  district: Nullable(Type.Object({ from: Type.String(), to: Type.String() })),
  /** Of a refund: the pieces that it is for. */
  lines: Type.Array(RefundLine),
})
export type OrderEvent = Static<typeof OrderEvent>

export const OrderDocument = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  number: Nullable(Type.String()),
  issued_at: Instant,
  /** When another one took its place; null while it counts. */
  canceled_at: Nullable(Instant),
})
export type OrderDocument = Static<typeof OrderDocument>

export const AdminOrder = Type.Object({
  id: Type.Integer(),
  version: Version,
  created_at: Instant,
  locale: Type.String(),
  status: Status,
  customer: Nullable(Reference),
  company: Nullable(Reference),
  email: Type.String(),
  billing_address: OrderAddress,
  shipping_address: OrderAddress,
  shipping_method: Type.String(),
  shipping_title: Type.String(),
  pickup: Type.Boolean(),
  /** Null where it is collected, and in a shop without zones. */
  district_id: Nullable(Id),
  slot: Nullable(SlotOfOrder),
  payment_method: Type.String(),
  payment_title: Type.String(),
  paid: OneOf(paidStates),
  /** Drams that the shop holds, refunds taken off. */
  received: Drams,
  description: Type.String(),
  lines: Type.Array(AdminOrderLine),
  sub_total: Drams,
  shipping_amount: Drams,
  grand_total: Drams,
  /** Drams that weighed lines may cost more than agreed. */
  buffer: Drams,
  /** When what was picked became the order, and the drams that were agreed before; null until then. */
  settled_at: Nullable(Instant),
  agreed_total: Nullable(Drams),
  /** When the buyer was erased: name, contacts and address are gone; null for all others. */
  erased_at: Nullable(Instant),
  payments: Type.Array(AdminPayment),
  history: Type.Array(OrderEvent),
  documents: Type.Array(OrderDocument),
  /** What the caller may do now. */
  actions: Type.Array(OneOf(orderActions)),
})
export type AdminOrder = Static<typeof AdminOrder>
