import { maxSearchResults } from '@tsiran/contract/limits'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
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
  const { candidates, ...row } = await selectCandidates(db, match, page)
  if (!row.products) return { ...row, ids: [] }
  const select = row.products > maxRanked ? selectByRungs : selectRanked
  return { ...row, ids: await select(db, match, page, candidates) }
}

interface CandidatesRow extends Omit<FoundRow, 'ids'> {
  /**
   * What the page is chosen from: the best where they fill it, else all; of more than {@link maxRanked} enough to fill all pages up
   * to this one, in stock first, or none where the best reach the maximum.
   */
  candidates: number[]
}

/** Skips reading all matches where the best reach the maximum. One text for all searches, which each connection plans once. */
async function selectCandidates(
  db: Db,
  match: Match,
  { categoryId, page, limit }: SearchPage,
): Promise<CandidatesRow> {
  const [found, best] = [under(match.found, categoryId), under(match.best, categoryId)]
  const max = sql.lit(maxSearchResults)
  const end = sql`${page * limit}::int`
  const total = sql`(select n from counted)`
  const products =
    categoryId === undefined
      ? total
      : sql`case when exists (select from categories where id = ${categoryId} and shown) then ${total} end`
  const elsewhere =
    categoryId === undefined
      ? sql`false`
      : sql`exists (select from product_search s where s.terms @@ (select ${match.found}::tsquery))`
  const { rows } = await sql<CandidatesRow>`${prepared}
    -- Parsed once. The planner would estimate them word by word, and choose a sequential scan for many alternatives.
    with q as materialized (
      select ${found || null}::tsquery as found, ${best || null}::tsquery as best
    ),
    -- The best matches up to the maximum.
    best as materialized (
      select s.product_id
      from q, product_search s
      where s.terms @@ q.best
      limit ${max}
    ),
    -- All matches up to the maximum, unless the best reach it.
    read as materialized (
      select s.product_id, s.in_stock, s.size, s.position
      from q, product_search s
      where s.terms @@ q.found and (select count(*) from best) < ${max}
      limit ${max}
    ),
    -- The total number of matches.
    counted as materialized (
      select greatest((select count(*) from best), (select count(*) from read))::int as n
    )
    select
      case
        when ${total} > ${sql.lit(maxRanked)} then array(
          select product_id
          from read
          order by in_stock desc, size, position, product_id
          limit ${end}
        )
        when (select count(*) from best) >= ${end} then array(select product_id from best)
        else array(select product_id from read)
      end as candidates,
      ${products} as products,
      ${elsewhere} as elsewhere`.execute(db)
  return rows[0]!
}

/**
 * A page of some matches, best first. Hardly two texts that people type have the same statement, so it is not prepared: each connection
 * would keep the plans of all, and planning this one takes less than keeping them.
 */
async function selectRanked(
  db: Db,
  match: Match,
  { page, limit }: SearchPage,
  candidates: readonly number[],
): Promise<number[]> {
  const { queries, relevance } = toSearchSql(match)
  const { rows } = await sql<{ product_id: number }>`
    with q as materialized (${queries})
    select s.product_id
    from q, product_search s
    where s.product_id = any((select ${[...candidates]}::int[])::int[])
    order by ${relevance}, s.position, s.product_id
    limit ${limit}::int offset ${(page - 1) * limit}::int`.execute(db)
  return rows.map(({ product_id }) => product_id)
}

/** The products that a text finds, and their ranks, lowest first: an array of each. */
export interface Matches {
  ids: number[]
  ranks: number[]
}

/**
 * The matches that a list is made of: the best ones before others, {@link maxSearchResults} in all. Ranked where the list has their
 * order, else all ranks are 0. Finding them has one text for all searches.
 */
export async function selectMatches(
  db: Db,
  match: Match,
  { categoryId, isRanked }: { categoryId: number | undefined; isRanked: boolean },
): Promise<Matches> {
  const [found, best] = [under(match.found, categoryId), under(match.best, categoryId)]
  const max = sql.lit(maxSearchResults)
  const { rows } = await sql<{ ids: number[] }>`${prepared}
    with q as materialized (
      select ${found || null}::tsquery as found, ${best || null}::tsquery as best
    ),
    best as materialized (
      select s.product_id
      from q, product_search s
      where s.terms @@ q.best
      limit ${max}
    ),
    -- Other matches, up to the maximum.
    others as materialized (
      select s.product_id
      from q, product_search s
      where s.terms @@ q.found and (s.terms @@ q.best) is not true and (select count(*) from best) < ${max}
      limit ${max}
    )
    select array(select product_id from best union all select product_id from others limit ${max}) as ids`.execute(
    db,
  )
  const { ids } = rows[0]!
  if (!isRanked || ids.length === 0) return { ids, ranks: ids.map(() => 0) }
  const { queries, relevance } = toSearchSql(match)
  const ranked = await sql<{ product_id: number; rank: number }>`
    with q as materialized (${queries})
    select s.product_id, ${relevance} as rank
    from q, product_search s
    where s.product_id = any((select ${ids}::int[])::int[])`.execute(db)
  return {
    ids: ranked.rows.map(({ product_id }) => product_id),
    ranks: ranked.rows.map(({ rank }) => rank),
  }
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
