import type { Route } from '@tsiran/contract/admin/route-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { StaffActor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { routeDone } from './route-refusals.ts'
import { readRoute, routeSubject, type RouteScope } from './route-rows.ts'
import { lockRoute } from './lock-route.ts'
import { requirePacked } from './set-stops.ts'

interface Start {
  id: number
  scope: RouteScope
  by: StaffActor
  locale: Locale
}

/**
 * The courier leaves with the orders that are still to be brought; the same again changes nothing. Refuses with `not_found`,
 * `route_done`, `route_empty` and `not_packed`.
 */
export const startRoute = (db: Db, { id, scope, by, locale }: Start): Promise<Route> =>
  inTransaction(db, async (tx) => {
    await sql`select from delivery_routes where id = ${id} for update`.execute(tx)
    const before = await readRoute(tx, id, { scope, locale })
    if (before.state === 'out') return before
    if (before.state === 'done') throw await routeDone(tx, id)
    await dropEnded(tx, id)
    const { stops } = await readRoute(tx, id, { scope, locale })
    if (stops.length === 0) throw new DomainError('route_empty', { values: { route: id } })
    await requirePacked(
      tx,
      stops.map(({ order_id }) => order_id),
    )
    await sql`update delivery_routes set state = 'out', started_at = now(), version = version + 1 where id = ${id}`.execute(
      tx,
    )
    await writeAudit(tx, {
      by,
      action: 'route.start',
      subject: routeSubject(before),
      before: { state: before.state },
      after: { state: 'out' },
    })
    return readRoute(tx, id, { scope, locale })
  })

/** Takes orders off a locked route that were completed or canceled before it began. None is completed from here on: its locks wait. */
async function dropEnded(tx: Tx, id: number): Promise<void> {
  await sql`
    select from orders where id in (select order_id from route_stops where route_id = ${id}) order by id for share`.execute(
    tx,
  )
  await sql`
    delete from route_stops t using orders o
    where t.route_id = ${id} and t.outcome is null and o.id = t.order_id and o.status not in ('pending', 'processing')`.execute(
    tx,
  )
}

interface Count {
  id: number
  version: number
  /** Drams. */
  counted: number
  by: StaffActor
  locale: Locale
}

/**
 * Records the cash that a courier brought back and ends the route: stops without an outcome and without cash leave it. Refuses with
 * `not_found`, `version_conflict`, and `route_done` where it was counted already.
 */
export const countRoute = (db: Db, { id, version, counted, by, locale }: Count): Promise<Route> =>
  inTransaction(db, async (tx) => {
    const before = await lockRoute(tx, id, { version, locale })
    if (before.state === 'done') throw await routeDone(tx, id)
    await sql`delete from route_stops where route_id = ${id} and outcome is null and cash = 0`.execute(
      tx,
    )
    await sql`
      update delivery_routes set state = 'done', counted = ${counted}, counted_by = ${by.id}, done_at = now(), version = version + 1
      where id = ${id}`.execute(tx)
    await writeAudit(tx, {
      by,
      action: 'route.count',
      subject: routeSubject(before),
      before: { state: before.state },
      after: { state: 'done', cash: before.cash, counted },
    })
    return readRoute(tx, id, { scope: { courierId: undefined }, locale })
  })
