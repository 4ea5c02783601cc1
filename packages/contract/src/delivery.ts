import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { CallerQuery, Drams, Id } from './schema.ts'

/** What to do where something is not there: replace it, call the buyer, or leave it out. */
export const substitutionWishes = ['replace', 'call', 'refund'] as const
export type SubstitutionWish = (typeof substitutionWishes)[number]
export const SubstitutionWish = Type.Unsafe<SubstitutionWish>({
  type: 'string',
  enum: [...substitutionWishes],
})

/** Slots are `bigint` in the database. */
export const SlotId = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })

/** Why a slot cannot be chosen: full, too late, closed by the shop. */
export const closedReasons = ['full', 'cutoff', 'closed'] as const

export const Slot = Type.Object({
  id: SlotId,
  /** ISO 8601. */
  starts_at: Type.String(),
  ends_at: Type.String(),
  /** `10:00–12:00`, in Yerevan. */
  label: Type.String(),
  /** Drams on top of the zone's fee. */
  fee: Drams,
  formated_fee: Type.String(),
  open: Type.Boolean(),
  /** Where it is not open. */
  reason: Type.Optional(
    Type.Unsafe<(typeof closedReasons)[number]>({ type: 'string', enum: [...closedReasons] }),
  ),
  /** The merchant's own words for a closed one, in the caller's language; may be empty. */
  reason_text: Type.Optional(Type.String()),
})
export type Slot = Static<typeof Slot>

export const SlotDay = Type.Object({
  /** `YYYY-MM-DD` in Yerevan. */
  day: Type.String(),
  /** `Monday, 23 November` in the caller's language. */
  label: Type.String(),
  /** `Today, 23 Nov`, `Wed, 25 Nov`: for a row of days. */
  short_label: Type.String(),
  slots: Type.Array(Slot),
})
export type SlotDay = Static<typeof SlotDay>

const slotTimes = { starts_at: Type.String(), ends_at: Type.String() }

/** A cart's chosen slot. */
export const ChosenSlot = Type.Object({
  id: SlotId,
  ...slotTimes,
  day: Type.String(),
  label: Type.String(),
  fee: Drams,
  open: Type.Boolean(),
})
export type ChosenSlot = Static<typeof ChosenSlot>

/** An order's slot, in the caller's language. */
export const OrderedSlot = Type.Object({
  ...slotTimes,
  /** `Monday, 23 November, 10:00–12:00`. */
  label: Type.String(),
  zone: Type.String(),
  /** Empty where the buyer collects the order. */
  district: Type.String(),
  pickup: Type.Boolean(),
})
export type OrderedSlot = Static<typeof OrderedSlot>
export const listSlots = endpoint({
  tag: 'delivery',
  access: 'public',
  cache: 'personal',
  method: 'GET',
  path: '/api/delivery/slots',
  summary:
    'Slots of the next days for a district, or for collecting; none where the shop has no slots',
  query: Type.Object({
    ...CallerQuery,
    district_id: Type.Optional(Id),
    pickup: Type.Optional(Type.Boolean()),
  }),
  success: Type.Object({ data: Type.Object({ days: Type.Array(SlotDay) }) }),
  errors: ['not_found'],
})
