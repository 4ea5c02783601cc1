import type { Route } from '@tsiran/contract/admin/route-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { requireDays } from '../shared/history-range.ts'
import { routeDone } from './route-refusals.ts'
import { readRoute, routeSubject, routeSummary } from './route-rows.ts'
import { setStops } from './set-stops.ts'
import { allRoutes, lockRoute } from './lock-route.ts'

interface RouteFields {
  courierId: number
  /** Orders in the sequence of the drive. */
  orderIds: readonly number[]
  note: string
}

interface NewRoute extends RouteFields {
  /** `YYYY-MM-DD` in Yerevan. */
  day: string
  by: Actor
  locale: Locale
}

/**
 * Plans a route. Refuses with `validation_failed` where the day or the courier is none, or an order is unknown or not on its way to
 * somebody, with `on_other_route` where another one has one of the orders, and with `not_packed` where one of them is not packed yet.
 */
export const createRoute = (
  db: Db,
  { day, courierId, orderIds, note, by, locale }: NewRoute,
): Promise<Route> =>
  inTransaction(db, async (tx) => {
    requireDays({ day })
    await requireCourier(tx, courierId)
    const { id } = await tx
      .insertInto('delivery_routes')
      .values({ day, courier_id: courierId, note: note.trim() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setStops(tx, id, orderIds)
    const route = await readRoute(tx, id, { scope: allRoutes, locale })
    await writeAudit(tx, {
      by,
      action: 'route.create',
      subject: routeSubject(route),
      after: routeSummary(route),
    })
    return route
  })

interface RouteChange {
  id: number
  version: number
  change: Partial<RouteFields>
  by: Actor
  locale: Locale
}

/**
 * Changes a route; undefined fields stay. Stops with an outcome stay where they are, first, and canceled orders stay with
 * their courier. Refuses as {@link createRoute}, with `not_found`, `version_conflict`, and with `route_done` once its cash was counted.
 */
export const changeRoute = (
  db: Db,
  { id, version, change, by, locale }: RouteChange,
): Promise<Route> =>
  inTransaction(db, async (tx) => {
    const before = await lockRoute(tx, id, { version, locale })
    if (before.state === 'done') throw await routeDone(tx, id)
    const { courierId = before.courier.id, orderIds, note = before.note } = change
    if (courierId !== before.courier.id) await requireCourier(tx, courierId)
    if (orderIds) await setStops(tx, id, orderIds)
    await sql`update delivery_routes set courier_id = ${courierId}, note = ${note.trim()}, version = version + 1 where id = ${id}`.execute(
      tx,
    )
    const after = await readRoute(tx, id, { scope: allRoutes, locale })
    await writeAudit(tx, {
      by,
      action: 'route.change',
      subject: routeSubject(after),
      before: routeSummary(before),
      after: routeSummary(after),
    })
    return after
  })

/** Deletes a route. Refuses with `not_found`, `version_conflict`, `route_done`, and with `route_begun` once it has outcomes or cash. */
export const deleteRoute = (
  db: Db,
  { id, version, by, locale }: Omit<RouteChange, 'change'>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await lockRoute(tx, id, { version, locale })
    if (before.cash > 0 || before.stops.some(({ outcome }) => outcome !== null))
      throw new DomainError('route_begun', { values: { route: id } })
    await tx.deleteFrom('delivery_routes').where('id', '=', id).execute()
    await writeAudit(tx, {
      by,
      action: 'route.delete',
      subject: routeSubject(before),
      before: routeSummary(before),
    })
  })

async function requireCourier(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql`
    select from staff where id = ${id} and active and removed_at is null and 'courier' = any(roles)`.execute(
    tx,
  )
  if (rows.length === 0) throw fieldError('courier_id', 'invalid')
}
