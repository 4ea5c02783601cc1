import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { companyApproval } from '../shared/settings.ts'

/** A customer's place in a company, and the language of their mails. */
export interface PersonRow {
  company_id: number | null
  role: 'Manager' | 'subUser' | null
  locale: Locale
  /** True for the users of a company that waits for approval, where the settings ask for one. */
  ordinary_prices: boolean
  /** Drams of the company's own smallest order; null where it has none of its own. */
  company_minimum: number | null
}

/** Undefined where there is no such customer. */
export async function findPerson(db: Db | Tx, id: number): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select c.company_id, c.role, c.locale, o.id is not null and o.status <> 'approved' and ${companyApproval} as ordinary_prices,
      o.minimum_order as company_minimum
    from customers c left join companies o on o.id = c.company_id where c.id = ${id}`.execute(db)
  return rows[0]
}
