import type { CustomerKind, CustomerListRow, customerSorts } from '@tsiran/contract/admin/customers'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { phonePattern, wordPatterns } from '../shared/search-words.ts'
import { orderSums } from './customer-sums.ts'

export interface CustomerQuery extends PageRange {
  /** A name, an e-mail or digits of a phone. */
  search?: string | undefined
  sort?: (typeof customerSorts)[number] | undefined
  kind?: CustomerKind | undefined
  companyId?: number | undefined
  blocked?: boolean | undefined
  /** Whether they have consented to the newsletter. */
  newsletter?: boolean | undefined
}

/** Whether a customer `c` has consented to the newsletter, and not taken it back. */
const isReader = sql`exists (
  select from newsletter_subscribers n where n.email = lower(c.email) and n.confirmed_at is not null)`

const name = sql`lower(c.first_name || ' ' || c.last_name)`
const orders: Record<(typeof customerSorts)[number], RawBuilder<unknown>> = {
  '-created_at': sql`c.created_at desc, c.id desc`,
  created_at: sql`c.created_at, c.id`,
  name: sql`${name}, c.id`,
  '-name': sql`${name} desc, c.id desc`,
}

function condition({
  search = '',
  kind,
  companyId,
  blocked,
  newsletter,
}: CustomerQuery): RawBuilder<unknown> {
  const digits = phonePattern(search)
  const parts = (digits ? [digits] : wordPatterns(search)).map(
    (pattern) => sql`c.search like ${pattern}`,
  )
  if (kind !== undefined)
    parts.push(kind === 'person' ? sql`c.role is null` : sql`c.role = ${kind}`)
  if (companyId !== undefined) parts.push(sql`c.company_id = ${companyId}`)
  if (blocked !== undefined) parts.push(sql`c.blocked = ${blocked}`)
  if (newsletter !== undefined) parts.push(newsletter ? isReader : sql`not ${isReader}`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** A page of the people with an account, and their total number. Orders are summed for the page's people alone. */
export async function listCustomers(db: Db, query: CustomerQuery) {
  const where = condition(query)
  const order = orders[query.sort ?? '-created_at']
  const [{ rows }, counted] = await Promise.all([
    sql<CustomerListRow>`
      select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.email, c.phone, coalesce(c.role, 'person') as kind,
        case when f.id is not null then json_build_object('id', f.id, 'name', f.name) end as company,
        c.blocked, ${isReader} as newsletter, to_json(c.created_at) as created_at, s.orders, s.sum, s.last_order_at
      from (select c.* from customers c where ${where} order by ${order} limit ${query.limit} offset ${offsetOf(query)}) c
      left join companies f on f.id = c.company_id cross join ${orderSums(sql`o.customer_id = c.id`)} order by ${order}`.execute(
      db,
    ),
    sql<{
      total: number
    }>`select count(*)::integer as total from customers c where ${where}`.execute(db),
  ])
  return { data: rows, meta: pageMeta(query, counted.rows[0]!.total) }
}
