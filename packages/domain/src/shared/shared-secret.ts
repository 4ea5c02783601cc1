import { randomBytes } from 'node:crypto'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** A secret that all processes of the shop share; the first one creates it. */
export async function sharedSecret(db: Db, name: 'session' | 'preview'): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  await sql`insert into secrets (name, value) values (${name}, ${fresh}) on conflict do nothing`.execute(
    db,
  )
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
