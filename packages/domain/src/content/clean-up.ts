import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Forgets who did not confirm the newsletter or ended it a month ago, and messages of a year ago, as the privacy page promises. */
export async function cleanUpContent(db: Db): Promise<void> {
  await sql`delete from newsletter_subscribers where confirmed_at is null and updated_at < now() - interval '30 days'`.execute(db)
  await sql`delete from contact_messages where created_at < now() - interval '1 year'`.execute(db)
}
