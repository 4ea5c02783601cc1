import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { offsetOf } from '../shared/pagination.ts'
import type { Totals } from './list-queries.ts'
import type { OrderFilter } from './order-filter.ts'
import { passes, passesEach } from './order-condition.ts'
import { matchedIds } from './order-search.ts'
import { readSearch } from './read-search.ts'
import { orderBy, type ListPage } from './walk-list.ts'

/** A page of a list: numbers of its orders, and what all pages have. */
export interface FoundPage extends Omit<Totals, 'sum'> {
  ids: number[]
  /** Whether there are more than `orders`. */
  more: boolean
  /** Drams, canceled orders left out; null where there are too many orders to read each. */
  sum: number | null
}

interface FewRow {
  matched: number
  orders: number
  sum: number
  ids: number[]
}

const searchOf = ({ search = '' }: OrderFilter) =>
  search.trim() === '' ? undefined : readSearch(search)

/** Finds all orders of a filter at once, and sorts them; undefined where there are more than `counted`. */
export async function selectFew(
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
