import Type from 'typebox'
import { OrderNumber } from '../orders.ts'
import { Drams, LocaleQuery, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { PiecesOfLines } from './order-line-shapes.ts'
import { one, OneOf } from './schema.ts'
import { maxCash, Route } from './route-shapes.ts'
import { stopOutcomes } from './stop-shapes.ts'

const deliveries = { tag: 'deliveries' } as const
const own = { ...deliveries, permission: 'deliveries.own' } as const
const params = Type.Object({ id: OrderNumber })
const stopParams = Type.Object({ id: OrderNumber, order_id: OrderNumber })
const answer = one(Route)

export const startRoute = adminEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/routes/:id/start',
  summary: 'The courier leaves; the same again changes nothing',
  params,
  body: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found', 'route_done', 'route_empty', 'not_packed'],
})
export const previewRefusal = adminEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/routes/:id/stops/:order_id/preview',
  summary:
    'What a stop would cost in cash without the pieces that its buyer refuses; changes nothing',
  params: stopParams,
  body: Type.Object({ ...LocaleQuery, lines: PiecesOfLines }),
  success: one(Type.Object({ cash_due: Drams })),
  errors: ['not_found', 'not_on_route', 'on_other_route'],
})
export const recordStop = adminEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/routes/:id/stops/:order_id',
  summary:
    'What happened at a door: the order is completed, some of its pieces are refused, or nobody was at home. The same again changes nothing, and anything else of a reported stop is `stop_reported`. An order that was canceled on the way is `order_canceled`: nothing is handed over, and cash is given back',
  params: stopParams,
  body: Type.Object({
    ...LocaleQuery,
    outcome: OneOf(stopOutcomes),
    /** Pieces that the buyer refused, with `refused_lines`. */
    lines: Type.Optional(PiecesOfLines),
    /** Drams taken, of an order that is paid in cash. */
    cash: Type.Optional(Type.Integer({ minimum: 0, maximum: maxCash })),
    /** The courier has seen that whoever takes the order is of age. */
    age_checked: Type.Optional(Type.Boolean()),
    note: Type.Optional(PlainText(500)),
  }),
  success: answer,
  errors: [
    'not_found',
    'conflict',
    'order_canceled',
    'stop_reported',
    'on_other_route',
    'not_on_route',
    'route_done',
    'not_packed',
  ],
})
