import type { OrderStatus } from '@tsiran/contract/order-shapes'
import { prepared } from '@tsiran/db/prepared'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { withinDays, type HistoryRange } from '../shared/history-range.ts'
import { offsetOf } from '../shared/pagination.ts'
import { companyApproval } from '../shared/settings.ts'
import { selectHold } from './held-drams.ts'
import type { Actor, OrderHeadRow, OrderRow, OrdersOf } from './order-rows.ts'

interface StatusUpdate {
  from: readonly OrderStatus[]
  to: OrderStatus
  actor: Actor
  staffId: number | null
  note: string
}

/**
 * Drams of an order `o` that are due to the buyer, or went back: of its payments, and the cash that a courier took for a canceled order
 * (docs/decisions/0038-cash-of-canceled-orders.md). The first condition on a stop names the index.
 */
const selectRefunded = sql`(
  (select coalesce(sum(p.refund_total), 0) from payments p where p.order_id = o.id)
  + case when o.status = 'canceled' then (
      select coalesce(sum(t.cash), 0) from route_stops t
      where t.order_id = o.id and t.outcome is distinct from 'nobody_home' and t.outcome is null and t.cash > 0
    ) else 0 end)::bigint`

/** Reads orders with their lines, in the order of `ids`. Each is one JSON value, so that the prepared statement outlives new columns. */
export async function selectOrders(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  // One number has a text of its own: PostgreSQL plans a list of unknown length each time.
  const which = ids.length === 1 ? sql`${ids[0]}::bigint` : sql`any(${[...ids]}::bigint[])`
  const { rows } = await sql<{ found: OrderRow }>`${prepared}
    select row_to_json(x) as found from (
      select o.*, p.state as picking,
        ${selectRefunded} as refunded,
        ${selectHold},
        (select k.status <> 'approved' and ${companyApproval} from companies k where k.id = o.company_id) as ordinary_prices,
        (select json_agg(l order by l.position) from order_items l where l.order_id = o.id) as lines
      from orders o left join order_pickings p on p.order_id = o.id
      where o.id = ${which}) x`.execute(db)
  return ids.flatMap((id) => rows.flatMap(({ found }) => (found.id === id ? [found] : [])))
}

/** A page of an owner's orders, newest first, and their total number. */
export async function selectOrderHeads(db: Db, whose: OrdersOf, range: HistoryRange) {
  const owned =
    'customerId' in whose
      ? sql`customer_id = ${whose.customerId}`
      : sql`company_id = ${whose.companyId}`
  const own = sql`from orders where ${owned} and ${withinDays(range)}`
  const { rows } = await sql<{ total: number; heads: OrderHeadRow[] }>`
    select (select count(*) ${own})::integer as total, coalesce((select json_agg(h order by h.id desc) from (
      select id, status, to_json(created_at) as created_at, coalesce(agreed_total, grand_total) as grand_total,
        case when settled_at is not null then grand_total end as final_total, slot ${own} order by id desc limit ${range.limit} offset ${offsetOf(range)}
    ) h), '[]') as heads`.execute(db)
  return rows[0]!
}

/** Status of the order with this number and e-mail; undefined unless both match. */
export async function selectStatus(
  db: Db,
  id: number,
  email: string,
): Promise<OrderStatus | undefined> {
  const { rows } = await sql<{ status: OrderStatus }>`
    select status from orders where id = ${id} and email <> '' and lower(email) = lower(${email})`.execute(
    db,
  )
  return rows[0]?.status
}

/** Locks an order until the transaction ends. */
export async function lockRow(tx: Tx, id: number): Promise<void> {
  await sql`select id from orders where id = ${id} for update`.execute(tx)
}

/** Changes the status of an order in one of the `from` statuses and records it in the history. Returns the previous status. */
export async function updateStatus(
  tx: Tx,
  id: number,
  { from, to, actor, staffId, note }: StatusUpdate,
): Promise<OrderStatus | undefined> {
  const { rows } = await sql<{ from_status: OrderStatus }>`
    with old as (
      select id, status from orders where id = ${id} and status = any(${[...from]}) for update
    ), moved as (
      update orders o set status = ${to}, hold_until = null, version = version + 1 from old where o.id = old.id
    )
    insert into order_changes (order_id, from_status, to_status, actor, staff_id, note)
    select id, status, ${to}, ${actor}, ${staffId}::integer, ${note} from old returning from_status`.execute(
    tx,
  )
  return rows[0]?.from_status
}

/** The latest orders of all buyers, newest first; only those of `status` where it is defined. */
export async function selectNewest(db: Db, status: OrderStatus | undefined, limit: number) {
  const { rows } = await sql<OrderHeadRow & { email: string; payment_method: string }>`
    select id, status, to_json(created_at) as created_at, grand_total, email, payment_method from orders
    where ${status ?? null}::text is null or status = ${status ?? null} order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
