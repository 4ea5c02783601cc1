import Type, { type Static } from 'typebox'
import { Drams, Nullable } from '../schema.ts'
import { Instant, OneOf } from './schema.ts'

export const refundStates = ['due', 'refunding', 'refunded', 'refused'] as const

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
