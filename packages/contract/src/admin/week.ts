import Type, { type Static } from 'typebox'
import { SlotId } from '../delivery.ts'
import { Day } from '../orders.ts'
import { Drams, Id, IdParams, LocaleQuery, Nullable } from '../schema.ts'
import { text3 } from './catalog-shapes.ts'
import {
  added,
  changed,
  deliveryQuery,
  maxDeliveryTexts,
  readDelivery,
  stale,
  VersionQuery,
  writeDelivery,
} from './delivery.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, Instant, one, Text3, Version } from './schema.ts'

/** Orders of one slot. */
export const maxCapacity = 10_000
/** Minutes before its start that a slot may be ordered until: two weeks. */
export const maxCutoffMinutes = 20_160
/** Days of slots that one call reads at most. */
export const maxCalendarDays = 42

/** `10:00`, in Yerevan. */
const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })
const Capacity = Type.Integer({ minimum: 0, maximum: maxCapacity })
/** 1 is Monday, 7 is Sunday. */
export const Weekday = Type.Integer({ minimum: 1, maximum: 7 })

const templateFields = {
  /** Null for every zone of deliveries. */
  zone_id: Nullable(Id),
  weekday: Weekday,
  starts: Clock,
  ends: Clock,
  /** Orders that can be delivered. */
  capacity: Capacity,
  /** Minutes before the start until which orders are taken. */
  cutoff_minutes: Type.Integer({ minimum: 0, maximum: maxCutoffMinutes }),
  /** Drams on top of the zone’s fee. */
  fee: Drams,
  active: Type.Boolean(),
  /** Days, both included. */
  valid_from: Nullable(Day),
  valid_to: Nullable(Day),
}
/** A slot of every week. */
export const SlotTemplate = Type.Object({ id: Id, version: Version, ...templateFields })
export type SlotTemplate = Static<typeof SlotTemplate>

const templates = Type.Object({ data: Type.Array(SlotTemplate) })
export const listTemplates = adminEndpoint({
  ...readDelivery,
  path: '/api/admin/slot-templates',
  summary: 'The week that slots are made from, by weekday and hour',
  query: deliveryQuery,
  success: templates,
})
export const createTemplate = adminEndpoint({
  ...writeDelivery,
  method: 'POST',
  created: true,
  path: '/api/admin/slot-templates',
  summary: 'Adds a slot of every week; the slots of the next days are there at once',
  body: added(templateFields),
  success: one(SlotTemplate),
  errors: [],
})
export const changeTemplate = adminEndpoint({
  ...writeDelivery,
  method: 'PUT',
  path: '/api/admin/slot-templates/:id',
  summary: 'Changes a slot of every week, and the future ones that nobody changed by hand',
  params: IdParams,
  body: changed(templateFields),
  success: one(SlotTemplate),
  errors: stale,
})
export const deleteTemplate = adminEndpoint({
  ...writeDelivery,
  method: 'DELETE',
  path: '/api/admin/slot-templates/:id',
  summary: 'Deletes a slot of every week; future ones with orders are closed, others go',
  params: IdParams,
  query: VersionQuery,
  success: Done,
  errors: stale,
})
export const copyDay = adminEndpoint({
  ...writeDelivery,
  method: 'POST',
  path: '/api/admin/slot-templates/copy',
  summary:
    'Gives other weekdays the slots of one; what they had is replaced. Answers with the week',
  body: added({
    zone_id: Nullable(Id),
    weekday: Weekday,
    to: Type.Array(Weekday, { minItems: 1, maxItems: 6, uniqueItems: true }),
  }),
  success: templates,
  errors: [],
})

const exceptionFields = {
  day: Day,
  /** Null for the whole day. */
  template_id: Nullable(Id),
  closed: Type.Boolean(),
  /** In place of the template’s, where the day is not closed; null leaves it. */
  capacity: Nullable(Capacity),
  /** What shoppers read; may be empty. */
  reason: text3(maxDeliveryTexts.reason),
}
/** A day, or one slot of it, that differs from the week. */
export const SlotException = Type.Object({
  id: Id,
  version: Version,
  ...exceptionFields,
  reason: Text3,
})
export type SlotException = Static<typeof SlotException>

export const listExceptions = adminEndpoint({
  ...readDelivery,
  path: '/api/admin/slot-exceptions',
  summary: 'Holidays and other days that differ from the week, from today on',
  query: deliveryQuery,
  success: Type.Object({ data: Type.Array(SlotException) }),
})
export const createException = adminEndpoint({
  ...writeDelivery,
  method: 'POST',
  created: true,
  path: '/api/admin/slot-exceptions',
  summary:
    'Closes a day or one of its slots, or gives it another capacity; `conflict` where it has one',
  body: added(exceptionFields),
  success: one(SlotException),
  errors: ['conflict'],
})
export const changeException = adminEndpoint({
  ...writeDelivery,
  method: 'PUT',
  path: '/api/admin/slot-exceptions/:id',
  summary: 'Changes a day that differs from the week',
  params: IdParams,
  body: changed(exceptionFields),
  success: one(SlotException),
  errors: [...stale, 'conflict'],
})
export const deleteException = adminEndpoint({
  ...writeDelivery,
  method: 'DELETE',
  path: '/api/admin/slot-exceptions/:id',
  summary: 'Makes a day as the week has it',
  params: IdParams,
  query: VersionQuery,
  success: Done,
  errors: stale,
})

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
  summary:
    'Slots of the days from `from` to `to`, both included; the next fourteen where it is silent',
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
