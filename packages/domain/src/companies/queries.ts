import type { RequestStatus } from '@tsiran/contract/company-cart'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf, withinDays, type HistoryRange } from '../shared/history-range.ts'
import type { LineSnapshot } from '../shared/line-snapshot.ts'

export interface RequestHeadRow {
  id: number
  customer_id: number | null
  customer_name: string
  status: RequestStatus
  order_id: number | null
  total: number
  created_at: string
}

export interface RequestRow extends RequestHeadRow {
  lines: LineSnapshot[]
}

const head = sql`r.id, r.customer_id, r.customer_name, r.status, r.order_id, r.total, to_json(r.created_at) as created_at`
const lines = sql`(select json_agg(l order by l.position) from cart_request_items l where l.request_id = r.id) as lines`

export interface NewRequest {
  companyId: number
  customerId: number
  customerName: string
  cartId: number
}

/** Writes a request and its lines in one statement and returns its id. A cart can be sent once (`cart_id` is unique). */
export async function insertRequest(tx: Tx, request: NewRequest, items: readonly LineSnapshot[]): Promise<number> {
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

/** Id of the request that a cart became. */
export async function selectRequestOfCart(db: Db, cartId: number): Promise<number | undefined> {
  return (await sql<{ id: number }>`select id from cart_requests where cart_id = ${cartId}`.execute(db)).rows[0]?.id
}

/** Whose requests: those a sub-user sent, or all of a company. */
export type RequestsOf = { customerId: number } | { companyId: number }

const belongsTo = (whose: RequestsOf): RawBuilder<boolean> =>
  'customerId' in whose ? sql`r.customer_id = ${whose.customerId}` : sql`r.company_id = ${whose.companyId}`

/** A request with its lines; undefined where it is not theirs. */
export async function selectRequest(db: Db, whose: RequestsOf, id: number): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${head}, ${lines} from cart_requests r where r.id = ${id} and ${belongsTo(whose)}`.execute(db)
  return rows[0]
}

/** A page of requests, newest first, with their lines where asked, and how many there are in all. */
export async function selectRequests(db: Db, whose: RequestsOf, range: HistoryRange, withLines: boolean) {
  const own = sql`from cart_requests r where ${belongsTo(whose)} and ${withinDays(range)}`
  const columns = withLines ? sql`${head}, ${lines}` : head
  const { rows } = await sql<{ total: number; requests: RequestRow[] }>`
    select (select count(*) ${own})::integer as total, coalesce((select json_agg(h order by h.id desc) from (
      select ${columns} ${own} order by r.id desc limit ${range.limit} offset ${offsetOf(range)}
    ) h), '[]') as requests`.execute(db)
  return rows[0]!
}

/** Takes every open request of a company into a cart: of two that do it at once, each request comes to one. Oldest first. */
export async function takeOpenRequests(tx: Tx, companyId: number, cartId: number): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    with open as (
      select id from cart_requests where company_id = ${companyId} and status = 'open' order by id for update
    ), taken as (
      update cart_requests r set status = 'processing', synced_cart_id = ${cartId}, updated_at = now()
      from open where r.id = open.id returning r.*
    )
    select ${head}, ${lines} from taken r order by r.id`.execute(tx)
  return rows
}

/** Marks the requests that a cart took in as ordered with it. */
export async function completeTakenRequests(tx: Tx, cartId: number, orderId: number): Promise<void> {
  await sql`update cart_requests set status = 'completed', order_id = ${orderId}, updated_at = now()
    where synced_cart_id = ${cartId} and status = 'processing'`.execute(tx)
}

/** Requests of an order that was not paid go with its cart: into the one that the Manager has now. */
export async function returnOrderedRequests(tx: Tx, orderId: number): Promise<void> {
  await sql`
    update cart_requests r set status = 'processing', order_id = null, updated_at = now(), synced_cart_id = (
      select c.id from orders o join carts c on c.customer_id = o.customer_id and c.status = 'active' where o.id = ${orderId})
    where r.order_id = ${orderId} and r.status = 'completed'`.execute(tx)
}

/** Cancels a company's request that was not ordered; false where it was, or was canceled before. */
export async function cancelRequest(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`update cart_requests set status = 'canceled', updated_at = now()
    where id = ${id} and company_id = ${companyId} and status in ('open', 'processing') returning id`.execute(tx)
  return rows.length > 0
}

/** Takes a company's canceled request back: into the Manager's cart that it is still in, else among the open ones. */
export async function uncancelRequest(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    update cart_requests r set status = case when cart.id is null then 'open' else 'processing' end, synced_cart_id = cart.id, updated_at = now()
    from cart_requests own left join carts cart on cart.id = own.synced_cart_id and cart.status = 'active'
    where r.id = ${id} and own.id = r.id and r.company_id = ${companyId} and r.status = 'canceled' returning r.id`.execute(tx)
  return rows.length > 0
}
