import Type, { type Static } from 'typebox'
import { orderStatuses } from '../order-shapes.ts'
import { Id, Nullable } from '../schema.ts'
import { Instant, OneOf } from './schema.ts'
import { PickLine } from './pick-line-shapes.ts'

export const pickingStates = ['claimed', 'picking', 'finished'] as const
export type PickingState = (typeof pickingStates)[number]

/** Orders that one picker takes at once, for one walk past the shelves. */
export const maxBatch = 6

/** Why a picking refuses with `conflict`; in the refusal's `data.reason`, with who has the order in `data.picker` where it is taken. */
export const pickingRefusals = [
  'canceled',
  'taken',
  'released',
  'finished',
  'undecided',
  'on_its_way',
] as const
export type PickingRefusal = (typeof pickingRefusals)[number]

const Picker = Type.Object({ id: Id, name: Type.String() })
const Hours = Nullable(Type.Object({ starts_at: Instant, ends_at: Instant }))

const head = {
  order_id: Type.Integer(),
  status: OneOf(orderStatuses),
  /** Null where nobody picks the order. */
  state: Nullable(OneOf(pickingStates)),
  picker: Nullable(Picker),
  slot: Hours,
  /** In the caller's language; empty without zones. */
  zone: Type.String(),
  district: Type.String(),
  /** The buyer collects it. */
  pickup: Type.Boolean(),
  /** Masked for those who may not see customers. */
  name: Type.String(),
  company: Type.String(),
  age_restricted: Type.Boolean(),
}

/** An order in the list of a day. */
export const PickingRow = Type.Object({
  ...head,
  zone_id: Nullable(Id),
  /** Lines to pick, and those that are decided. */
  lines: Type.Integer(),
  decided: Type.Integer(),
  /** Whether something has to be weighed. */
  weighed: Type.Boolean(),
  /** What the lines weigh, as far as the products say what a piece contains; a millilitre counts as a gram. */
  grams: Type.Integer(),
  /** Its slot was on an earlier day. */
  late: Type.Boolean(),
})
export type PickingRow = Static<typeof PickingRow>

/** An order as one picker needs it. */
export const Picking = Type.Object({
  ...head,
  /** Whether the caller has claimed it. */
  mine: Type.Boolean(),
  /** The buyer's phone, for whoever picks the order and for those who see customers; else empty. */
  phone: Type.String(),
  /** What the buyer wrote, for the same people: it may hold a phone or an address. */
  note: Type.String(),
  settled: Type.Boolean(),
  /** In the order of the shelves, chilled ones last. */
  lines: Type.Array(PickLine),
})
export type Picking = Static<typeof Picking>
