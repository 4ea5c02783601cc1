import Type from 'typebox'
import { OrderNumber } from '../orders.ts'
import { Day, Id, LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { workList } from './schema.ts'
import { WaitingOrder } from './route-shapes.ts'

const deliveries = { tag: 'deliveries' } as const
const write = { ...deliveries, permission: 'deliveries.write' } as const

export const listWaiting = adminEndpoint({
  ...write,
  method: 'GET',
  path: '/api/admin/routes/waiting',
  summary:
    'Orders of a day’s slots, and older ones, that no route has; by slot, zone and district. `meta.total` counts those beyond the longest list too',
  query: Type.Object({
    ...LocaleQuery,
    day: Day,
    zone_id: Type.Optional(Id),
    slot_id: Type.Optional(OrderNumber),
  }),
  success: workList(WaitingOrder),
  errors: [],
})
