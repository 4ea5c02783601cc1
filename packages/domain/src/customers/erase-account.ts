import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'

/** An account that is being erased. Its e-mail counts as the person's: what guests did under it is theirs, too. */
export interface Account {
  id: number
  email: string
  phone: string
  companyId: number | null
  role: 'Manager' | 'subUser' | null
}

/**
 * Locks an account against sign-ins and changes until the transaction ends. Orders under way still finish, so that whoever holds a
 * cart is not waited for in a circle. Refuses with `not_found`.
 */
export async function lockAccount(tx: Tx, id: number): Promise<Account> {
  const { rows } = await sql<Account>`
    select id, email, phone, company_id as "companyId", role from customers where id = ${id} for no key update`.execute(
    tx,
  )
  if (!rows[0]) throw new DomainError('not_found')
  return rows[0]
}

/** Makes an account that only its transaction sees, for a guest who is to be erased; undefined where there is one under the e-mail. */
export async function createPassingAccount(
  tx: Tx,
  { email, phone }: Pick<Account, 'email' | 'phone'>,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    insert into customers (email, first_name, phone) values (${email}, '', ${phone}) on conflict do nothing
    returning id, email, phone, company_id as "companyId", role`.execute(tx)
  return rows[0]
}

/** Waits for whatever was begun for the account, and lets nothing else begin: no row refers to it any more. */
export async function closeAccount(tx: Tx, { id }: Account): Promise<void> {
  await sql`select 1 from customers where id = ${id} for update`.execute(tx)
}

/** Deletes an account with its sessions, links, addresses, favourites and lists. */
export async function deleteAccount(tx: Tx, { id }: Account): Promise<void> {
  await tx.deleteFrom('customers').where('id', '=', id).execute()
}
