import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { digestOf } from '../shared/secret-keys.ts'
import { DomainError } from '../errors.ts'

/** Confirms a subscription by the key of the mailed link, which may be reused until it expires. Refuses with `link_invalid`. */
export async function confirmSubscription(db: Db, key: string): Promise<void> {
  const { rows } = await sql`
    update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now()), updated_at = now()
    where confirm_digest = ${digestOf(key)} and confirm_until > now() returning id`.execute(db)
  if (rows.length === 0) throw new DomainError('link_invalid')
}
