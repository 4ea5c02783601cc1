import Type, { type Static } from 'typebox'
import { Day, Drams, Id, Nullable } from '../schema.ts'
import { Instant, OneOf, Version } from './schema.ts'
import { CanceledStop, Stop } from './stop-shapes.ts'

/** Stops of a route at most: a courier's day is far below. */
export const maxStops = 60
/** Drams in a courier's hand at most. */
export const maxCash = 100_000_000

export const routeStates = ['planned', 'out', 'done'] as const

export const Courier = Type.Object({ id: Id, name: Type.String() })

const head = {
  id: Type.Integer(),
  version: Version,
  day: Day,
  courier: Courier,
  state: OneOf(routeStates),
  note: Type.String(),
  /** Drams that are to be taken at the doors, and that were. */
  cash_due: Drams,
  cash: Drams,
  /** Drams that were counted when the courier came back. */
  counted: Nullable(Drams),
}
export const RouteRow = Type.Object({
  ...head,
  stops: Type.Integer(),
  /** Stops with an outcome. */
  done: Type.Integer(),
})
export type RouteRow = Static<typeof RouteRow>

export const Route = Type.Object({
  ...head,
  stops: Type.Array(Stop),
  /** Orders that were canceled on the way: nobody drives there, and their products come back. */
  canceled: Type.Array(Type.Integer()),
  /** The same orders with what their buyers have paid; of an ended route those with cash. */
  canceled_stops: Type.Array(CanceledStop),
})
export type Route = Static<typeof Route>

/** An order that no route has yet. */
export const WaitingOrder = Type.Object({
  order_id: Type.Integer(),
  status: OneOf(['pending', 'processing']),
  name: Type.String(),
  address: Type.String(),
  district: Type.String(),
  zone: Type.String(),
  slot: Nullable(Type.Object({ starts_at: Instant, ends_at: Instant })),
  /** Something in it has to stay cold. */
  chilled: Type.Boolean(),
  grand_total: Drams,
  cash_due: Drams,
  /** Whether it is packed; one that is still being picked cannot be delivered. */
  ready: Type.Boolean(),
  /** Earlier routes that found nobody at home. */
  tries: Type.Integer(),
})
export type WaitingOrder = Static<typeof WaitingOrder>
