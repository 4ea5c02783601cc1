import { orderStatuses } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'
import { findCompanies, matchedIds, matches } from './order-search.ts'
import { readSearch } from './read-search.ts'
import { ordersOfCourier } from './assigned-orders.ts'
import { isLate } from './late-orders.ts'
import { stageOfOrder } from './order-stage.ts'
import { type OrderFilter, statusesOf, openStagesOf } from './order-filter.ts'

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
    courier_id,
    late,
  } = filter
  const statuses = statusesOf(filter)
  const stages = openStagesOf(filter)
  const all: RawBuilder<unknown>[] = []
  if (statuses.length < orderStatuses.length)
    all.push(sql`o.status = any(${[...statuses]}::text[])`)
  if (stages) all.push(sql`${stageOfOrder} = any(${[...stages]}::text[])`)
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
  if (courier_id !== undefined) all.push(sql`o.id in (${ordersOfCourier(courier_id)})`)
  if (late !== undefined) all.push(late ? isLate : sql`${isLate} is not true`)
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
