import Type, { type Static } from 'typebox'
import { orderStatuses } from '../order-shapes.ts'
import { Drams, Id, Nullable } from '../schema.ts'
import { Instant, OneOf } from './schema.ts'

/** A thing that a row names, with the id that its page is found by. */
export const Reference = Type.Object({ id: Id, name: Type.String() })

/** What somebody ordered: canceled orders are left out of the sum, and counted. */
export const OrderSums = {
  orders: Type.Integer(),
  /** Drams. */
  sum: Drams,
  last_order_at: Nullable(Instant),
}

/** An order as the pages of people name it. */
export const PersonOrder = Type.Object({
  id: Type.Integer(),
  created_at: Instant,
  status: OneOf(orderStatuses),
  payment_method: Type.String(),
  grand_total: Drams,
  /** Drams that the company still owes for it; 0 where it is not on credit, paid or canceled. */
  owed: Drams,
})
export type PersonOrder = Static<typeof PersonOrder>
