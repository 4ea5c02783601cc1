import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

const isOld = sql<boolean>`deleted_at < now() - interval '30 days'`

/** Purges deleted pages, slides and links after 30 days. */
export const shellCleanUps: CleanUps = {
  pages: (db) => deleteInBatches(db, 'pages', isOld),
  sliders: (db) => deleteInBatches(db, 'sliders', isOld),
  menuItems: (db) => deleteInBatches(db, 'menu_items', isOld),
  socialLinks: (db) => deleteInBatches(db, 'social_links', isOld),
}
