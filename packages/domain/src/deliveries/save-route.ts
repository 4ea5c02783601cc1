import type { Route } from '@tsiran/contract/admin/route-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { requireDays } from '../shared/history-range.ts'
import { inUniqueTransaction } from '../shared/unique-transaction.ts'
import { versionConflict } from '../shared/versions.ts'
import { readRoute, routeSubject } from './route-rows.ts'

const all = { courierId: undefined }

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
 * Plans a route. Refuses with `validation_failed` where the day or the courier is none, or an order is unknown or not on its way to somebody,
 * with `conflict` where another route has one of the orders, and with `not_packed` where one of them is not packed yet.
 */
export const createRoute = (
  db: Db,
  { day, courierId, orderIds, note, by, locale }: NewRoute,
): Promise<Route> =>
  inUniqueTransaction(db, async (tx) => {
    requireDays({ day })
    await requireCourier(tx, courierId)
    const { id } = await tx
      .insertInto('delivery_routes')
      .values({ day, courier_id: courierId, note: note.trim() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setStops(tx, id, orderIds)
    const route = await readRoute(tx, id, { scope: all, locale })
    await writeAudit(tx, {
      by,
      action: 'route.create',
      subject: routeSubject(route),
      after: summary(route),
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
 * Changes a route; undefined fields stay. Stops with an outcome stay where they are, first. Refuses as {@link createRoute}, with
 * `not_found`, `version_conflict`, and with `conflict` once its cash was counted.
 */
export const changeRoute = (
  db: Db,
  { id, version, change, by, locale }: RouteChange,
): Promise<Route> =>
  inUniqueTransaction(db, async (tx) => {
    const before = await lockRoute(tx, id, { version, locale })
    if (before.state === 'done') throw new DomainError('conflict')
    const { courierId = before.courier.id, orderIds, note = before.note } = change
    if (courierId !== before.courier.id) await requireCourier(tx, courierId)
    if (orderIds) await setStops(tx, id, orderIds)
    await sql`update delivery_routes set courier_id = ${courierId}, note = ${note.trim()}, version = version + 1 where id = ${id}`.execute(
      tx,
    )
    const after = await readRoute(tx, id, { scope: all, locale })
    await writeAudit(tx, {
      by,
      action: 'route.change',
      subject: routeSubject(after),
      before: summary(before),
      after: summary(after),
    })
    return after
  })

/** Deletes a route without outcomes. Refuses with `not_found`, `version_conflict` and `conflict`. */
export const deleteRoute = (
  db: Db,
  { id, version, by, locale }: Omit<RouteChange, 'change'>,
): Promise<void> =>
  inUniqueTransaction(db, async (tx) => {
    const before = await lockRoute(tx, id, { version, locale })
    if (before.stops.some(({ outcome }) => outcome !== null)) throw new DomainError('conflict')
    await tx.deleteFrom('delivery_routes').where('id', '=', id).execute()
    await writeAudit(tx, {
      by,
      action: 'route.delete',
      subject: routeSubject(before),
      before: summary(before),
    })
  })

/** Locks a route at its version and reads it. Refuses with `not_found` and `version_conflict`. */
export async function lockRoute(
  tx: Tx,
  id: number,
  { version, locale }: { version: number; locale: Locale },
): Promise<Route> {
  await sql`select from delivery_routes where id = ${id} for update`.execute(tx)
  const route = await readRoute(tx, id, { scope: all, locale })
  if (route.version === version) return route
  const { stops: _stops, ...current } = route
  throw await versionConflict(tx, { subject: routeSubject(route), current, sent: {} })
}

/** What the audit log holds of a route. */
const summary = ({ courier, note, stops }: Route) => ({
  courier: courier.name,
  note,
  orders: stops.map(({ order_id }) => order_id),
})

async function requireCourier(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql`
    select from staff where id = ${id} and active and removed_at is null and 'courier' = any(roles)`.execute(
    tx,
  )
  if (rows.length === 0) throw fieldError('courier_id', 'invalid')
}

/** Refuses with `not_packed`, and the numbers, where locked orders are being picked or wait for their settlement. */
export async function requirePacked(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o join order_pickings p on p.order_id = o.id
    where o.id = any(${orderIds}::bigint[]) and o.settled_at is null order by o.id`.execute(tx)
  if (rows.length > 0)
    throw new DomainError('not_packed', {
      values: { numbers: rows.map(({ id }) => id).join(', ') },
    })
}

/** Gives a locked route its stops ahead, after those that are over. */
async function setStops(tx: Tx, id: number, orderIds: readonly number[]): Promise<void> {
  if (new Set(orderIds).size < orderIds.length) throw fieldError('order_ids', 'invalid')
  const { rows: before } = await sql<{ order_id: number }>`
    delete from route_stops where route_id = ${id} and outcome is null returning order_id`.execute(
    tx,
  )
  // What was on the route may stay, also an order that the office has completed meanwhile.
  const known = before.map(({ order_id }) => order_id)
  const { rows: over } = await sql<{ order_id: number }>`
    select order_id from route_stops where route_id = ${id}`.execute(tx)
  const past = new Set(over.map(({ order_id }) => order_id))
  const ahead = orderIds.filter((order) => !past.has(order))
  const { rows } = await sql<{ id: number }>`
    select id from orders where id = any(${ahead}::bigint[]) and (status in ('pending', 'processing') or id = any(${known}::bigint[]))
    order by id for share`.execute(tx)
  if (rows.length < ahead.length) throw fieldError('order_ids', 'invalid')
  await requirePacked(
    tx,
    ahead.filter((order) => !known.includes(order)),
  )
  await sql`
    insert into route_stops (route_id, order_id, position)
    select ${id}, t.order_id, t.n + ${past.size} from unnest(${ahead}::bigint[]) with ordinality as t(order_id, n)`.execute(
    tx,
  )
  await sql`
    update route_stops s set position = t.n from (
      select order_id, row_number() over (order by at) as n from route_stops where route_id = ${id} and outcome is not null
    ) t where s.route_id = ${id} and s.order_id = t.order_id`.execute(tx)
}
