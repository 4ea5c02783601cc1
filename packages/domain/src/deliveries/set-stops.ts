import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import { notOnRoute } from './route-refusals.ts'

/** Refuses with `not_packed`, and the numbers, where locked orders are being picked or wait for their settlement. */
export async function requirePacked(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o join order_pickings p on p.order_id = o.id
    where o.id = any(${orderIds}::bigint[]) and o.settled_at is null order by o.id`.execute(tx)
  if (rows.length > 0) throw notPacked(rows.map(({ id }) => id))
}

export const notPacked = (orderIds: readonly number[]): DomainError =>
  new DomainError('not_packed', { values: { numbers: orderIds.join(', ') } })

/** Gives a locked route its stops ahead, after those that are over. Refuses with `validation_failed`, `not_packed` and `on_other_route`. */
export async function setStops(tx: Tx, id: number, orderIds: readonly number[]): Promise<void> {
  // Canceled ones stay: the courier has their products, and perhaps their cash.
  const { rows: before } = await sql<{ order_id: number }>`
    delete from route_stops t using orders o
    where t.route_id = ${id} and t.outcome is null and o.id = t.order_id and o.status <> 'canceled' returning t.order_id`.execute(
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
  const { rows: added } = await sql<{ order_id: number }>`
    insert into route_stops (route_id, order_id, position)
    select ${id}, t.order_id, t.n + ${past.size} from unnest(${ahead}::bigint[]) with ordinality as t(order_id, n)
    on conflict do nothing returning order_id`.execute(tx)
  if (added.length < ahead.length) {
    const here = new Set(added.map(({ order_id }) => order_id))
    throw await notOnRoute(
      tx,
      ahead.filter((order) => !here.has(order)),
    )
  }
  await sql`
    update route_stops s set position = t.n from (
      select order_id, row_number() over (order by at) as n from route_stops where route_id = ${id} and outcome is not null
    ) t where s.route_id = ${id} and s.order_id = t.order_id`.execute(tx)
}
