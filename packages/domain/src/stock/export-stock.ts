import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { countStock, readStockBatches } from './stock-batches.ts'
import type { StockFilter } from './stock-filter.ts'

interface ExportCall {
  filter: StockFilter
  format: 'csv' | 'xlsx'
  /** Rows at most; undefined for no limit. */
  maxRows?: number
  by: Actor
}

/** The stock of a filter in batches by sku; one row of the audit log records it. Refuses with `too_many_rows` before the first batch. */
export async function exportStock(
  db: Db,
  { filter, format, maxRows, by }: ExportCall,
): Promise<AsyncIterable<StockRow[]>> {
  if (maxRows !== undefined && (await countStock(db, filter, maxRows)) > maxRows)
    throw new DomainError('too_many_rows', { values: { limit: maxRows } })
  const subject = { type: 'stock', id: format, label: format }
  await inTransaction(db, (tx) =>
    writeAudit(tx, { by, action: 'stock.export', subject, after: { ...filter } }),
  )
  return readStockBatches(db, filter)
}
