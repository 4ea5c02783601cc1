import type { LotRow } from '@tsiran/contract/admin/stock-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { namedColumns, withOptions, type NamedVariant } from './queries.ts'

interface LotFilter {
  /** Words of a product's name or sku, or of the supplier. */
  search?: string | undefined
  /** Days from today until which a lot expires; 0: it expires today or has expired. */
  within?: number | undefined
}

type LotQuery = LotFilter & PageRange

type Row = Omit<LotRow, 'options'> & NamedVariant

/** When a lot expires, for comparing: one without a day keeps the longest. An index has it so. */
const expiry = (lot: 'l' | 'w') => sql`coalesce(${sql.ref(`${lot}.expires_on`)}, 'infinity'::date)`

/** The last lot of a variant that meets a condition. */
const lastLot = (condition: RawBuilder<unknown>) => sql`lateral (
  select * from stock_lots l where ${condition} order by ${expiry('l')} desc, l.id desc limit 1) l`

/** Variants with lots, each found by a look into the index; a `distinct` would read all lots. */
const allTracked = sql`
    select min(variant_id) as variant_id from stock_lots
    union all
    select (select min(l.variant_id) from stock_lots l where l.variant_id > t.variant_id) from tracked t where t.variant_id is not null`

/**
 * Sales name no lot: whoever picks takes what expires first, so the present stock is what expires last. `room` is what stock and open
 * orders leave for a lot and those before it. The walk goes from the last lot of each variant back to where the stock ends: its time
 * follows what is in the house, not all that was ever received.
 */
const walkOf = (tracked: RawBuilder<unknown>, wanted = sql`true`) => sql`
  with recursive tracked as (${tracked}),
  held as materialized (
    select i.variant_id, sum(i.quantity - i.canceled) as pieces from orders o join order_items i on i.order_id = o.id
    where o.holds_stock and o.status in ('pending_payment', 'pending', 'processing') and i.stocked and ${wanted} group by i.variant_id),
  walk as (
    select l.*, v.qty + coalesce(held.pieces, 0) as room
    from tracked t join variants v on v.id = t.variant_id left join held on held.variant_id = v.id
      cross join ${lastLot(sql`l.variant_id = v.id`)}
    where v.qty + coalesce(held.pieces, 0) > 0
    union all
    select l.*, w.room - w.qty
    from walk w cross join ${lastLot(sql`l.variant_id = w.variant_id and (${expiry('l')}, l.id) < (${expiry('w')}, w.id)`)}
    where w.room > w.qty)`

const today = sql`(now() at time zone ${timeZone})::date`

/** The lots of a filter that may still be in the house. */
function lotsLeft({ search = '', within }: LotFilter): RawBuilder<unknown> {
  const parts = wordPatterns(search).map(
    (pattern) =>
      sql`(product_words(p.sku, p.name) || ' ' || lower(r.supplier || ' ' || v.sku)) like ${pattern}`,
  )
  if (within !== undefined) parts.push(sql`l.expires_on <= ${today} + ${within}::integer`)
  return sql`${walkOf(allTracked)}
    select l.id, l.receipt_id, l.variant_id, l.qty, l.expires_on, r.supplier, r.at, least(l.qty, l.room) as remaining
    from walk l join stock_receipts r on r.id = l.receipt_id join variants v on v.id = l.variant_id join products p on p.id = v.product_id
    where ${sql.join([sql`l.expires_on is not null`, ...parts], sql` and `)}`
}

/** Counts the lots of a filter. */
export const countLots = (filter: LotFilter) =>
  sql`select count(*) from (${lotsLeft(filter)}) counted`

/** A page of the lots that may still be in the house, those that expire first before the others, and their total number. */
export async function listLots(db: Db, query: LotQuery) {
  const found = lotsLeft(query)
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select ${namedColumns}, lot.id, lot.receipt_id, lot.supplier, lot.qty, lot.remaining::integer as remaining,
        lot.expires_on::text as expires_on, lot.expires_on - ${today} as days_left, to_json(lot.at) as at
      from (${found} order by expires_on, id limit ${query.limit} offset ${offsetOf(query)}) lot
      join variants v on v.id = lot.variant_id join products p on p.id = v.product_id
      order by lot.expires_on, lot.id`.execute(db),
    sql<{ total: number }>`select (${countLots(query)})::integer as total`.execute(db),
  ])
  return { data: rows.map(withOptions), meta: pageMeta(query, counted.rows[0]!.total) }
}

/** The day of the lot that is taken first, `YYYY-MM-DD`, by variant: the earliest in the house that has not passed. */
export async function findFirstExpiries(
  db: Db | Tx,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(variantIds)]
  const tracked = sql`select unnest(${ids}::integer[]) as variant_id`
  const walk = walkOf(tracked, sql`i.variant_id = any(${ids}::integer[])`)
  const { rows } = await sql<{ variant_id: number; expires_on: string }>`${walk}
    select variant_id, min(expires_on)::text as expires_on from walk where expires_on >= ${today} group by variant_id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.variant_id, row.expires_on]))
}
