import Type, { type Static } from 'typebox'
import { LocaleQuery, Nullable } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, OneOf } from './schema.ts'
import { waitingPermissions, type Waiting } from './waiting.ts'

/** A day up to now, and the same weekday a week before up to the same time. Sums in drams. */
export const DaySales = Type.Object({
  orders: Type.Integer(),
  sum: Type.Integer(),
  /** Sum of an order on average, 0 without any. */
  average: Type.Integer(),
  /** Orders. */
  canceled: Type.Integer(),
  /** Lines of which pieces were canceled or not found in that time, whenever they were ordered. Replaced ones are not among them. */
  canceled_lines: Type.Integer(),
  /** Percent of the lines settled in that time that were replaced, with one decimal; null where none was settled. */
  replaced_percent: Nullable(Type.Number()),
  /** Sums by the hour in Yerevan, from 0 to 23; of the day before: the whole day. */
  hours: Type.Array(Type.Integer(), { minItems: 24, maxItems: 24 }),
})
export type DaySales = Static<typeof DaySales>

export const WaitingThings = Type.Object({
  /** `YYYY-MM-DD` in Yerevan. */
  day: Type.String(),
  /** What waits, and is not zero. */
  waiting: Type.Array(
    Type.Object({
      what: OneOf(Object.keys(waitingPermissions) as Waiting[]),
      count: Type.Integer({ minimum: 1 }),
    }),
  ),
})
export type WaitingThings = Static<typeof WaitingThings>

export const Today = Type.Object({
  ...WaitingThings.properties,
  /** Null for those who may not see reports. */
  sales: Nullable(Type.Object({ today: DaySales, before: DaySales })),
  /** Products that sold best in seven days, by their sum; null for those who may not see reports. */
  best: Nullable(
    Type.Array(
      Type.Object({
        product_id: Type.Integer(),
        name: Type.String(),
        image: Nullable(Type.String()),
        pieces: Type.Integer(),
        sum: Type.Integer(),
      }),
    ),
  ),
  /** Queries that found nothing in seven days; null for those who may not see them. */
  misses: Nullable(Type.Array(Type.Object({ query: Type.String(), count: Type.Integer() }))),
})
export type Today = Static<typeof Today>

const today = { tag: 'today', permission: 'staff', background: true, method: 'GET' } as const

export const getToday = adminEndpoint({
  ...today,
  path: '/api/admin/today',
  summary: 'What waits for the person, and how the day goes',
  query: Type.Object(LocaleQuery),
  success: one(Today),
  errors: [],
})
/** Every page asks for it: the day's sales take longer. */
export const getWaiting = adminEndpoint({
  ...today,
  path: '/api/admin/today/waiting',
  summary: 'What waits for the person',
  query: Type.Object(LocaleQuery),
  success: one(WaitingThings),
  errors: [],
})
