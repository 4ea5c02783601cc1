import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Advisory lock of every transaction that writes the lists, held until it ends. */
export const refreshLock = 20_260_001

/**
 * Waits until no other transaction writes the lists. Whoever writes products and lists locks in this order: products, lists, variants;
 * so nobody who wants a variant waits for the lists.
 */
export async function lockListings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${refreshLock})`.execute(tx)
}
