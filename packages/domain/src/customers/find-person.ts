import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'

/** A customer's place in a company, and the language of their mails. */
export interface PersonRow {
  company_id: number | null
  role: 'Manager' | 'subUser' | null
  locale: Locale
}

/** Undefined where there is no such customer. */
export const findPerson = (db: Db | Tx, id: number): Promise<PersonRow | undefined> =>
  db.selectFrom('customers').select(['company_id', 'role', 'locale']).where('id', '=', id).executeTakeFirst()
