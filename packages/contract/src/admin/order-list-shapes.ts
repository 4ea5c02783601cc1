import Type, { type Static } from 'typebox'
import { SlotId, SubstitutionWish } from '../delivery.ts'
import { orderStatuses } from '../order-shapes.ts'
import { Drams, Id, Nullable, PageMeta } from '../schema.ts'
import { Reference } from './people-shapes.ts'
import { Instant, OneOf, Version } from './schema.ts'

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
