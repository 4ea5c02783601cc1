import type { LotRow } from '@tsiran/contract/admin/stock-shapes'
import type { Db } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql } from 'kysely'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { namedColumns, withOptions, type NamedVariant } from './queries.ts'

interface LotQuery extends PageRange {
  /** Words of a product's name or sku, or of the supplier. */
  search?: string | undefined
  /** Days from today until which a lot expires; 0: it expires today or has expired. */
  within?: number | undefined
}

type Row = Omit<LotRow, 'options'> & NamedVariant

/**
 * Sales name no lot: whoever picks takes what expires first, so the present stock is what expires last. `remaining` is the part of a
 * lot that stock and open orders leave room for.
 */
const lots = sql`
  select l.id, l.receipt_id, l.variant_id, l.qty, l.expires_on, r.supplier, r.at, least(l.qty, v.qty + (
      select coalesce(sum(i.quantity - i.canceled), 0) from order_items i join orders o on o.id = i.order_id
      where i.variant_id = l.variant_id and i.stocked and o.holds_stock and o.status in ('pending_payment', 'pending', 'processing'))
    - coalesce((select sum(later.qty) from stock_lots later where later.variant_id = l.variant_id
      and (later.expires_on is null or (later.expires_on, later.id) > (l.expires_on, l.id))), 0)) as remaining
  from stock_lots l join stock_receipts r on r.id = l.receipt_id join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id`

const today = sql`(now() at time zone ${timeZone})::date`

/** A page of the lots that may still be in the house, those that expire first before the others, and their total number. */
export async function listLots(db: Db, query: LotQuery) {
  const parts = wordPatterns(query.search ?? '').map(
    (pattern) =>
      sql`(product_words(p.sku, p.name) || ' ' || lower(r.supplier || ' ' || v.sku)) like ${pattern}`,
  )
  if (query.within !== undefined)
    parts.push(sql`l.expires_on <= ${today} + ${query.within}::integer`)
  const found = sql`select * from (${lots}
    where l.expires_on is not null and ${parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)}) lot where remaining > 0`
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select ${namedColumns}, lot.id, lot.receipt_id, lot.supplier, lot.qty, lot.remaining::integer as remaining,
        lot.expires_on::text as expires_on, lot.expires_on - ${today} as days_left, to_json(lot.at) as at
      from (${found} order by expires_on, id limit ${query.limit} offset ${offsetOf(query)}) lot
      join variants v on v.id = lot.variant_id join products p on p.id = v.product_id
      order by lot.expires_on, lot.id`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from (${found}) counted`.execute(db),
  ])
  return { data: rows.map(withOptions), meta: pageMeta(query, counted.rows[0]!.total) }
}
