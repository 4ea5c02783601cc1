import Type, { type Static } from 'typebox'
import { Day, OrderNumber } from '../orders.ts'
import { Drams, Id, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { PiecesOfLines } from './order-shapes.ts'
import { Done, Instant, ListQuery, one, OneOf, Version, workList } from './schema.ts'

/** Stops of a route at most: a courier's day is far below. */
export const maxStops = 60
/** Drams in a courier's hand at most. */
const maxCash = 100_000_000

export const routeStates = ['planned', 'out', 'done'] as const
export const stopOutcomes = ['delivered', 'nobody_home', 'refused_lines'] as const
export type StopOutcome = (typeof stopOutcomes)[number]

export const Courier = Type.Object({ id: Id, name: Type.String() })

export const StopLine = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  /** In the caller's language. */
  name: Type.String(),
  options: Type.String(),
  /** Pieces that are left. */
  pieces: Type.Integer(),
  total: Drams,
  age_restricted: Type.Boolean(),
})

/** To whom, where and when an order is brought, and what it costs there. */
const brought = {
  order_id: Type.Integer(),
  name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  district: Type.String(),
  company: Type.String(),
  slot: Nullable(Type.Object({ starts_at: Instant, ends_at: Instant })),
  /** What the buyer wrote. */
  note: Type.String(),
  payment_title: Type.String(),
  grand_total: Drams,
  /** Drams in cash at the door; 0 where nothing is to be paid there. */
  cash_due: Drams,
  /** Drams that the bank holds on the card and has not given yet; absent for none. */
  held: Type.Optional(Drams),
}
/** A line of a {@link RouteSheet}. */
export const SheetStop = Type.Object(brought)
export type SheetStop = Static<typeof SheetStop>

/** Chosen orders by slot, zone and district. */
export const RouteSheet = Type.Object({
  stops: Type.Array(SheetStop),
  /** Chosen orders that nobody drives to: canceled ones, and those that buyers collect. */
  left_out: Type.Array(Type.Integer()),
  /** Drams that are to be taken at the doors. */
  cash_due: Drams,
})
export type RouteSheet = Static<typeof RouteSheet>

/** An order that a courier brings. */
export const Stop = Type.Object({
  ...brought,
  position: Type.Integer(),
  /** Whether somebody of age has to take it. */
  age_restricted: Type.Boolean(),
  lines: Type.Array(StopLine),
  outcome: Nullable(OneOf(stopOutcomes)),
  at: Nullable(Instant),
  /** Drams that were taken. */
  cash: Drams,
  age_checked: Type.Boolean(),
  outcome_note: Type.String(),
})
export type Stop = Static<typeof Stop>

const head = {
  id: Type.Integer(),
  version: Version,
  day: Day,
  courier: Courier,
  state: OneOf(routeStates),
  note: Type.String(),
  /** Drams that are to be taken at the doors, and that were. */
  cash_due: Drams,
  cash: Drams,
  /** Drams that were counted when the courier came back. */
  counted: Nullable(Drams),
}
export const RouteRow = Type.Object({
  ...head,
  stops: Type.Integer(),
  /** Stops with an outcome. */
  done: Type.Integer(),
})
export type RouteRow = Static<typeof RouteRow>

export const Route = Type.Object({
  ...head,
  stops: Type.Array(Stop),
  /** Orders that were canceled on the way: nobody drives there, and their products come back. */
  canceled: Type.Array(Type.Integer()),
})
export type Route = Static<typeof Route>

/** An order that no route has yet. */
export const WaitingOrder = Type.Object({
  order_id: Type.Integer(),
  status: OneOf(['pending', 'processing']),
  name: Type.String(),
  address: Type.String(),
  district: Type.String(),
  zone: Type.String(),
  slot: Nullable(Type.Object({ starts_at: Instant, ends_at: Instant })),
  grand_total: Drams,
  cash_due: Drams,
  /** Whether it is packed; one that is still being picked cannot be delivered. */
  ready: Type.Boolean(),
  /** Earlier routes that found nobody at home. */
  tries: Type.Integer(),
})
export type WaitingOrder = Static<typeof WaitingOrder>

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
/** A courier sees the own routes alone. */
export const listRoutes = adminEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/routes',
  summary: 'Routes, the newest day first',
  query: Type.Object({
    ...ListQuery,
    day: Type.Optional(Day),
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
  errors: ['conflict', 'not_packed'],
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
  errors: ['not_found', 'conflict', 'not_packed', 'version_conflict'],
})
export const deleteRoute = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/routes/:id',
  summary: 'Deletes a planned route; one with outcomes is `conflict`',
  params,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: Done,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const startRoute = adminEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/routes/:id/start',
  summary: 'The courier leaves; the same again changes nothing',
  params,
  body: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found', 'conflict', 'not_packed'],
})
export const recordStop = adminEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/routes/:id/stops/:order_id',
  summary:
    'What happened at a door: the order is completed, some of its pieces are refused, or nobody was at home. The same again changes nothing. An order that was canceled on the way is `order_canceled`: nothing is handed over, and cash is given back',
  params: Type.Object({ id: OrderNumber, order_id: OrderNumber }),
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
  errors: ['not_found', 'conflict', 'order_canceled'],
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
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
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
