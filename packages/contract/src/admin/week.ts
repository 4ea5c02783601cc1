import Type, { type Static } from 'typebox'
import { Day, Drams, Id, IdParams, Nullable } from '../schema.ts'
import {
  added,
  changed,
  deliveryQuery,
  readDelivery,
  stale,
  VersionQuery,
  writeDelivery,
} from './delivery.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, one, Version } from './schema.ts'

/** Orders of one slot. */
export const maxCapacity = 10_000
/** Minutes before its start that a slot may be ordered until: two weeks. */
export const maxCutoffMinutes = 20_160

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
