import type { FoundCustomer } from '@tsiran/contract/admin/search'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { phonePattern, wordPatterns } from '../shared/search-words.ts'

/** The newest customers whose name, e-mail or phone has every word of a text. For the staff only. */
export async function findCustomers(
  db: Db,
  search: string,
  limit: number,
): Promise<FoundCustomer[]> {
  const phone = phonePattern(search)
  const patterns = phone === undefined ? wordPatterns(search) : [phone]
  if (patterns.length === 0) return []
  const matches = sql.join(
    patterns.map((pattern) => sql`c.search like ${pattern}`),
    sql` and `,
  )
  const { rows } = await sql<FoundCustomer>`
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.email, c.phone, b.name as company
    from customers c left join companies b on b.id = c.company_id where ${matches} order by c.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
