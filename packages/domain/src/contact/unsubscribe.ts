import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'

/** Unsubscribes by the key in each newsletter mail; idempotent. Refuses with `link_invalid`. */
export async function unsubscribe(db: Db, key: string): Promise<void> {
  const { rows } = await sql`
    update newsletter_subscribers set confirmed_at = null, confirm_digest = null, confirm_until = null, updated_at = now()
    where unsubscribe_key = ${key} returning id`.execute(db)
  if (rows.length === 0) throw new DomainError('link_invalid')
}
