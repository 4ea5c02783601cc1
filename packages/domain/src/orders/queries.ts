import type { OrderAddress, OrderStatus } from '@tsiran/contract/orders'
import { prepared } from '@tsiran/db/prepared'
import type { Db, Tx } from '@tsiran/db/database'
import type { Locale, Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { offsetOf, withinDays, type HistoryRange } from '../history-range.ts'

export interface OrderLineRow {
  product_id: number | null
  variant_id: number | null
  sku: string
  name: Text
  options: Text
  url_key: string
  image: string | null
  /** Pieces. */
  quantity: number
  /** Drams. */
  unit_price: number
  box_qty: number | null
  box_price: number | null
  total: number
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
  created_at: string
  lines: OrderLineRow[]
}

/** Writes an order and its lines in one statement and returns its number. A cart can be ordered once (`orders.cart_id` is unique). */
export async function insertOrder(tx: Tx, cartId: number, order: OrderFields, lines: readonly OrderLineRow[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`${prepared}
    with placed as (
      insert into orders (cart_id, customer_id, company_id, locale, status, email, billing_address, shipping_address, shipping_method,
        shipping_title, shipping_amount, payment_method, payment_title, sub_total, grand_total, description)
      select ${cartId}::bigint, o.customer_id, o.company_id, o.locale, o.status, o.email, o.billing_address, o.shipping_address, o.shipping_method,
        o.shipping_title, o.shipping_amount, o.payment_method, o.payment_title, o.sub_total, o.grand_total, o.description
      from jsonb_populate_record(null::orders, ${JSON.stringify(order)}::jsonb) o
      returning id
    ), lines as (
      insert into order_items (order_id, position, product_id, variant_id, sku, name, options, url_key, image, quantity, unit_price, box_qty, box_price, total)
      select p.id, l.position, l.product_id, l.variant_id, l.sku, l.name, l.options, l.url_key, l.image, l.quantity, l.unit_price, l.box_qty, l.box_price, l.total
      from placed p, jsonb_populate_recordset(null::order_items, ${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::jsonb) l
    )
    select id from placed`.execute(tx)
  return rows[0]!.id
}

/** Reads orders with their lines, in the order of the ids given. */
export async function selectOrders(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.*, to_json(o.created_at) as created_at,
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
