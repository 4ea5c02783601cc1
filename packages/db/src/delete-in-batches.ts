import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables/tables.ts'

/** Clean-up jobs by name; each returns the number of removed rows. */
export type CleanUps = Readonly<Record<string, (db: Db) => Promise<number>>>

const defaultSize = 5_000

/**
 * Deletes matching rows of a table in batches that commit separately: after a long pause or an attack millions may be due, and a
 * single statement would time out every time. Locked rows stay for the next run, so that servers may clean up concurrently.
 * Returns the number of deleted rows.
 */
export async function deleteInBatches(
  db: Db,
  table: keyof Tables,
  due: RawBuilder<boolean>,
  { size = defaultSize } = {},
): Promise<number> {
  const name = sql.table(table)
  return inBatches(size, async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid = any(array(select ctid from ${name} where ${due} limit ${size} for update skip locked))`.execute(
      db,
    )
    return Number(numAffectedRows)
  })
}

/** Repeats a statement until it affects less than a full batch. Returns the total. */
export async function inBatches(size: number, run: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await run()
    total += count
    if (count < size) return total
  }
}
