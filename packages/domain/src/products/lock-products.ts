import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Milliseconds that a batch waits for the locks of another one, and that a statement of it takes at most. */
const batchTimeoutMs = 8_000

/**
 * Locks the products, in the order of their ids, against all other writes of the staff. Their variants stay free for orders until they
 * are written. Batches wait longer for each other than shoppers do.
 */
export async function lockProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  const timeout = String(batchTimeoutMs)
  await sql`
    select set_config('lock_timeout', ${timeout}, true), set_config('statement_timeout', ${timeout}, true)`.execute(
    tx,
  )
  await sql`
    select 1 from products where id = any(${[...ids]}::int[]) order by id for no key update`.execute(
    tx,
  )
}
