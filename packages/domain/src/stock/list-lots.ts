import type { LotRow } from '@tsiran/contract/admin/stock-shapes'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { lotsLeft, today, withChangedLots } from './lots-left.ts'
import { namedColumns, withOptions, type NamedVariant } from './queries.ts'

export interface LotFilter {
  /** Words of a product's name or sku, or of the supplier. */
  search?: string | undefined
  /** Days from today until which a lot expires; 0: it expires today or has expired. */
  within?: number | undefined
}

type LotQuery = LotFilter & PageRange

type Row = Omit<LotRow, 'options'> & NamedVariant

/** Condition that a lot has a word: products, variants and deliveries are looked through once, not beside each lot. */
const hasWord = (pattern: string) => sql`(
  l.variant_id in (select v.id from products p join variants v on v.product_id = p.id where product_words(p.sku, p.name) like ${pattern})
  or l.variant_id in (select id from variants where lower(sku) like ${pattern})
  or l.receipt_id in (select id from stock_receipts where lower(supplier) like ${pattern}))`

/** The lots of a filter that may still be in the house, as `l`. */
function fromLots({ search = '', within }: LotFilter): RawBuilder<unknown> {
  const parts = [sql`l.expires_on is not null`, ...wordPatterns(search).map(hasWord)]
  if (within !== undefined) parts.push(sql`l.expires_on <= ${today} + ${within}::integer`)
  return sql`from ${lotsLeft} l where ${sql.join(parts, sql` and `)}`
}

/** Counts the lots of a filter. */
export const countLots = (filter: LotFilter) =>
  sql`${withChangedLots} select count(*) ${fromLots(filter)}`

/** A page of the lots that may still be in the house, those that expire first before the others, and their total number. */
export async function listLots(db: Db, query: LotQuery) {
  const [data, counted] = await Promise.all([
    selectLots(
      db,
      sql`${fromLots(query)} order by l.expires_on, l.id limit ${query.limit} offset ${offsetOf(query)}`,
    ),
    sql<{ total: number }>`select (${countLots(query)})::integer as total`.execute(db),
  ])
  return { data, meta: pageMeta(query, counted.rows[0]!.total) }
}

/** The lots of a filter in the same sequence, those after another one. */
export const readLots = (
  db: Db,
  filter: LotFilter,
  { after, limit }: { after: Pick<LotRow, 'expires_on' | 'id'> | undefined; limit: number },
): Promise<LotRow[]> => {
  const rest = after
    ? sql`and (l.expires_on, l.id) > (${after.expires_on}::date, ${after.id})`
    : sql``
  return selectLots(db, sql`${fromLots(filter)} ${rest} order by l.expires_on, l.id limit ${limit}`)
}

/** Lots with what their list shows; `from` names them `l` and puts them in order. */
async function selectLots(db: Db, from: RawBuilder<unknown>): Promise<LotRow[]> {
  const { rows } = await sql<Row>`${withChangedLots}
    select ${namedColumns}, lot.id, lot.receipt_id, r.supplier, lot.qty, lot.remaining,
      lot.expires_on::text as expires_on, lot.expires_on - ${today} as days_left, to_json(r.at) as at
    from (select l.* ${from}) lot
    join stock_receipts r on r.id = lot.receipt_id join variants v on v.id = lot.variant_id join products p on p.id = v.product_id
    order by lot.expires_on, lot.id`.execute(db)
  return rows.map(withOptions)
}
