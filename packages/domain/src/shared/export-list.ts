import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import type { Actor } from './actor.ts'
import { writeAudit } from './audit.ts'

/** Rows that are counted before an export without a limit; where there are more, the log says so. */
const maxCounted = 10_000

export interface ListExportCall<Filter> {
  filter: Filter
  format: 'csv' | 'xlsx'
  /** Rows at most; undefined for no limit. */
  maxRows?: number | undefined
  by: Actor
}

interface ExportedList<Row> {
  /** The thing as the audit log names it, and many of them. */
  noun: string
  plural: string
  /** The filter by the names of the contract. */
  logged: Readonly<Record<string, unknown>>
  /** How many rows there are, counted up to a limit. */
  count: (limit: number) => Promise<number>
  /** The newest rows, at most {@link ExportedList.batchSize}; those with smaller ids than `before` where it is given. */
  read: (range: { before: number | undefined; limit: number }) => Promise<Row[]>
  /** Rows read by one statement. */
  batchSize?: number
}

/**
 * A list in batches, the newest first; one row of the audit log records it. What was searched may name somebody: the log holds only
 * that something was. Refuses with `too_many_rows` before the first batch. Rows that come meanwhile are left out.
 */
export async function exportList<Row extends { id: number }>(
  db: Db,
  { format, maxRows, by }: Omit<ListExportCall<unknown>, 'filter'>,
  { noun, plural, logged, count, read, batchSize = 500 }: ExportedList<Row>,
): Promise<AsyncIterable<Row[]>> {
  const limit = maxRows ?? maxCounted
  const counted = await count(limit + 1)
  const more = counted > limit
  if (maxRows !== undefined && more)
    throw new DomainError('too_many_rows', { values: { limit: maxRows } })
  await inTransaction(db, (tx) =>
    writeAudit(tx, {
      by,
      action: `${noun}.export`,
      subject: { type: plural, id: format, label: format },
      after: {
        rows: Math.min(counted, limit),
        ...(more && { more }),
        ...logged,
        ...(logged['search'] !== undefined && { search: '…' }),
      },
    }),
  )
  return batches(read, batchSize)
}

async function* batches<Row extends { id: number }>(
  read: ExportedList<Row>['read'],
  limit: number,
): AsyncIterable<Row[]> {
  for (let before: number | undefined; ;) {
    const rows = await read({ before, limit })
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    before = rows.at(-1)!.id
  }
}
