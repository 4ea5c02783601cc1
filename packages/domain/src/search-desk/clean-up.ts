import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Vain searches of more than 30 days ago. */
export const searchCleanUps: CleanUps = {
  searchMisses: (db) => deleteInBatches(db, 'search_misses', sql`day < current_date - 30`),
}
