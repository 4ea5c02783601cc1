import Type, { type Static } from 'typebox'
import { Id, Nullable } from '../schema.ts'
import { Instant, OneOf } from './schema.ts'
import { RefundLine } from './order-payment-shapes.ts'

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
