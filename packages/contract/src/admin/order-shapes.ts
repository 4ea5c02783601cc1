import Type, { type Static } from 'typebox'
import { SubstitutionWish } from '../delivery.ts'
import { OrderAddress } from '../order-shapes.ts'
import { Drams, Id, Nullable } from '../schema.ts'
import { Instant, OneOf, Version } from './schema.ts'
import { AdminOrderLine } from './order-line-shapes.ts'
import { AdminPayment } from './order-payment-shapes.ts'
import { OrderEvent } from './order-history-shapes.ts'
import { orderStages, paidStates, SlotOfOrder, Status } from './order-list-shapes.ts'
import { Reference } from './people-shapes.ts'

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
  'return_cash',
  'repeat_request',
  'settle',
  'settle_credit',
  'note',
  'slip',
  'invoice',
] as const
export type OrderAction = (typeof orderActions)[number]

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
  /** Null before it is confirmed, and once it is canceled. */
  stage: Nullable(OneOf(orderStages)),
  /** Who has it on a route; null while nobody has, and where nobody was at home. */
  courier: Nullable(Reference),
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
  /** What the buyer wants where something is not there; null for no wish. */
  substitution: Nullable(SubstitutionWish),
  payment_method: Type.String(),
  payment_title: Type.String(),
  paid: OneOf(paidStates),
  /** Drams that the shop holds, refunds taken off. */
  received: Drams,
  /** Cash that a courier took for it although it was canceled on the way; null for all others. */
  door_cash: Nullable(
    Type.Object({ route_id: Type.Integer(), amount: Drams, returned_at: Nullable(Instant) }),
  ),
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
