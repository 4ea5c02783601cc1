import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'

/** Has every server process empty its caches. */
export const clearCaches = (db: Db, { by }: { by: Actor }): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_notify('tsiran_changed', 'caches')`.execute(tx)
    const subject = { type: 'settings', id: 'system', label: 'system' }
    await writeAudit(tx, { by, action: 'settings.clear_caches', subject })
  })
