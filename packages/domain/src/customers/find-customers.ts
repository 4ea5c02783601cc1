import type { FoundCustomer } from '@tsiran/contract/admin/search'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { phoneDigits, searchWords, wordPattern } from '../shared/search-text.ts'

/** The newest customers whose name, e-mail or phone has every word of a text. For the staff only. */
export async function findCustomers(
  db: Db,
  search: string,
  limit: number,
): Promise<FoundCustomer[]> {
  const phone = phoneDigits(search.trim())
  const patterns = phone === undefined ? searchWords(search).map(wordPattern) : [`%${phone}%`]
  if (patterns.length === 0) return []
  const text = sql`(' ' || lower(c.first_name || ' ' || c.last_name || ' ' || c.email) || ' ' || regexp_replace(c.phone, '\\D', '', 'g'))`
  const matches = sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )
  const { rows } = await sql<FoundCustomer>`
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.email, c.phone, b.name as company
    from customers c left join companies b on b.id = c.company_id where ${matches} order by c.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
