import { paidStates } from '@tsiran/contract/admin/order-list-shapes'
import { orderStatuses } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf, type PageRange } from '../shared/pagination.ts'
import { daysOf, deepStart } from './order-days.ts'
import { statusesOf, type OrderFilter } from './order-filter.ts'
import { passesEach } from './order-condition.ts'
import { readSearch } from './read-search.ts'

export const orderSorts = ['created_at', 'id', 'grand_total'] as const
export interface OrderSort {
  by: (typeof orderSorts)[number]
  descending: boolean
}

export interface ListPage {
  filter: OrderFilter
  /** Whether the caller may search by personal data. */
  people: boolean
  sort: OrderSort
  range: PageRange
}

/** The order of a list; the number decides between equal rows. An order whose number was searched comes first. */
export function orderBy(
  { by, descending }: OrderSort,
  { search = '' }: OrderFilter,
): RawBuilder<unknown> {
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const { number } = readSearch(search)
  const parts = [sql`o.id ${direction}`]
  if (by !== 'id') parts.unshift(sql`${sql.ref(`o.${by}`)} ${direction}`)
  if (number !== undefined) parts.unshift(sql`o.id = ${number} desc`)
  return sql.join(parts)
}

/** From this row on a page is found by the sums of days. */
const deepFrom = 500

/** Finds a page by walking along the order of the list. */
export async function walk(db: Db, { filter, people, sort, range }: ListPage): Promise<number[]> {
  const offset = offsetOf(range)
  const days = sort.by === 'created_at' && offset >= deepFrom ? daysOf(filter) : undefined
  const start = days && deepStart(days, offset, sort.descending)
  const skip = start?.skip ?? sql`${offset}::bigint`
  const ordered = orderBy(sort, filter)
  const statuses = statusesOf(filter)
  const isNarrow = statuses.length < orderStatuses.length || filter.paid !== undefined
  const isParted = sort.by === 'created_at' && isNarrow
  const passing = await passesEach(
    db,
    isParted ? { ...filter, status: undefined, paid: undefined } : filter,
    people,
  )
  const where = start ? sql`${passing} and ${start.condition}` : passing
  // One walk of the index per status and way of payment: a walk over several would sort all of their orders.
  const from = isParted
    ? sql`unnest(${[...statuses]}::text[]) s (status) cross join unnest(${filter.paid ? [filter.paid] : [...paidStates]}::text[]) m (paid)
        cross join lateral (
          select o.id, o.created_at from orders o
          where o.status = s.status and o.paid = m.paid and ${where}
          order by ${ordered} limit ${range.limit}::bigint + ${skip}) o`
    : sql`orders o where ${where}`
  const { rows } = await sql<{ id: number }>`
    ${start?.clause ?? sql``} select o.id from ${from} order by ${ordered} limit ${range.limit} offset ${skip}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
