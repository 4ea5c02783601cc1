import type { Db } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
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

/** The next three o'clock in Yerevan. */
const nextNight = sql`(date_trunc('day', now() at time zone ${timeZone} - interval '3 hours') + interval '1 day 3 hours') at time zone ${timeZone}`

/**
 * {@link checkStock} once a night, however many processes call it; one that fails is due again in an hour. Returns the variants that
 * differ, none where the check is not due.
 */
export async function checkStockNightly(db: Db): Promise<StockDifference[]> {
  const { rows } = await sql`
    update stock_checks set due_at = now() + interval '1 hour' where due_at <= now() returning id`.execute(
    db,
  )
  if (rows.length === 0) return []
  const found = await checkStock(db)
  await sql`update stock_checks set due_at = ${nextNight}, checked_at = now(), differing = ${found.length}`.execute(
    db,
  )
  return found
}

/** Variants whose stock was not the sum of their movements when that was last checked. */
export async function countDifferences(db: Db): Promise<number> {
  const { differing } = await db
    .selectFrom('stock_checks')
    .select('differing')
    .executeTakeFirstOrThrow()
  return differing
}
