import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Account } from '../customers/erase-account.ts'

/** Deletes the messages that came from an account's e-mail, and its place among the readers. Returns the messages' ids. */
export async function eraseWriter(tx: Tx, { email }: Account): Promise<number[]> {
  await sql`delete from newsletter_subscribers where email = lower(${email})`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    delete from contact_messages where lower(email) = lower(${email}) returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
