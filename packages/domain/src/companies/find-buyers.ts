import type { Buyer } from '@tsiran/contract/admin/draft-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { nationalDigits } from '../shared/search-text.ts'

/** Shorter texts would find half of the people. */
const minLength = 3
const maxWords = 5
const maxFound = 10

const buyerColumns = sql`
  m.id as customer_id, concat_ws(' ', m.first_name, nullif(m.last_name, '')) as name, m.phone, m.email,
  case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as company,
  case when m.role = 'Manager' then greatest(o.credit_line - o.credit_owed, 0) end as credit_left`

/** A customer as the buyer of an order; undefined where there is none. */
export async function readBuyer(db: Db | Tx, customerId: number): Promise<Buyer | undefined> {
  const { rows } = await sql<Buyer>`
    select ${buyerColumns}, null as sub_user
    from customers m left join companies o on o.id = m.company_id where m.id = ${customerId}`.execute(
    db,
  )
  return rows[0]
}

/**
 * Customers by a phone in any writing, or by words of name, e-mail, company and tax number, newest first, ten at most. A sub-user
 * does not order: the Manager of the company is found instead (spec 2 §6).
 */
export async function findBuyers(db: Db, text: string): Promise<Buyer[]> {
  const words = [...new Set(wordsOf(text))].slice(0, maxWords)
  if (words.join('').length < minLength) return []
  const company = sql`lower(k.name || ' ' || k.tin)`
  const { rows } = await sql<Buyer>`
    with found as (
      (select c.id, c.company_id, c.role from customers c where ${holdsAll(sql`c.search`, words)} limit 200)
      union
      (select c.id, c.company_id, c.role
      from companies k join customers c on c.company_id = k.id and c.role = 'Manager'
      where ${holdsAll(company, words)} limit 200)
    ), ordering as (
      select case when f.role = 'subUser' then (
          select c.id from customers c where c.company_id = f.company_id and c.role = 'Manager' order by c.id limit 1
        ) else f.id end as id,
        case when f.role = 'subUser' then f.id end as sub_user_id
      from found f
    )
    select distinct on (m.id) ${buyerColumns}, concat_ws(' ', s.first_name, nullif(s.last_name, '')) as sub_user
    from ordering b
    join customers m on m.id = b.id
    left join companies o on o.id = m.company_id
    left join customers s on s.id = b.sub_user_id
    order by m.id desc, b.sub_user_id nulls first
    limit ${maxFound}`.execute(db)
  return rows.map((row) => ({ ...row, sub_user: row.sub_user || null }))
}

/** A phone's own digits as one word, else the words in lower case. */
function wordsOf(text: string): string[] {
  const digits = text.replaceAll(/\D/g, '')
  const isPhone = digits.length >= 5 && /^[+0-9 ()./-]+$/.test(text.trim())
  return isPhone ? [nationalDigits(digits)] : text.toLowerCase().split(/\s+/).filter(Boolean)
}

const holdsAll = (column: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  sql.join(
    words.map((word) => sql`${column} like lower(${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`})`),
    sql` and `,
  )
