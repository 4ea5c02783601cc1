import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Newsletter addresses that were not confirmed or ended it a month ago, and messages of a year ago, as the privacy page promises. */
export const contentCleanUps: CleanUps = {
  newsletter: (db) => deleteInBatches(db, 'newsletter_subscribers', sql`confirmed_at is null and updated_at < now() - interval '30 days'`),
  messages: (db) => deleteInBatches(db, 'contact_messages', sql`created_at < now() - interval '1 year'`),
}
