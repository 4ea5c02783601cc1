import type { Db, Tx } from './database.ts'
import { isRetryable } from './errors.ts'

const attempts = 5

/**
 * Runs `work` in one transaction. It runs again, up to five times in all, when the transaction lost a deadlock or a
 * serialisation conflict; so `work` must not touch anything but the database. Inside an open transaction it joins that one.
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
