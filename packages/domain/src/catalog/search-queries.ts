import { maxSearchResults } from '@tsiran/contract/limits'
import type { Db } from '@tsiran/db/database'
import { prepared, preparedByShape } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import { findsMaximum } from './search-frequent.ts'
import { under, type Match } from './search-match.ts'
import { toSearchSql } from './search-rank.ts'
import { toRungs } from './search-rungs.ts'
import type { Query } from './search-terms.ts'

export interface FoundRow {
  ids: number[]
  /** Total products, capped at {@link maxSearchResults}; null where the category does not exist. */
  products: number | null
  /** Whether a search in a category has results elsewhere in the shop. */
  elsewhere: boolean
}

/** Page of a search in the whole shop, or under a category. */
interface SearchPage {
  categoryId: number | undefined
  page: number
  limit: number
}

/** Up to this many matches are ranked one by one. */
const maxRanked = 500
/** Up to this many matches of a rung are sorted; of more, those read first. */
const maxSorted = 2000

/** A page of the matches, best first. Reads at most {@link maxSearchResults} products, and counts them where it has to. */
export async function selectFound(db: Db, match: Match, page: SearchPage): Promise<FoundRow> {
  if (page.categoryId === undefined && (await findsMaximum(db, match.found))) {
    const ids = await selectByRungs(db, match, page, [])
    const end = Math.min(page.page * page.limit, maxSearchResults)
    const isFull = ids.length >= end - (page.page - 1) * page.limit
    if (isFull) return { ids, products: maxSearchResults, elsewhere: false }
  }
  const { ids, others, ...row } = await selectRanked(db, match, page)
  return { ...row, ids: ids ?? (await selectByRungs(db, match, page, others)) }
}

interface RankedRow extends Omit<FoundRow, 'ids'> {
  /** The page; null where there are more than {@link maxRanked} matches. */
  ids: number[] | null
  /** In that case enough matches to fill all pages up to this one, in stock first; none where the best reach the maximum. */
  others: number[]
}

/**
 * Reads each list of matches once and ranks one of them: the best where they fill the page, else all. Skips reading all where the best
 * reach the maximum.
 */
async function selectRanked(
  db: Db,
  match: Match,
  { categoryId, page, limit }: SearchPage,
): Promise<RankedRow> {
  const { queries, found, best, relevance } = toSearchSql(match, categoryId)
  const offset = (page - 1) * limit
  const max = sql.lit(maxSearchResults)
  const areFew = sql`(select n from counted) <= ${sql.lit(maxRanked)}`
  const isPageFull = sql`(select count(*) from best) >= ${offset + limit}::bigint`
  const total = sql`(select n from counted)`
  const products =
    categoryId === undefined
      ? total
      : sql`case when exists (select from categories where id = ${categoryId} and shown) then ${total} end`
  const elsewhere =
    categoryId === undefined
      ? sql`false`
      : sql`exists (select from product_search s where s.terms @@ (select ${match.found}::tsquery))`
  const { rows } = await sql<RankedRow>`${preparedByShape}
    -- The tsqueries of the search.
    with q as materialized (${queries}),
    -- The best matches up to the maximum.
    best as materialized (
      select s.product_id
      from q, product_search s
      where ${best}
      limit ${max}
    ),
    -- All matches up to the maximum, unless the best reach it.
    read as materialized (
      select s.product_id, s.in_stock, s.size, s.position
      from q, product_search s
      where ${found} and (select count(*) from best) < ${max}
      limit ${max}
    ),
    -- The total number of matches.
    counted as materialized (
      select greatest((select count(*) from best), (select count(*) from read))::int as n
    )
    select
      case when ${areFew} then array(
        select s.product_id
        from q,
          (
            select product_id from best where ${isPageFull}
            union all
            select product_id from read where not ${isPageFull}
          ) few,
          -- Looks up one by one: the planner takes them for many, and would read the whole table.
          lateral (select * from product_search p where p.product_id = few.product_id offset 0) s
        order by ${relevance}, s.position, s.product_id
        limit ${limit}::int offset ${offset}::int
      ) end as ids,
      array(
        select product_id
        from read
        where not ${areFew}
        order by in_stock desc, size, position, product_id
        limit ${offset + limit}::int
      ) as others,
      ${products} as products,
      ${elsewhere} as elsewhere`.execute(db)
  return rows[0]!
}

interface RungRow {
  product_id: number
  /** Rows of the rung that were sorted. */
  sorted: number
}

/**
 * Reads rung after rung until the page is full. Within a rung, products in stock come first, then names with the fewest words;
 * the {@link maxSorted} rows read first precede the rest. `others` come last.
 */
async function selectByRungs(
  db: Db,
  match: Match,
  { categoryId, page, limit }: SearchPage,
  others: readonly number[],
) {
  const end = Math.min(page * limit, maxSearchResults)
  const ids = new Set<number>()
  for (const rung of toRungs(match))
    for (let max = maxSorted; ids.size < end; max = maxSearchResults) {
      const { rows } = await sql<RungRow>`${prepared}
        select product_id, (count(*) over ())::int as sorted
        from (
          select product_id, in_stock, size, position
          from product_search s
          where s.terms @@ (select ${under(rung, categoryId)}::tsquery)
            and not exists (select from unnest(${[...ids]}::int[]) above (id) where above.id = s.product_id)
          limit ${max}::int
        ) found
        order by in_stock desc, size, position, product_id
        limit ${end - ids.size}::int`.execute(db)
      for (const { product_id } of rows) ids.add(product_id)
      if (rows[0]?.sorted !== maxSorted) break
    }
  for (const id of others) ids.add(id)
  return [...ids].slice((page - 1) * limit, end)
}

/** Whether a match finds anything in the shop. */
export async function findsAnything(db: Db, match: Match): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select 1 as found
    from product_search s
    where s.terms @@ (select ${match.found}::tsquery)
    limit 1`.execute(db)
  return rows.length > 0
}

/** How many of some products a match finds. */
export async function matchesAmong(db: Db, match: Match, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`${prepared}
    select count(*)::int as count from product_search s
    where s.product_id = any(${[...ids]}::int[]) and s.terms @@ (select ${match.found}::tsquery)`.execute(
    db,
  )
  return rows[0]!.count
}

/** Upper bound of a word's product count. */
export const maxCounted = 1000

/** Number of products for each query, {@link maxCounted} at most. */
export async function countsOf(db: Db, queries: readonly Query[]): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`${prepared}
    select array(
      select (
        select count(*)::int
        from (select from product_search s where s.terms @@ query::tsquery limit ${sql.lit(maxCounted)}) few
      )
      from unnest(${[...queries]}::text[]) with ordinality q (query, place)
      order by place
    ) as counts`.execute(db)
  return rows[0]!.counts
}
