import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Files that were never read to their end, and imports after a quarter of a year: what they changed stays in the audit log. */
export const importCleanUps: CleanUps = {
  imports: (db) =>
    deleteInBatches(
      db,
      'imports',
      sql`(state = 'reading' and created_at < now() - interval '1 hour') or created_at < now() - interval '90 days'`,
    ),
}
