import type { Db, Tx } from '@tsiran/db/database'
import { isUniqueViolation } from '@tsiran/db/errors'
import { sql } from 'kysely'
import { dropTokens } from './one-use-tokens.ts'
import { emailTaken } from './person.ts'
import { endSessions } from './sessions.ts'

export interface SubUserRow {
  id: number
  first_name: string
  email: string
  position: string
  password_hash: string
}

const columns = sql`id, first_name, email, position, password_hash`
const within = (companyId: number, id: number) =>
  sql`company_id = ${companyId} and role = 'subUser' and id = ${id}`

/** Whether a customer is a sub-user, as an SQL condition. */
export const isSubUser = (customerId: number) =>
  sql<boolean>`exists (select from customers where id = ${customerId} and role = 'subUser')`

/** A company's sub-users, oldest first. */
export async function selectSubUsers(db: Db, companyId: number): Promise<SubUserRow[]> {
  return (
    await sql<SubUserRow>`select ${columns} from customers where company_id = ${companyId} and role = 'subUser' order by id`.execute(
      db,
    )
  ).rows
}

/** Locks a company against other additions of users, and counts its sub-users. */
export async function lockAndCountSubUsers(tx: Tx, companyId: number): Promise<number> {
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from customers where company_id = ${companyId} and role = 'subUser'`.execute(
    tx,
  )
  return rows[0]!.count
}

/** A sub-user of this company; undefined for another company's, and for a Manager. */
export async function selectSubUser(
  db: Db,
  companyId: number,
  id: number,
): Promise<SubUserRow | undefined> {
  return (
    await sql<SubUserRow>`select ${columns} from customers where ${within(companyId, id)}`.execute(
      db,
    )
  ).rows[0]
}

/** A sub-user of the company, locked against deletion until the transaction ends. */
export async function holdSubUser(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<SubUserRow | undefined> {
  return (
    await sql<SubUserRow>`select ${columns} from customers where ${within(companyId, id)} for share`.execute(
      tx,
    )
  ).rows[0]
}

/** A sub-user's new row. An undefined password stays, even where the user changes it meanwhile. */
export interface SubUserChange extends Omit<SubUserRow, 'password_hash'> {
  password_hash: string | undefined
}

/**
 * Updates a sub-user; false where the company has none. A new password ends the sessions; it or a new e-mail revokes open
 * reset links. Refuses with `email_taken`.
 */
export async function updateSubUser(
  tx: Tx,
  companyId: number,
  { before, after }: { before: SubUserRow; after: SubUserChange },
): Promise<boolean> {
  const { id, first_name, email, position, password_hash } = after
  const password = password_hash === undefined ? sql`` : sql`, password_hash = ${password_hash}`
  const { rows } = await sql`
    update customers set first_name = ${first_name}, email = ${email}, position = ${position} ${password}
    where ${within(companyId, id)} returning id`
    .execute(tx)
    .catch((error) => {
      throw isUniqueViolation(error) ? emailTaken() : error
    })
  if (rows.length === 0) return false
  if (email !== before.email || password_hash !== undefined) await dropTokens(tx, id, 'reset')
  if (password_hash !== undefined) await endSessions(tx, id)
  return true
}

/** Deletes a sub-user of the company with sessions, cart and favourites; false where there is none. */
export async function deleteSubUser(tx: Tx, companyId: number, id: number): Promise<boolean> {
  return (
    (await sql`delete from customers where ${within(companyId, id)} returning id`.execute(tx)).rows
      .length > 0
  )
}
