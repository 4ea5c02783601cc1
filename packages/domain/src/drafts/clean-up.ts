import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Drafts without a change for as long as a guest's cart lives; the carts of open ones are deleted as guests' carts are. */
export const draftCleanUps: CleanUps = {
  drafts: (db) => deleteInBatches(db, 'drafts', sql`updated_at < now() - interval '30 days'`),
}
