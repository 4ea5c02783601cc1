import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { digestOf } from '../shared/secret-keys.ts'

type Purpose = 'verify' | 'reset'

/** Lifetimes of links in seconds. */
export const lifetimes: Record<Purpose, number> = { verify: 7 * 24 * 60 * 60, reset: 60 * 60 }

interface NewToken {
  customerId: number
  purpose: Purpose
  key: string
}

/** Stores the digest of a link's secret for a customer. */
export async function insertToken(tx: Tx, { customerId, purpose, key }: NewToken): Promise<void> {
  await sql`insert into one_use_tokens (digest, customer_id, purpose, expires_at)
    values (${digestOf(key)}, ${customerId}, ${purpose}, now() + make_interval(secs => ${lifetimes[purpose]}))`.execute(
    tx,
  )
}

/** The customer of a key whose link has not expired. */
export async function findToken(db: Db, purpose: Purpose, key: string) {
  const { rows } = await sql<{ customer_id: number; email: string }>`
    select t.customer_id, c.email from one_use_tokens t join customers c on c.id = t.customer_id
    where t.digest = ${digestOf(key)} and t.purpose = ${purpose} and t.expires_at > now()`.execute(
    db,
  )
  return rows[0]
}

/** Consumes a key: of two calls at once, one gets the customer's id. */
export async function useToken(tx: Tx, purpose: Purpose, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ customer_id: number }>`
    delete from one_use_tokens where digest = ${digestOf(key)} and purpose = ${purpose} and expires_at > now() returning customer_id`.execute(
    tx,
  )
  return rows[0]?.customer_id
}

/** Revokes a customer's other links of a purpose. */
export async function dropTokens(tx: Tx, customerId: number, purpose: Purpose): Promise<void> {
  await tx
    .deleteFrom('one_use_tokens')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .execute()
}
