import {
  orderStages,
  type OrderStage,
  type PaidState,
} from '@tsiran/contract/admin/order-list-shapes'
import { orderStatuses, type OrderStatus } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'
import { fieldError } from '../errors.ts'
import { requireDays } from '../shared/history-range.ts'
import { findCompanies, matchedIds, matches, readSearch } from './order-search.ts'
import { ordersOfCourier } from './assigned-orders.ts'
import { isLate } from './late-orders.ts'
import { stageOfOrder, statusesOfStage } from './order-stage.ts'
import { changeableStatuses } from './order-status.ts'

/** What narrows a list of orders, as the API takes it. Days are in Yerevan, `YYYY-MM-DD`, both included; sums in drams. */
export interface OrderFilter {
  search?: string | undefined
  /** Statuses with commas between them. */
  status?: string | undefined
  /** Stages with commas between them. */
  stage?: string | undefined
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
  courier_id?: number | undefined
  /** Whether the end of the slot of an open order has passed. */
  late?: boolean | undefined
}

/** The names in a field of a filter. Refuses an unknown one with `validation_failed`. */
function namesIn<Name extends string>(
  field: 'status' | 'stage',
  { [field]: text = '' }: OrderFilter,
  all: readonly Name[],
): readonly Name[] {
  const names: readonly string[] = text.split(',').filter(Boolean)
  const known = all.filter((name) => names.includes(name))
  if (known.length !== new Set(names).size) throw fieldError(field, 'invalid')
  return known
}

/** The statuses that a filter leaves, also by its stages and lateness. Refuses an unknown status or stage with `validation_failed`. */
export function statusesOf(filter: OrderFilter): readonly OrderStatus[] {
  const named = namesIn('status', filter, orderStatuses)
  const staged = namesIn('stage', filter, orderStages).flatMap(statusesOfStage)
  const late = filter.late ? changeableStatuses : []
  return orderStatuses.filter((status) =>
    [named, staged, late].every((some) => some.length === 0 || some.includes(status)),
  )
}

/** The stages of a filter; undefined where it has none, or where the statuses alone say which orders are at them. */
export function openStagesOf(filter: OrderFilter): readonly OrderStage[] | undefined {
  const stages = namesIn('stage', filter, orderStages)
  return stages.every((stage) => stage === 'delivered') ? undefined : stages
}

/** Refuses an unknown status or stage and days that there are not with `validation_failed`. */
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
