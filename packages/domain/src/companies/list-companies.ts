import type {
  CompanyListRow,
  companySorts,
  CompanyStatus,
} from '@tsiran/contract/admin/company-shapes'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { countRows } from '../shared/count-rows.ts'
import { orderSums } from '../customers/customer-sums.ts'
import { maskName } from '../shared/mask.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { hasTrigram, wordPatterns } from '../shared/search-words.ts'
import { companyDebts } from './debts.ts'

/** What narrows the companies. */
export interface CompanyFilter {
  /** A name, a tax number or, for whoever sees people, a Manager. */
  search?: string | undefined
  status?: CompanyStatus | undefined
  /** True for companies that owe something, false for those that do not. */
  inDebt?: boolean | undefined
  /** Whether Managers are named, and found by name, e-mail and phone. */
  people: boolean
}

export interface CompanyQuery extends CompanyFilter, PageRange {
  sort?: (typeof companySorts)[number] | undefined
}

const orders: Record<(typeof companySorts)[number], RawBuilder<unknown>> = {
  '-created_at': sql`f.created_at desc, f.id desc`,
  created_at: sql`f.created_at, f.id`,
  name: sql`lower(f.name), f.id`,
  '-name': sql`lower(f.name) desc, f.id desc`,
  owed: sql`f.credit_owed, f.id`,
  '-owed': sql`f.credit_owed desc, f.id desc`,
  credit_line: sql`f.credit_line, f.id`,
  '-credit_line': sql`f.credit_line desc, f.id desc`,
}

/** A condition that a company `f`, or its Manager for whoever sees people, has a word. */
function holds(pattern: string, people: boolean): RawBuilder<unknown> {
  const company = (table: 'f' | 'k') =>
    sql`lower(${sql.ref(`${table}.name`)} || ' ' || ${sql.ref(`${table}.tin`)}) like ${pattern}`
  if (!people) return company('f')
  const manager = sql`m.search like ${pattern}`
  if (!hasTrigram(pattern))
    return sql`(${company('f')} or exists (
      select from customers m where m.company_id = f.id and m.role = 'Manager' and ${manager}))`
  // Two indexes find a longer word; an `or` would read every company and compare its name.
  return sql`f.id = any(array(
    select k.id from companies k where ${company('k')}
    union all select m.company_id from customers m where m.role = 'Manager' and ${manager}))`
}

function condition({ search = '', status, inDebt, people }: CompanyFilter): RawBuilder<unknown> {
  const parts = wordPatterns(search).map((pattern) => holds(pattern, people))
  if (status !== undefined) parts.push(sql`f.status = ${status}`)
  if (inDebt !== undefined) parts.push(inDebt ? sql`f.credit_owed > 0` : sql`f.credit_owed = 0`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

interface RowsCall {
  found: RawBuilder<unknown>
  order: RawBuilder<unknown>
  people: boolean
}

/** The rows of `found`, companies in an order. Orders and debts are summed for these companies alone. */
async function readRows(db: Db, { found, order, people }: RowsCall): Promise<CompanyListRow[]> {
  const { rows } = await sql<CompanyListRow>`
    select f.id, f.name, f.tin, f.status, f.credit_line, f.credit_owed as owed, d.debts, to_json(f.created_at) as created_at,
      coalesce((select trim(m.first_name || ' ' || m.last_name) from customers m
        where m.company_id = f.id and m.role = 'Manager' order by m.id limit 1), '') as manager,
      s.orders, s.sum, s.last_order_at
    from (${found}) f cross join ${orderSums(sql`o.company_id = f.id`)} cross join ${companyDebts} order by ${order}`.execute(
    db,
  )
  return people ? rows : rows.map((row) => ({ ...row, manager: maskName(row.manager) }))
}

/** A page of the companies, and their total number. */
export async function listCompanies(db: Db, query: CompanyQuery) {
  const where = condition(query)
  const order = orders[query.sort ?? '-created_at']
  const found = sql`select f.* from companies f where ${where} order by ${order} limit ${query.limit} offset ${offsetOf(query)}`
  const [data, total] = await Promise.all([
    readRows(db, { found, order, people: query.people }),
    countCompanies(db, query),
  ])
  return { data, meta: pageMeta(query, total) }
}

/** How many companies a filter has, counted up to `limit`; without one, all of them. */
export const countCompanies = (db: Db, filter: CompanyFilter, limit?: number): Promise<number> =>
  countRows(db, sql`companies f where ${condition(filter)}`, limit)

/** The newest companies of a filter, of those before an id where one is given. */
export async function readNewestCompanies(
  db: Db,
  filter: CompanyFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<CompanyListRow[]> {
  const older = before === undefined ? sql`true` : sql`f.id < ${before}`
  const order = sql`f.id desc`
  const found = sql`select f.* from companies f where ${condition(filter)} and ${older} order by ${order} limit ${limit}`
  return readRows(db, { found, order, people: filter.people })
}
