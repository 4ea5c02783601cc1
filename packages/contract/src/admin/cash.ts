import Type from 'typebox'
import { OrderNumber } from '../orders.ts'
import { Day, Drams, LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, Version } from './schema.ts'
import { Courier, maxCash, Route } from './route-shapes.ts'

const deliveries = { tag: 'deliveries' } as const
const write = { ...deliveries, permission: 'deliveries.write' } as const
const params = Type.Object({ id: OrderNumber })

export const recordCash = adminEndpoint({
  ...deliveries,
  permission: 'deliveries.own',
  method: 'PUT',
  path: '/api/admin/routes/:id/stops/:order_id/cash',
  summary:
    'Cash that a courier took for an order that was canceled on the way: what it would have cost, or 0 where the buyer has it back. Replaces what was reported',
  params: Type.Object({ id: OrderNumber, order_id: OrderNumber }),
  body: Type.Object({
    ...LocaleQuery,
    cash: Type.Integer({ minimum: 0, maximum: maxCash }),
  }),
  success: one(Route),
  errors: ['not_found', 'conflict', 'route_done', 'cash_returned'],
})
export const countRoute = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/routes/:id/count',
  summary: 'The cash of a route was counted; the route is done',
  params,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    counted: Type.Integer({ minimum: 0, maximum: maxCash }),
  }),
  success: one(Route),
  errors: ['not_found', 'route_done', 'version_conflict'],
})
export const readCash = adminEndpoint({
  ...deliveries,
  permission: 'deliveries.read',
  method: 'GET',
  path: '/api/admin/routes/cash',
  summary: 'The cash of each courier on a day',
  query: Type.Object({ ...LocaleQuery, day: Day }),
  success: Type.Object({
    data: Type.Array(
      Type.Object({
        courier: Courier,
        routes: Type.Integer(),
        /** Routes that are not counted yet. */
        open: Type.Integer(),
        cash: Drams,
        counted: Drams,
        /** Drams counted more than taken, of counted routes; below 0 where some are missing. */
        difference: Type.Integer(),
      }),
    ),
  }),
  errors: [],
})
