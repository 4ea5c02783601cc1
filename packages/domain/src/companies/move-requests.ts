import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { LineSnapshot } from '../shared/line-snapshot.ts'
import { requestHead, requestLines, type RequestRow } from './request-rows.ts'

export interface NewRequest {
  companyId: number
  customerId: number
  customerName: string
  cartId: number
}

/** Inserts a request and its lines in one statement and returns its id. A cart can be sent once (`cart_id` is unique). */
export async function createRequest(
  tx: Tx,
  request: NewRequest,
  items: readonly LineSnapshot[],
): Promise<number> {
  const total = items.reduce((sum, item) => sum + item.total, 0)
  const { rows } = await sql<{ id: number }>`
    with sent as (
      insert into cart_requests (company_id, customer_id, customer_name, cart_id, total)
      values (${request.companyId}, ${request.customerId}, ${request.customerName}, ${request.cartId}, ${total}) returning id
    ), items as (
      insert into cart_request_items (request_id, position, product_id, variant_id, sku, name, options, url_key, image, quantity, unit_price, total)
      select s.id, l.position, l.product_id, l.variant_id, l.sku, l.name, l.options, l.url_key, l.image, l.quantity, l.unit_price, l.total
      from sent s, jsonb_populate_recordset(null::cart_request_items, ${JSON.stringify(items.map((item, position) => ({ ...item, position })))}::jsonb) l
    )
    select id from sent`.execute(tx)
  return rows[0]!.id
}

/** Id of the request made from a cart. */
export async function findRequestOfCart(db: Db, cartId: number): Promise<number | undefined> {
  return (
    await sql<{ id: number }>`select id from cart_requests where cart_id = ${cartId}`.execute(db)
  ).rows[0]?.id
}

/** Moves every open request of a company into a cart, oldest first. Of two calls at once, each request goes to one. */
export async function takeOpenRequests(
  tx: Tx,
  companyId: number,
  cartId: number,
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    with open as (
      select id from cart_requests where company_id = ${companyId} and status = 'open' order by id for update
    ), taken as (
      update cart_requests r set status = 'processing', synced_cart_id = ${cartId}, updated_at = now()
      from open where r.id = open.id returning r.*
    )
    select ${requestHead}, ${requestLines} from taken r order by r.id`.execute(tx)
  return rows
}

/** Completes the requests of a cart with its order. */
export async function completeRequests(tx: Tx, cartId: number, orderId: number): Promise<void> {
  await sql`update cart_requests set status = 'completed', order_id = ${orderId}, updated_at = now()
    where synced_cart_id = ${cartId} and status = 'processing'`.execute(tx)
}

/** Moves the requests of an unpaid order back into the Manager's current cart, as discarded ones of its cart, which can be restored. */
export async function returnRequests(tx: Tx, orderId: number): Promise<void> {
  await sql`
    update cart_requests r set status = case r.status when 'completed' then 'processing' else r.status end, order_id = null,
      updated_at = now(), synced_cart_id = (
      select c.id from orders o join carts c on c.customer_id = o.customer_id and c.status = 'active' where o.id = ${orderId})
    where r.order_id = ${orderId} and r.status = 'completed'
      or r.synced_cart_id = (select cart_id from orders where id = ${orderId}) and r.status = 'canceled'`.execute(
    tx,
  )
}
