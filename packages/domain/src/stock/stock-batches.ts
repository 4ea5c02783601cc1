import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { type Row, rowsOf, toStock } from './stock-rows.ts'
import { type StockFilter, hasWords, variantsOf, condition, textOf } from './stock-filter.ts'
import { countRows } from '../shared/count-rows.ts'

/** The variants of a search as a table, all of them. */
const allOf = (filter: StockFilter): RawBuilder<unknown> => {
  const text = textOf(filter)
  if (text === '') return sql`variants`
  return variantsOf(sql`array(select p.id from products p where ${hasWords(text)})`, text)
}

/** All rows of a filter in batches by sku, of a word that many products have, too. */
export async function* readStockBatches(
  db: Db,
  filter: StockFilter,
  batchSize = 500,
): AsyncIterable<StockRow[]> {
  const from = allOf(filter)
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`${rowsOf(sql`
      select v.id, row_number() over (order by v.sku) as place from ${from} v
      where ${condition(filter.low)} and v.sku > ${after} order by v.sku limit ${batchSize}`)}`.execute(
      db,
    )
    if (rows.length > 0) yield rows.map(toStock)
    if (rows.length < batchSize) return
    after = rows.at(-1)!.sku
  }
}

/** How many rows a filter has, up to `limit` and one more. */
export const countStock = (db: Db, filter: StockFilter, limit: number): Promise<number> =>
  countRows(db, sql`${allOf(filter)} v where ${condition(filter.low)}`, limit + 1)
