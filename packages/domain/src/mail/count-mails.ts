import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** The number of unsent mails and the age of the oldest one in seconds, 0 without any. */
export async function countWaitingMails(db: Db): Promise<{ waiting: number; oldest: number }> {
  const { rows } = await sql<{ waiting: number; oldest: number }>`
    select count(*) as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from mails where sent_at is null and given_up_at is null`.execute(db)
  return rows[0]!
}
