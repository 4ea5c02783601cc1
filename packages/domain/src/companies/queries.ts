import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { withinDays, type HistoryRange } from '../shared/history-range.ts'
import { offsetOf } from '../shared/pagination.ts'
import { requestHead, requestLines, type RequestRow, type RequestsOf } from './request-rows.ts'

const belongsTo = (whose: RequestsOf): RawBuilder<boolean> =>
  'customerId' in whose
    ? sql`r.customer_id = ${whose.customerId}`
    : sql`r.company_id = ${whose.companyId}`

/** A request with its lines; undefined where it has another owner. */
export async function selectRequest(
  db: Db,
  whose: RequestsOf,
  id: number,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestHead}, ${requestLines} from cart_requests r where r.id = ${id} and ${belongsTo(whose)}`.execute(
    db,
  )
  return rows[0]
}

/** A page of requests, newest first, and their total number. */
export async function selectRequests(
  db: Db,
  whose: RequestsOf,
  { withLines, ...range }: HistoryRange & { withLines: boolean },
) {
  const own = sql`from cart_requests r where ${belongsTo(whose)} and ${withinDays(range)}`
  const columns = withLines ? sql`${requestHead}, ${requestLines}` : requestHead
  const { rows } = await sql<{ total: number; requests: RequestRow[] }>`
    select (select count(*) ${own})::integer as total, coalesce((select json_agg(h order by h.id desc) from (
      select ${columns} ${own} order by r.id desc limit ${range.limit} offset ${offsetOf(range)}
    ) h), '[]') as requests`.execute(db)
  return rows[0]!
}

/** Cancels a company's request; false where it is ordered or canceled already. */
export async function cancelRequest(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`update cart_requests set status = 'canceled', updated_at = now()
    where id = ${id} and company_id = ${companyId} and status in ('open', 'processing') returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/**
 * Reopens a company's canceled request: in the Manager's cart that still holds it, or as an open one that no cart has. False where it
 * is not canceled, or its cart was ordered: the order may have its pieces.
 */
export async function uncancelRequest(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    update cart_requests r set status = case when cart.id is null then 'open' else 'processing' end, synced_cart_id = cart.id, updated_at = now()
    from cart_requests own left join carts cart on cart.id = own.synced_cart_id
    where r.id = ${id} and own.id = r.id and r.company_id = ${companyId} and r.status = 'canceled'
      and (cart.id is null or cart.status = 'active') returning r.id`.execute(tx)
  return rows.length > 0
}
