import { paidStates } from '@tsiran/contract/admin/order-list-shapes'
import { orderStatuses } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf, type PageRange } from '../shared/pagination.ts'
import { selectTotals, type Totals } from './list-queries.ts'
import { daysOf, deepStart } from './order-days.ts'
import { passes, passesEach, statusesOf, type OrderFilter } from './order-filter.ts'
import { matchedIds, readSearch } from './order-search.ts'
import { walkSearch } from './search-walk.ts'

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

/** A page of a list: numbers of its orders, and what all pages have. */
interface FoundPage extends Omit<Totals, 'sum'> {
  ids: number[]
  /** Whether there are more than `orders`. */
  more: boolean
  /** Drams, canceled orders left out; null where there are too many orders to read each. */
  sum: number | null
}

/**
 * Orders that are counted one by one, and sorted in memory, at most. What a search or a sum finds lies all over the table: each order
 * is read from elsewhere.
 */
const countLimit = ({ search = '', sum_from, sum_to }: OrderFilter): number =>
  search.trim() === '' && sum_from === undefined && sum_to === undefined ? 10_000 : 1_000

/** The order of a list; the number decides between equal rows. An order whose number was searched comes first. */
function orderBy({ by, descending }: OrderSort, { search = '' }: OrderFilter): RawBuilder<unknown> {
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const { number } = readSearch(search)
  const parts = [sql`o.id ${direction}`]
  if (by !== 'id') parts.unshift(sql`${sql.ref(`o.${by}`)} ${direction}`)
  if (number !== undefined) parts.unshift(sql`o.id = ${number} desc`)
  return sql.join(parts)
}

/** Orders whose words are read beside the count. */
const nearRows = 60_000

/**
 * Finds a page of a list. The sums of days give the count where they can; else at most `counted` are counted.
 */
export async function selectPage(
  db: Db,
  page: ListPage,
  counted = countLimit(page.filter),
): Promise<FoundPage> {
  const days = daysOf(page.filter)
  if (days) {
    const totals = await selectTotals(db, days)
    const ids =
      offsetOf(page.range) >= totals.orders
        ? []
        : (walksFar(page) &&
            totals.orders <= counted &&
            (await selectFew(db, page, counted))?.ids) ||
          (await walk(db, page))
    return { ...totals, ids, more: false }
  }
  const isWithin = offsetOf(page.range) < counted
  // Counting and walking take as long as each other where many match. Where few do, nobody waits for the walk.
  const near = isWithin && !db.isTransaction ? walkSearch(db, page, nearRows) : undefined
  near?.catch(() => undefined)
  const few = await selectFew(db, page, counted)
  if (few) return few
  const ids = isWithin
    ? ((await near) ?? (await walkSearch(db, page)) ?? (await walk(db, page)))
    : []
  return { ids, orders: counted, more: true, sum: null }
}

/** Whether a walk along the order of a list may pass many orders that the filter leaves out. */
const walksFar = ({ filter, sort }: ListPage) =>
  sort.by !== 'created_at' || filter.payment_method !== undefined

interface FewRow {
  matched: number
  orders: number
  sum: number
  ids: number[]
}

const searchOf = ({ search = '' }: OrderFilter) =>
  search.trim() === '' ? undefined : readSearch(search)

/** Finds all orders of a filter at once, and sorts them; undefined where there are more than `counted`. */
async function selectFew(
  db: Db,
  { filter, people, sort, range }: ListPage,
  counted: number,
): Promise<FoundPage | undefined> {
  const search = searchOf(filter)
  const rest = { ...filter, search: undefined }
  const isNarrow = Object.values(rest).some((value) => value !== undefined && value !== '')
  const found = !search
    ? sql`select o.id from orders o where ${passes(rest, people)} limit ${counted + 1}`
    : isNarrow
      ? sql`select o.id from matched join orders o using (id) where ${passes(rest, people)}`
      : sql`select id from matched`
  const { rows } = await sql<FewRow>`
    with matched as materialized (${search ? matchedIds(search, people, counted + 1) : sql`select null::bigint as id where false`}),
    found as materialized (${found}),
    few as materialized (
      select o.id, o.created_at, o.grand_total, o.status from found join orders o using (id)
      where (select count(*) from found) <= ${counted} and (select count(*) from matched) <= ${counted}
    )
    select (select count(*) from matched) as matched, (select count(*) from found) as orders,
      (select coalesce(sum(grand_total) filter (where status <> 'canceled'), 0)::bigint from few) as sum,
      to_json(array(select o.id from few o order by ${orderBy(sort, filter)} limit ${range.limit} offset ${offsetOf(range)}::bigint)) as ids`.execute(
    db,
  )
  const { matched, ...few } = rows[0]!
  if (few.orders > counted) return undefined
  if (matched > counted) return selectSome(db, { filter, people, sort, range }, counted)
  return { ...few, more: false }
}

/** The same where the search alone finds too many: they are sought among the orders that pass the rest of the filter. */
async function selectSome(
  db: Db,
  { filter, people, sort, range }: ListPage,
  counted: number,
): Promise<FoundPage | undefined> {
  const { rows } = await sql<Omit<FewRow, 'matched'>>`
    with few as materialized (
      select o.id, o.created_at, o.grand_total, o.status from orders o where ${await passesEach(db, filter, people)} limit ${counted + 1}
    )
    select (select count(*) from few) as orders,
      (select coalesce(sum(grand_total) filter (where status <> 'canceled'), 0)::bigint from few) as sum,
      to_json(array(select o.id from few o order by ${orderBy(sort, filter)} limit ${range.limit} offset ${offsetOf(range)}::bigint)) as ids`.execute(
    db,
  )
  return rows[0]!.orders > counted ? undefined : { ...rows[0]!, more: false }
}

/** From this row on a page is found by the sums of days. */
const deepFrom = 500

/** Finds a page by walking along the order of the list. */
async function walk(db: Db, { filter, people, sort, range }: ListPage): Promise<number[]> {
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
