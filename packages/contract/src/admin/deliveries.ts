import Type from 'typebox'
import { OrderNumber } from '../orders.ts'
import { Day, Id, LocaleQuery, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, ListQuery, one, OneOf, Version } from './schema.ts'
import { maxStops, routeStates, Courier, RouteRow, Route } from './route-shapes.ts'

const deliveries = { tag: 'deliveries' } as const
const own = { ...deliveries, permission: 'deliveries.own' } as const
const write = { ...deliveries, permission: 'deliveries.write' } as const
const params = Type.Object({ id: OrderNumber })
const answer = one(Route)
const Stops = Type.Array(OrderNumber, { maxItems: maxStops, uniqueItems: true })

export const listCouriers = adminEndpoint({
  ...deliveries,
  permission: 'deliveries.read',
  method: 'GET',
  path: '/api/admin/couriers',
  summary: 'Members of the staff who deliver',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(Courier) }),
  errors: [],
})
/** A courier sees the own routes alone. */
export const listRoutes = adminEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/routes',
  summary: 'Routes, the newest day first',
  query: Type.Object({
    ...ListQuery,
    day: Type.Optional(Day),
    /** True for the routes of earlier days, too, that are not done. */
    unfinished: Type.Optional(Type.Boolean()),
    courier_id: Type.Optional(Id),
    state: Type.Optional(OneOf(routeStates)),
  }),
  success: Type.Object(paged(RouteRow)),
  errors: [],
})
export const getRoute = adminEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/routes/:id',
  summary: 'One route with its stops; another courier’s is `not_found`',
  params,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const createRoute = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/routes',
  summary: 'Plans a route of orders in their sequence',
  body: Type.Object({
    ...LocaleQuery,
    day: Day,
    courier_id: Id,
    order_ids: Stops,
    note: Type.Optional(PlainText(500)),
  }),
  success: answer,
  errors: ['on_other_route', 'not_packed'],
})
export const changeRoute = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/routes/:id',
  summary:
    'Changes courier, note or stops and their sequence; stops with an outcome stay. Fields that are left out stay',
  params,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    courier_id: Type.Optional(Id),
    order_ids: Type.Optional(Stops),
    note: Type.Optional(PlainText(500)),
  }),
  success: answer,
  errors: ['not_found', 'on_other_route', 'route_done', 'not_packed', 'version_conflict'],
})
export const deleteRoute = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/routes/:id',
  summary: 'Deletes a planned route; one with outcomes is `route_begun`',
  params,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: Done,
  errors: ['not_found', 'route_begun', 'route_done', 'version_conflict'],
})
