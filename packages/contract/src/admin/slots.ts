import Type, { type Static } from 'typebox'
import { SlotId } from '../delivery.ts'
import { Day, Drams, Id, LocaleQuery } from '../schema.ts'
import { text3 } from './catalog-shapes.ts'
import { changed, maxDeliveryTexts, readDelivery, stale, writeDelivery } from './delivery.ts'
import { adminEndpoint } from './endpoint.ts'
import { Instant, one, Text3, Version } from './schema.ts'
import { maxCapacity } from './week.ts'

/** Days of slots that one call reads at most; more are refused. */
export const maxCalendarDays = 42
const Capacity = Type.Integer({ minimum: 0, maximum: maxCapacity })

export const AdminSlot = Type.Object({
  id: SlotId,
  version: Version,
  zone_id: Id,
  /** In Yerevan. */
  day: Type.String(),
  starts_at: Instant,
  ends_at: Instant,
  /** `10:00–12:00`, in Yerevan. */
  label: Type.String(),
  capacity: Type.Integer(),
  /** Orders that have a place. */
  taken: Type.Integer(),
  /** Open and delivered orders of this slot; more than `taken` where one has lost its place. */
  orders: Type.Integer(),
  cutoff_at: Instant,
  fee: Drams,
  closed: Type.Boolean(),
  reason: Text3,
  /** Changed by hand: the week no longer changes it. */
  by_hand: Type.Boolean(),
})
export type AdminSlot = Static<typeof AdminSlot>

export const listCalendar = adminEndpoint({
  ...readDelivery,
  path: '/api/admin/slots',
  summary: `Slots of the days from \`from\` to \`to\`, both included, ${maxCalendarDays} at most; from today, and fourteen, where it is silent`,
  query: Type.Object({
    ...LocaleQuery,
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    zone_id: Type.Optional(Id),
  }),
  success: Type.Object({ data: Type.Array(AdminSlot) }),
})
export const changeSlot = adminEndpoint({
  ...writeDelivery,
  method: 'PUT',
  path: '/api/admin/slots/:id',
  summary:
    'Changes one slot by hand. A capacity below `taken` becomes `taken`: nobody loses a place, and nobody gets one',
  params: Type.Object({ id: SlotId }),
  body: changed({
    capacity: Capacity,
    fee: Drams,
    closed: Type.Boolean(),
    reason: text3(maxDeliveryTexts.reason),
    /** False gives the slot back to the week; left out, the week leaves it from now on. */
    by_hand: Type.Boolean(),
  }),
  success: one(AdminSlot),
  errors: stale,
})
