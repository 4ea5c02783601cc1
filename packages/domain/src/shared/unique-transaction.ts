import type { Db, Tx } from '@tsiran/db/database'
import { isUniqueViolation } from '@tsiran/db/errors'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'

/** Runs a transaction. Refuses with `conflict` where a unique key was taken at the same moment. */
export async function inUniqueTransaction<T>(
  db: Db | Tx,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('conflict')
    throw error
  }
}
