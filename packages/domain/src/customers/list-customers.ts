import type {
  CustomerKind,
  CustomerListRow,
  customerSorts,
} from '@tsiran/contract/admin/customer-shapes'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { countRows } from '../shared/count-rows.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { phonePattern, wordPatterns } from '../shared/search-words.ts'
import { orderSums } from './customer-sums.ts'

/** What narrows the customers. */
export interface CustomerFilter {
  /** A name, an e-mail or digits of a phone. */
  search?: string | undefined
  kind?: CustomerKind | undefined
  companyId?: number | undefined
  blocked?: boolean | undefined
  /** Whether they have consented to the newsletter. */
  newsletter?: boolean | undefined
}

export interface CustomerQuery extends CustomerFilter, PageRange {
  sort?: (typeof customerSorts)[number] | undefined
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
}: CustomerFilter): RawBuilder<unknown> {
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

/** The rows of `found`, customers in an order. Orders are summed for these people alone. */
const rowsOf = (found: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<CustomerListRow>`
  select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.email, c.phone, coalesce(c.role, 'person') as kind,
    case when f.id is not null then json_build_object('id', f.id, 'name', f.name) end as company,
    c.blocked, ${isReader} as newsletter, to_json(c.created_at) as created_at, s.orders, s.sum, s.last_order_at
  from (${found}) c
  left join companies f on f.id = c.company_id cross join ${orderSums(sql`o.customer_id = c.id`)} order by ${order}`

/** A page of the people with an account, and their total number. */
export async function listCustomers(db: Db, query: CustomerQuery) {
  const where = condition(query)
  const order = orders[query.sort ?? '-created_at']
  const page = sql`select c.* from customers c where ${where} order by ${order} limit ${query.limit} offset ${offsetOf(query)}`
  const [{ rows }, total] = await Promise.all([
    rowsOf(page, order).execute(db),
    countCustomers(db, query),
  ])
  return { data: rows, meta: pageMeta(query, total) }
}

/** How many people a filter has, counted up to `limit`; without one, all of them. */
export const countCustomers = (db: Db, filter: CustomerFilter, limit?: number): Promise<number> =>
  countRows(db, sql`customers c where ${condition(filter)}`, limit)

/** The newest people of a filter, of those before an id where one is given. */
export async function readNewestCustomers(
  db: Db,
  filter: CustomerFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<CustomerListRow[]> {
  const older = before === undefined ? sql`true` : sql`c.id < ${before}`
  const order = sql`c.id desc`
  const found = sql`select c.* from customers c where ${condition(filter)} and ${older} order by ${order} limit ${limit}`
  return (await rowsOf(found, order).execute(db)).rows
}
