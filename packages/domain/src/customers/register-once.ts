import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { DomainError } from '../errors.ts'
import type { AccountCall } from './account-call.ts'
import { checkPassword } from './check-password.ts'
import type { NewPerson } from './person.ts'

/** Hours in which the same form counts as sent again. */
const againHours = 1

interface Registration {
  person: Pick<NewPerson, 'first_name' | 'last_name' | 'phone' | 'email' | 'password'>
  /** What an account `c` of a company `f` has in common with the form besides the person. */
  same: RawBuilder<SqlBool>
}

/**
 * Runs a registration in a transaction. Where it is refused since the same form with the same password has just made the account, the
 * answer to that was lost, or the button was pressed twice: returns that account's id. Else the refusal stays.
 */
export async function registerOnce(
  db: Db,
  registration: Registration,
  call: Pick<AccountCall, 'client' | 'limits'>,
  insert: (tx: Tx) => Promise<number>,
): Promise<number> {
  try {
    return await inTransaction(db, insert)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const own = await findOwn(db, registration)
    const { email, password } = registration.person
    const check = { email, password, hash: own?.password_hash }
    if (!own || !(await checkPassword(db, check, call))) throw error
    return own.id
  }
}

async function findOwn(db: Db, { person, same }: Registration) {
  const { rows } = await sql<{ id: number; password_hash: string | null }>`
    select c.id, c.password_hash from customers c left join companies f on f.id = c.company_id
    where lower(c.email) = lower(${person.email}) and c.created_at > now() - make_interval(hours => ${againHours})
      and (c.first_name, c.last_name, c.phone) = (${person.first_name}, ${person.last_name}, ${person.phone})
      and ${same}`.execute(db)
  return rows[0]
}
