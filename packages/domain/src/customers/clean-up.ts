import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Deletes sessions, links and counts a day after they end. */
export const customerCleanUps: CleanUps = {
  sessions: (db) => deleteInBatches(db, 'sessions', sql`expires_at < now() - interval '1 day'`),
  oneUseTokens: (db) =>
    deleteInBatches(db, 'one_use_tokens', sql`expires_at < now() - interval '1 day'`),
  attempts: (db) => deleteInBatches(db, 'attempts', sql`started_at < now() - interval '1 day'`),
}
