import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables/tables.ts'

/** Removes what the shop no longer needs, by name; each entry returns how many rows it removed. */
export type CleanUps = Readonly<Record<string, (db: Db) => Promise<number>>>

const defaultSize = 5_000

/**
 * Deletes the rows of a table that match, in batches that each commit: after a long pause or an attack millions may be due, and
 * one statement for all of them would exceed its time limit, today and every time after. Rows that another transaction holds
 * stay for the next run, so that two servers may clean up at once. Returns how many rows were deleted.
 */
export async function deleteInBatches(db: Db, table: keyof Tables, due: RawBuilder<boolean>, { size = defaultSize } = {}): Promise<number> {
  const name = sql.table(table)
  return inBatches(size, async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid = any(array(select ctid from ${name} where ${due} limit ${size} for update skip locked))`.execute(db)
    return Number(numAffectedRows)
  })
}

/** Repeats a statement until it finds less than a full batch. Returns the sum of what it found. */
export async function inBatches(size: number, run: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await run()
    total += count
    if (count < size) return total
  }
}
