import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { digestOf } from '../shared/secret-keys.ts'

/**
 * Confirms an e-mail with the key of the mailed link. The link works until it expires: mail programs open links before people
 * do, and it grants nothing but the confirmation. Refuses with `link_invalid`.
 */
export async function verifyEmail(db: Db, key: string): Promise<void> {
  const { rows } = await sql`
    update customers c set email_verified_at = coalesce(c.email_verified_at, now()) from one_use_tokens t
    where t.customer_id = c.id and t.digest = ${digestOf(key)} and t.purpose = 'verify' and t.expires_at > now() returning c.id`.execute(
    db,
  )
  if (rows.length === 0) throw new DomainError('link_invalid')
}
