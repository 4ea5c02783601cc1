import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Account } from '../customers/erase-account.ts'

interface OwnDraft {
  id: number
  cart_id: number
}

/** Locks the drafts for an account, and those for guests under its e-mail, by their ids. */
export async function lockDraftsOf(tx: Tx, { id, email }: Account): Promise<OwnDraft[]> {
  const { rows } = await sql<OwnDraft>`
    select id, cart_id from drafts
    where customer_id = ${id} or (customer_id is null and lower(address ->> 'email') = lower(${email})) order by id for update`.execute(
    tx,
  )
  return rows
}

/** Deletes locked drafts; their carts are deleted as the account's own. */
export async function eraseDrafts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from drafts where id = any(${[...ids]}::integer[])`.execute(tx)
}
