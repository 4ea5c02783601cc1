import type { OrderStatus } from '@tsiran/contract/order-shapes'
import { prepared } from '@tsiran/db/prepared'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { closingCart } from '../cart/checkout-steps.ts'
import type { StaffActor } from '../shared/actor.ts'
import { withinDays, type HistoryRange } from '../shared/history-range.ts'
import { offsetOf } from '../shared/pagination.ts'
import { companyApproval } from '../shared/settings.ts'
import { selectHold } from './held-drams.ts'
import { firstHold } from './holds.ts'
import type {
  Actor,
  NewOrderLine,
  OrderFields,
  OrderHeadRow,
  OrderRow,
  OrdersOf,
} from './order-rows.ts'

interface OrderInsert {
  cartId: number
  network: string | null
  order: OrderFields
  lines: readonly NewOrderLine[]
  by?: StaffActor | undefined
}

interface StatusUpdate {
  from: readonly OrderStatus[]
  to: OrderStatus
  actor: Actor
  staffId: number | null
  note: string
}

/**
 * Inserts an order, its lines and its first change in one statement and returns its number. A cart can be ordered once
 * (`orders.cart_id` is unique).
 */
export async function insertOrder(
  tx: Tx,
  { cartId, network, order, lines, by }: OrderInsert,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`${prepared}
    with placed as (
      insert into orders (cart_id, customer_id, company_id, locale, status, email, billing_address, shipping_address, shipping_method,
        shipping_title, shipping_amount, payment_method, payment_title, sub_total, grand_total, description, hold_until,
        district_id, zone_id, slot_id, slot, holds_slot, substitution, buffer)
      select ${cartId}::bigint, o.customer_id, o.company_id, o.locale, o.status, o.email, o.billing_address, o.shipping_address, o.shipping_method,
        o.shipping_title, o.shipping_amount, o.payment_method, o.payment_title, o.sub_total, o.grand_total, o.description,
        case when o.status = 'pending_payment' then now() + ${firstHold} end,
        o.district_id, o.zone_id, o.slot_id, o.slot, o.holds_slot, o.substitution, o.buffer
      from jsonb_populate_record(null::orders, ${JSON.stringify(order)}::jsonb) o
      returning id
    ), lines as (
      insert into order_items (order_id, position, product_id, variant_id, sku, name, options, url_key, image, quantity, unit_price, box_qty, box_price, total, stocked,
        portion_grams, price_per_kg, tolerance_pct, substitution, substitute_variant_id, age_restricted)
      select p.id, l.position, l.product_id, l.variant_id, l.sku, l.name, l.options, l.url_key, l.image, l.quantity, l.unit_price, l.box_qty, l.box_price, l.total, l.stocked,
        l.portion_grams, l.price_per_kg, l.tolerance_pct, l.substitution, l.substitute_variant_id, coalesce(l.age_restricted, false)
      from placed p, jsonb_populate_recordset(null::order_items, ${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::jsonb) l
    ), closed as (${closingCart(cartId, network)}
    ), history as (
      insert into order_changes (order_id, to_status, actor, staff_id)
      select id, ${order.status}, ${by ? 'shop' : 'buyer'}, ${by?.id ?? null}::integer from placed
    )
    select id from placed`.execute(tx)
  return rows[0]!.id
}

/** Reads orders with their lines, in the order of `ids`. Each is one JSON value, so that the prepared statement outlives new columns. */
export async function selectOrders(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  // One number has a text of its own: PostgreSQL plans a list of unknown length each time.
  const which = ids.length === 1 ? sql`${ids[0]}::bigint` : sql`any(${[...ids]}::bigint[])`
  const { rows } = await sql<{ found: OrderRow }>`${prepared}
    select row_to_json(x) as found from (
      select o.*, p.state as picking,
        (select coalesce(sum(p.refund_total), 0)::bigint from payments p where p.order_id = o.id) as refunded,
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

/** Ends the picking of an order that is not delivered: what was recorded and is not settled is forgotten. */
export async function endPicking(tx: Tx, id: number): Promise<void> {
  await sql`delete from order_pickings where order_id = ${id}`.execute(tx)
  await forgetPicks(tx, id)
}

/** Forgets what was recorded of an order's lines, by default of all. Those of a settled order stay as they were settled. */
export async function forgetPicks(tx: Tx, id: number, lineIds?: readonly number[]): Promise<void> {
  await sql`
    with unsettled as (
      select l.id from order_items l join orders o on o.id = l.order_id
      where o.id = ${id} and o.settled_at is null and (${!lineIds}::boolean or l.id = any(${lineIds ?? []}::bigint[]))
    ), dropped as (
      delete from order_substitutions where order_item_id in (select id from unsettled)
    )
    update order_items set pick_state = null, picked_quantity = null, picked_grams = null, pick_agreed = false
    where id in (select id from unsettled) and pick_state is not null`.execute(tx)
}
