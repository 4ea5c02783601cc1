import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Purges deleted posts with their comments after 30 days. */
export const blogCleanUps: CleanUps = {
  posts: (db) =>
    deleteInBatches(db, 'blog_posts', sql`deleted_at < now() - interval '30 days'`, { size: 200 }),
}
