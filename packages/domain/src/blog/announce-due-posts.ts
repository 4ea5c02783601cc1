import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/**
 * Marks posts whose time has come, which empties the servers' caches. Any number of processes may run it; returns the number of
 * posts.
 */
export async function announceDuePosts(db: Db): Promise<number> {
  const due = sql`announced_at is null and published_at <= now()`
  // The announcement comes with the statement, whether or not it changes a row.
  const { rows } = await sql`select 1 from blog_posts where ${due} limit 1`.execute(db)
  if (rows.length === 0) return 0
  const { numAffectedRows = 0n } =
    await sql`update blog_posts set announced_at = now() where ${due}`.execute(db)
  return Number(numAffectedRows)
}
