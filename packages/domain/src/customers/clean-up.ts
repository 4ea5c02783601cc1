import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Removes sessions, links and counts that ended a day ago or earlier. */
export async function cleanUpPeople(db: Db): Promise<void> {
  await sql`delete from sessions where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from one_use_tokens where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from attempts where started_at < now() - interval '1 day'`.execute(db)
}
