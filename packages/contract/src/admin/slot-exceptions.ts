import Type, { type Static } from 'typebox'
import { Day, Id, IdParams, Nullable } from '../schema.ts'
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
import { Done, one, Text3, Version } from './schema.ts'
import { maxCapacity } from './week.ts'

const Capacity = Type.Integer({ minimum: 0, maximum: maxCapacity })

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
    'Closes a day from today on or one of its slots, or gives it another capacity; `validation_failed` where it has one',
  body: added(exceptionFields),
  success: one(SlotException),
  errors: [],
})
export const changeException = adminEndpoint({
  ...writeDelivery,
  method: 'PUT',
  path: '/api/admin/slot-exceptions/:id',
  summary: 'Changes a day that differs from the week',
  params: IdParams,
  body: changed(exceptionFields),
  success: one(SlotException),
  errors: stale,
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
