import type { PaidState } from '@tsiran/contract/admin/order-shapes'
import { orderStatuses, type OrderStatus } from '@tsiran/contract/orders'
import type { Db } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'
import { fieldError } from '../errors.ts'
import { requireDays } from '../shared/history-range.ts'
import { findCompanies, matchedIds, matches, readSearch } from './order-search.ts'

/** What narrows a list of orders, as the API takes it. Days are in Yerevan, `YYYY-MM-DD`, both included; sums in drams. */
export interface OrderFilter {
  search?: string | undefined
  /** Statuses with commas between them. */
  status?: string | undefined
  payment_method?: string | undefined
  paid?: PaidState | undefined
  customer_id?: number | undefined
  company_id?: number | undefined
  buyer?: 'company' | 'person' | undefined
  date_from?: string | undefined
  date_to?: string | undefined
  sum_from?: number | undefined
  sum_to?: number | undefined
  slot_id?: number | undefined
  zone_id?: number | undefined
}

/** The statuses of a filter; all of them where it names none. Refuses an unknown one with `validation_failed`. */
export function statusesOf({ status }: OrderFilter): readonly OrderStatus[] {
  const names = (status ?? '').split(',').filter(Boolean)
  const known = orderStatuses.filter((name) => names.includes(name))
  if (known.length !== new Set(names).size) throw fieldError('status', 'invalid')
  return known.length === 0 ? orderStatuses : known
}

/** Refuses an unknown status and days that there are not with `validation_failed`. */
export function checkFilter(filter: OrderFilter): void {
  const { date_from, date_to } = filter
  statusesOf(filter)
  requireDays({ date_from, date_to })
}

/** The condition that orders `o` pass a checked filter. `people`: whether the caller may search by personal data. */
export function passes(filter: OrderFilter, people: boolean): RawBuilder<unknown> {
  const {
    search = '',
    payment_method,
    paid,
    customer_id,
    company_id,
    buyer,
    date_from,
    date_to,
    sum_from,
    sum_to,
    slot_id,
    zone_id,
  } = filter
  const statuses = statusesOf(filter)
  const all: RawBuilder<unknown>[] = []
  if (statuses.length < orderStatuses.length)
    all.push(sql`o.status = any(${[...statuses]}::text[])`)
  if (payment_method !== undefined) all.push(sql`o.payment_method = ${payment_method}`)
  if (paid !== undefined) all.push(sql`o.paid = ${paid}`)
  if (customer_id !== undefined) all.push(sql`o.customer_id = ${customer_id}`)
  if (company_id !== undefined) all.push(sql`o.company_id = ${company_id}`)
  if (buyer !== undefined)
    all.push(buyer === 'company' ? sql`o.company_id is not null` : sql`o.company_id is null`)
  if (date_from !== undefined)
    all.push(sql`o.created_at >= ${date_from}::date::timestamp at time zone ${timeZone}`)
  if (date_to !== undefined)
    all.push(sql`o.created_at < (${date_to}::date + 1)::timestamp at time zone ${timeZone}`)
  if (sum_from !== undefined) all.push(sql`o.grand_total >= ${sum_from}`)
  if (sum_to !== undefined) all.push(sql`o.grand_total <= ${sum_to}`)
  if (slot_id !== undefined) all.push(sql`o.slot_id = ${slot_id}`)
  if (zone_id !== undefined) all.push(sql`o.zone_id = ${zone_id}`)
  if (search.trim() !== '') all.push(sql`o.id in (${matchedIds(readSearch(search), people)})`)
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

/** The same for orders that are looked at one after another, where a search finds too many to collect them first. */
export async function passesEach(
  db: Db,
  { search = '', ...rest }: OrderFilter,
  people: boolean,
): Promise<RawBuilder<unknown>> {
  if (search.trim() === '') return passes(rest, people)
  const read = readSearch(search)
  return sql`${passes(rest, people)} and ${matches(read, people, await findCompanies(db, read))}`
}
