import type { StockLot, StockOfVariant } from '@tsiran/contract/admin/stock-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { type Row, rowsOf, toStock } from './stock-rows.ts'

/** Newest lots that one variant shows. */
const maxLots = 20

/** A variant's stock and newest lots. Refuses with `not_found`. */
export async function readStock(db: Db | Tx, variantId: number): Promise<StockOfVariant> {
  const { rows } =
    await sql<Row>`${rowsOf(sql`select ${variantId}::integer as id, 1 as place`)}`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  const lots = await sql<StockLot>`
    select l.id, l.receipt_id, r.supplier, l.qty, l.expires_on::text as expires_on, to_json(r.at) as at
    from stock_lots l join stock_receipts r on r.id = l.receipt_id where l.variant_id = ${variantId}
    order by l.id desc limit ${maxLots}`.execute(db)
  return { ...toStock(rows[0]), lots: lots.rows }
}
