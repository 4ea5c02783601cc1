import Type from 'typebox'
import { OrderNumber } from '../orders.ts'
import { Day, Id, LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, workList } from './schema.ts'
import { maxBatch, PickingRow, Picking } from './picking-shapes.ts'

const picking = { tag: 'picking' } as const
const read = { ...picking, permission: 'picking.read' } as const
const write = { ...picking, permission: 'picking.write' } as const
const params = Type.Object({ order_id: OrderNumber })
const answer = one(Picking)

export const listPicking = adminEndpoint({
  ...read,
  method: 'GET',
  path: '/api/admin/picking',
  summary:
    'Orders to pick for a day by slot and zone; then those without a slot. `meta.total` counts those beyond the longest list too',
  query: Type.Object({ ...LocaleQuery, day: Day, zone_id: Type.Optional(Id) }),
  success: workList(PickingRow),
  errors: [],
})
export const getPicking = adminEndpoint({
  ...read,
  method: 'GET',
  path: '/api/admin/picking/:order_id',
  summary: 'One order with its lines in the order of the shelves',
  params,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const claimPicking = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/picking/:order_id/claim',
  summary:
    'Takes an order to pick it, which is then processed. Another’s is `conflict`, unless somebody who may change orders takes it over',
  params,
  body: Type.Object({ ...LocaleQuery, take_over: Type.Optional(Type.Boolean()) }),
  success: answer,
  errors: ['not_found', 'conflict'],
})
export const claimBatch = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/picking/batch',
  summary:
    'Takes up to six orders to pick them in one walk: all of them, or none. `data.order_id` of a `conflict` is the order that refuses',
  body: Type.Object({
    ...LocaleQuery,
    order_ids: Type.Array(OrderNumber, { minItems: 1, maxItems: maxBatch }),
  }),
  success: Type.Object({ data: Type.Array(Picking) }),
  errors: ['not_found', 'conflict'],
})
export const startPicking = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/picking/:order_id/start',
  summary: 'Begins to pick a claimed order; the first mark does the same',
  params,
  body: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found', 'conflict'],
})
export const finishPicking = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/picking/:order_id/finish',
  summary: 'Everything is picked; `conflict` while a line is undecided',
  params,
  body: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found', 'conflict'],
})
export const releasePicking = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/picking/:order_id/release',
  summary:
    'Gives an order back to be picked by somebody else; what was marked stays. A finished one by those who may change orders',
  params,
  body: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found', 'conflict'],
})
