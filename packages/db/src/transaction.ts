import type { Db, Tx } from './database.ts'
import { isRetryable } from './errors.ts'

const attempts = 5

/**
 * Runs `work` in one transaction, up to five times after deadlocks and serialisation failures; so `work` must have no effect
 * outside the database. Joins an open transaction.
 */
export async function inTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error
    }
  }
}
