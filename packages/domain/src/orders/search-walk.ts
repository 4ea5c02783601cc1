import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf } from '../shared/pagination.ts'
import type { ListPage } from './walk-list.ts'
import type { OrderFilter } from './order-filter.ts'
import { findCompanies, wordsMatch } from './order-search.ts'
import { readSearch } from './read-search.ts'

/** Whether a search is all that narrows a list. */
const isSearchAlone = (filter: OrderFilter) =>
  Object.values({ ...filter, search: undefined }).every(
    (value) => value === undefined || value === '',
  )

interface Walked {
  ids: number[]
  /** Whether orders by number are orders by time as far as the page goes. */
  exact: boolean
}

/**
 * Finds a page of a search that many orders match, by time; undefined where their words do not decide, or where numbers do not rise with
 * time. The words of orders lie side by side by number: reading them takes a third of the time of a look-up for each order. `offset 0`
 * makes PostgreSQL read them so: it would gather all that match from the index of words again. With `rows`, the words of so many
 * orders are read at most, and a page that they do not fill is undefined.
 */
export async function walkSearch(
  db: Db,
  { filter, people, sort, range }: ListPage,
  rows?: number,
): Promise<number[] | undefined> {
  const search = readSearch(filter.search ?? '')
  const words = wordsMatch(search)
  // The order whose number was searched comes first, wherever it is.
  const isPlain = search.number === undefined && isSearchAlone(filter)
  if (!people || !words || sort.by !== 'created_at' || !isPlain) return undefined
  const companies = await findCompanies(db, search)
  // Orders of a company may be older than the words that are read.
  if (rows !== undefined && companies.length > 0) return undefined
  const direction = sql.raw(sort.descending ? 'desc' : 'asc')
  const [before, after, farthest] = sort.descending
    ? ([sql`>`, sql`<`, sql`min`] as const)
    : ([sql`<`, sql`>`, sql`max`] as const)
  const wanted = offsetOf(range) + range.limit
  const ordered = sql`order by o.created_at ${direction}, o.id ${direction}`
  const found = await sql<Walked>`
    with near as materialized (
      select id from (
        (select s.order_id as id from (select order_id, words from order_search order by order_id ${direction} ${rows === undefined ? sql`` : sql`limit ${rows}`} offset 0) s
          where ${words} limit ${wanted})
        ${ofCompanies(companies, direction, wanted)}
      ) found order by id ${direction} limit ${wanted}
    ),
    page as materialized (select o.id, o.created_at from near join orders o using (id)),
    last as (select o.id, o.created_at from page o ${ordered} limit 1 offset ${wanted - 1})
    select to_json(array(select o.id from page o ${ordered} limit ${range.limit} offset ${offsetOf(range)})) as ids,
      not exists (select from orders o where (o.created_at, o.id) ${before} (select created_at, id from last)
        and o.id ${after} (select ${farthest}(id) from near)) as exact`.execute(db)
  const { ids, exact } = found.rows[0]!
  const isWhole = rows === undefined || ids.length === range.limit
  return exact && isWhole ? ids : undefined
}

/** Orders of companies that the search finds, as many as the page may have. */
const ofCompanies = (
  companies: readonly number[],
  direction: RawBuilder<unknown>,
  wanted: number,
): RawBuilder<unknown> =>
  companies.length === 0
    ? sql``
    : sql`union (select i.id from orders i where i.company_id = any(${[...companies]}::integer[])
        order by i.id ${direction} limit ${wanted})`
