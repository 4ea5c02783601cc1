import Type, { type Static } from 'typebox'
import { Drams, Nullable } from '../schema.ts'
import { Instant, OneOf } from './schema.ts'

export const stopOutcomes = ['delivered', 'nobody_home', 'refused_lines'] as const
export type StopOutcome = (typeof stopOutcomes)[number]

export const StopLine = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  /** In the caller's language. */
  name: Type.String(),
  options: Type.String(),
  /** Pieces that are left. */
  pieces: Type.Integer(),
  total: Drams,
  age_restricted: Type.Boolean(),
})

/** To whom, where and when an order is brought, and what it costs there. */
const brought = {
  order_id: Type.Integer(),
  name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  district: Type.String(),
  company: Type.String(),
  slot: Nullable(Type.Object({ starts_at: Instant, ends_at: Instant })),
  /** Something in it has to stay cold. */
  chilled: Type.Boolean(),
  /** What the buyer wrote. */
  note: Type.String(),
  payment_title: Type.String(),
  grand_total: Drams,
  /** Drams in cash at the door; 0 where nothing is to be paid there. */
  cash_due: Drams,
  /** Drams that the bank holds on the card and has not given yet; absent for none. */
  held: Type.Optional(Drams),
}
/** A line of a {@link RouteSheet}. */
export const SheetStop = Type.Object(brought)
export type SheetStop = Static<typeof SheetStop>

/** Chosen orders by slot, zone and district. */
export const RouteSheet = Type.Object({
  stops: Type.Array(SheetStop),
  /** Chosen orders that nobody drives to: canceled ones, and those that buyers collect. */
  left_out: Type.Array(Type.Integer()),
  /** Drams that are to be taken at the doors. */
  cash_due: Drams,
})
export type RouteSheet = Static<typeof RouteSheet>

/** An order that a courier brings. */
export const Stop = Type.Object({
  ...brought,
  position: Type.Integer(),
  /** Whether somebody of age has to take it. */
  age_restricted: Type.Boolean(),
  lines: Type.Array(StopLine),
  outcome: Nullable(OneOf(stopOutcomes)),
  at: Nullable(Instant),
  /** Drams that were taken. */
  cash: Drams,
  age_checked: Type.Boolean(),
  outcome_note: Type.String(),
})
export type Stop = Static<typeof Stop>

/** An order that was canceled on the way: nobody drives there any more. */
export const CanceledStop = Type.Object({
  order_id: Type.Integer(),
  name: Type.String(),
  phone: Type.String(),
  /** Drams that it would have cost at the door. */
  cash_due: Drams,
  /** Drams that the courier took all the same, which belong to the buyer. */
  cash: Drams,
  /** When the buyer got them back from the shop; null until then. */
  returned_at: Nullable(Instant),
})
export type CanceledStop = Static<typeof CanceledStop>
