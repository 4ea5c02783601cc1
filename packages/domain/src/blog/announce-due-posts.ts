import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/**
 * Notes whether the servers have been told of a post: once it is shown, they have. A draft that is shown for the first time is
 * published now, unless somebody chose its time.
 */
export async function settleTime(
  tx: Tx,
  id: number,
  { wasHidden, timeChosen }: { wasHidden: boolean; timeChosen: boolean },
): Promise<void> {
  const isFirst = sql`${wasHidden && !timeChosen}::boolean and announced_at is null`
  await sql`
    update blog_posts set
      announced_at = case when published_at > now() then null when hidden then announced_at else coalesce(announced_at, now()) end,
      published_at = case when ${isFirst} and not hidden and published_at <= now() then now() else published_at end
    where id = ${id}`.execute(tx)
}

/**
 * Marks posts whose time has come, which empties the servers' caches. Any number of processes may run it; returns the number of
 * posts.
 */
export async function announceDuePosts(db: Db): Promise<number> {
  const due = sql`announced_at is null and published_at <= now() and not hidden and deleted_at is null`
  // The announcement comes with the statement, whether or not it changes a row.
  const { rows } = await sql`select 1 from blog_posts where ${due} limit 1`.execute(db)
  if (rows.length === 0) return 0
  const { numAffectedRows = 0n } =
    await sql`update blog_posts set announced_at = now() where ${due}`.execute(db)
  return Number(numAffectedRows)
}
