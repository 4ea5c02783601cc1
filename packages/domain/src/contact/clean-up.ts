import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Deletes newsletter addresses unconfirmed or unsubscribed for 30 days, and messages after a year, as the privacy page says. */
export const contentCleanUps: CleanUps = {
  newsletter: (db) =>
    deleteInBatches(
      db,
      'newsletter_subscribers',
      sql`confirmed_at is null and updated_at < now() - interval '30 days'`,
    ),
  messages: (db) =>
    deleteInBatches(db, 'contact_messages', sql`created_at < now() - interval '1 year'`),
}
