import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Mails that were sent, given up or left unsent a month ago or earlier. */
export const mailCleanUps: CleanUps = {
  mails: (db) => deleteInBatches(db, 'mails', sql`created_at < now() - interval '30 days'`),
}
