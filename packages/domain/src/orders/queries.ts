import type { Locale } from '@tsiran/contract/locale'
import type { OrderAddress, OrderStatus } from '@tsiran/contract/orders'
import { prepared } from '@tsiran/db/prepared'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { offsetOf, withinDays, type HistoryRange } from '../shared/history-range.ts'
import type { LineSnapshot } from '../shared/line-snapshot.ts'

/** Who changes an order: `clock` for what happens by itself. */
export type Actor = 'buyer' | 'bank' | 'shop' | 'clock'

export interface OrderLineRow extends LineSnapshot {
  box_qty: number | null
  /** Drams for a box. */
  box_price: number | null
  /** False for a line that takes nothing out of the stock. */
  stocked: boolean
}

/** Everything an order keeps of the moment it was placed. Money in drams. */
export interface OrderFields {
  customer_id: number | null
  company_id: number | null
  locale: Locale
  status: OrderStatus
  email: string
  billing_address: OrderAddress
  shipping_address: OrderAddress
  shipping_method: string
  shipping_title: Text
  shipping_amount: number
  payment_method: string
  payment_title: Text
  sub_total: number
  grand_total: number
  description: string
}

export interface OrderRow extends OrderFields {
  id: number
  cart_id: number
  /** Until when it keeps its goods while it waits for its payment; ISO 8601, null for all others. */
  hold_until: string | null
  /** Whether its pieces are out of the stock. */
  holds_stock: boolean
  created_at: string
  lines: OrderLineRow[]
}

/** How long an order keeps its goods while its buyer may pay at the bank (R23). */
const hold = sql`interval '20 minutes'`
/** How long it keeps them for a buyer who has not gone there. */
const firstHold = sql`interval '5 minutes'`

/**
 * Writes an order, its lines and the beginning of its history in one statement and returns its number. A cart can be ordered
 * once (`orders.cart_id` is unique).
 */
export async function insertOrder(tx: Tx, cartId: number, order: OrderFields, lines: readonly OrderLineRow[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`${prepared}
    with placed as (
      insert into orders (cart_id, customer_id, company_id, locale, status, email, billing_address, shipping_address, shipping_method,
        shipping_title, shipping_amount, payment_method, payment_title, sub_total, grand_total, description, hold_until)
      select ${cartId}::bigint, o.customer_id, o.company_id, o.locale, o.status, o.email, o.billing_address, o.shipping_address, o.shipping_method,
        o.shipping_title, o.shipping_amount, o.payment_method, o.payment_title, o.sub_total, o.grand_total, o.description,
        case when o.status = 'pending_payment' then now() + ${firstHold} end
      from jsonb_populate_record(null::orders, ${JSON.stringify(order)}::jsonb) o
      returning id
    ), lines as (
      insert into order_items (order_id, position, product_id, variant_id, sku, name, options, url_key, image, quantity, unit_price, box_qty, box_price, total, stocked)
      select p.id, l.position, l.product_id, l.variant_id, l.sku, l.name, l.options, l.url_key, l.image, l.quantity, l.unit_price, l.box_qty, l.box_price, l.total, l.stocked
      from placed p, jsonb_populate_recordset(null::order_items, ${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::jsonb) l
    ), history as (
      insert into order_changes (order_id, to_status, actor) select id, ${order.status}, 'buyer' from placed
    )
    select id from placed`.execute(tx)
  return rows[0]!.id
}

/** Reads orders with their lines, in the order of the ids given. */
export async function selectOrders(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.*, to_json(o.created_at) as created_at, to_json(o.hold_until) as hold_until,
      (select json_agg(l order by l.position) from order_items l where l.order_id = o.id) as lines
    from orders o where o.id = any(${[...ids]}::bigint[])`.execute(db)
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

/** Number of the order that was made of a cart. */
export async function selectOrderOfCart(db: Db, cartId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`${prepared} select id from orders where cart_id = ${cartId}`.execute(db)
  return rows[0]?.id
}

/** An order without its lines. */
export type OrderHeadRow = Pick<OrderRow, 'id' | 'status' | 'created_at' | 'grand_total'>

/** Whose orders: those that a customer placed, or that were placed for a company. */
export type OrdersOf = { customerId: number } | { companyId: number }

/** A page of somebody's orders, newest first, and how many there are in all. */
export async function selectOrderHeads(db: Db, whose: OrdersOf, range: HistoryRange) {
  const owned = 'customerId' in whose ? sql`customer_id = ${whose.customerId}` : sql`company_id = ${whose.companyId}`
  const own = sql`from orders where ${owned} and ${withinDays(range)}`
  const { rows } = await sql<{ total: number; heads: OrderHeadRow[] }>`
    select (select count(*) ${own})::integer as total, coalesce((select json_agg(h order by h.id desc) from (
      select id, status, to_json(created_at) as created_at, grand_total ${own} order by id desc limit ${range.limit} offset ${offsetOf(range)}
    ) h), '[]') as heads`.execute(db)
  return rows[0]!
}

/** Status of the order of a number and an e-mail; undefined unless both fit. */
export async function selectStatus(db: Db, id: number, email: string): Promise<OrderStatus | undefined> {
  const { rows } = await sql<{ status: OrderStatus }>`
    select status from orders where id = ${id} and lower(email) = lower(${email})`.execute(db)
  return rows[0]?.status
}

/** Locks an order until the transaction ends. */
export async function lockRow(tx: Tx, id: number): Promise<void> {
  await sql`select id from orders where id = ${id} for update`.execute(tx)
}

/** Moves an order out of one of these statuses into another, and writes it into its history. Returns the status it had. */
export async function updateStatus(
  tx: Tx,
  id: number,
  from: readonly OrderStatus[],
  to: OrderStatus,
  { actor, note }: { actor: Actor; note: string },
): Promise<OrderStatus | undefined> {
  const { rows } = await sql<{ from_status: OrderStatus }>`
    with old as (
      select id, status from orders where id = ${id} and status = any(${[...from]}) for update
    ), moved as (
      update orders o set status = ${to}, hold_until = null from old where o.id = old.id
    )
    insert into order_changes (order_id, from_status, to_status, actor, note)
    select id, status, ${to}, ${actor}, ${note} from old returning from_status`.execute(tx)
  return rows[0]?.from_status
}

/** Marks the order's pieces as being out of the stock, or not. False where they were marked so already. */
export async function markStock(tx: Tx, id: number, held: boolean): Promise<boolean> {
  const { rows } = await sql`update orders set holds_stock = ${held} where id = ${id} and holds_stock <> ${held} returning id`.execute(tx)
  return rows.length > 0
}

/** Gives an order that waits for its payment the whole time for it; false where it has it, or waits no more. */
export async function prolongHold(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update orders set hold_until = created_at + ${hold}
    where id = ${id} and status = 'pending_payment' and holds_stock and hold_until < created_at + ${hold} returning id`.execute(tx)
  return rows.length > 0
}

/** Seconds that whoever ends a hold has the order to itself: longer than a bank has for its answer. */
const holdLease = 30

/** An order whose hold has expired. `hold_until` is the end of the lease that the taker has. */
export type OverdueRow = { id: number; hold_until: string }

/** Takes the order whose hold expired first, if there is one; other processes take others meanwhile. */
export async function takeOverdue(db: Db): Promise<OverdueRow | undefined> {
  const { rows } = await sql<OverdueRow>`
    update orders set hold_until = now() + make_interval(secs => ${holdLease})
    where id = (
      select id from orders where status = 'pending_payment' and holds_stock and hold_until <= now()
      order by hold_until limit 1 for update skip locked)
    returning id, to_json(hold_until) as hold_until`.execute(db)
  return rows[0]
}

/** How often an order came into a status. */
export async function countChangesTo(db: Db, id: number, status: OrderStatus): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from order_changes where order_id = ${id} and to_status = ${status}`.execute(db)
  return rows[0]!.count
}

/** Tells that the shop itself canceled an order: no late payment brings it back. */
export async function isCanceledByShop(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ actor: Actor; to_status: OrderStatus }>`
    select actor, to_status from order_changes where order_id = ${id} order by id desc limit 1`.execute(db)
  return rows[0]?.to_status === 'canceled' && rows[0].actor === 'shop'
}

export interface OrderChangeRow {
  created_at: Date
  from_status: OrderStatus | null
  to_status: OrderStatus
  actor: Actor
  note: string
}

/** What happened to an order, oldest first. */
export async function selectChanges(db: Db, id: number): Promise<OrderChangeRow[]> {
  const { rows } = await sql<OrderChangeRow>`
    select created_at, from_status, to_status, actor, note from order_changes where order_id = ${id} order by id`.execute(db)
  return rows
}

/** The newest orders of all buyers, newest first; of one status where it is named. */
export async function selectNewest(db: Db, status: OrderStatus | undefined, limit: number) {
  const { rows } = await sql<OrderHeadRow & { email: string; payment_method: string }>`
    select id, status, to_json(created_at) as created_at, grand_total, email, payment_method from orders
    where ${status ?? null}::text is null or status = ${status ?? null} order by id desc limit ${limit}`.execute(db)
  return rows
}
