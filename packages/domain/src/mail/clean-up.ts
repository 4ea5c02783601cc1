import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Deletes mails a month after they were queued. */
export const mailCleanUps: CleanUps = {
  mails: (db) => deleteInBatches(db, 'mails', sql`created_at < now() - interval '30 days'`),
}
