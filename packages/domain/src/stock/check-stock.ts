import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Variants of one statement: it must end well before the statement's timeout. */
const batchSize = 2000

export interface StockDifference {
  variant_id: number
  sku: string
  /** Pieces in stock, and the sum of the movements. */
  qty: number
  sum: number
}

/**
 * Compares every variant's stock with the sum of its movements, in batches. Each batch is one snapshot, so orders may go on. Returns
 * the variants that differ.
 */
export async function checkStock(db: Db): Promise<StockDifference[]> {
  const found: StockDifference[] = []
  for (let last: number | null = 0; last !== null;) {
    const { rows } = await sql<{ last: number | null; differing: StockDifference[] | null }>`
      with batch as materialized (select id, sku, qty from variants where id > ${last} order by id limit ${batchSize})
      select max(id) as last,
        json_agg(json_build_object('variant_id', id, 'sku', sku, 'qty', qty, 'sum', sum)) filter (where qty <> sum) as differing
      from (
        select id, sku, qty, coalesce((select sum(delta) from stock_movements m where m.variant_id = b.id), 0) as sum from batch b
      ) compared`.execute(db)
    found.push(...(rows[0]!.differing ?? []))
    last = rows[0]!.last
  }
  return found
}
