import { maxSearchResults } from '@tsiran/contract/limits'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql, type RawBuilder } from 'kysely'
import { under, type Match } from './search-match.ts'
import { toSearchSql } from './search-rank.ts'

export interface FoundRow {
  ids: number[]
  /** Total products, capped at {@link maxSearchResults}; null where the category does not exist. */
  products: number | null
  /** Whether a search in a category has results elsewhere in the shop. */
  elsewhere: boolean
}

/** Page of a search in the whole shop, or under a category. */
export interface SearchPage {
  categoryId: number | undefined
  page: number
  limit: number
}

/** Up to this many matches are ranked one by one. */
export const maxRanked = 500

/** Whether a category exists, where one is asked for, and whether the shop has results, beside the number of results there. */
export const inCategory = (
  { found }: Match,
  categoryId: number | undefined,
  total: RawBuilder<number>,
) =>
  categoryId === undefined
    ? { products: total, elsewhere: sql`false` }
    : {
        products: sql`case when exists (select from categories where id = ${categoryId} and shown) then ${total} end`,
        elsewhere: sql`exists (select from product_search s where s.terms @@ (select ${found}::tsquery))`,
      }

interface CandidatesRow extends Omit<FoundRow, 'ids'> {
  /**
   * What the page is chosen from: the best where they fill it, else all; of more than {@link maxRanked} enough to fill all pages up
   * to this one, in stock first, or none where the best reach the maximum.
   */
  candidates: number[]
}

/** Skips reading all matches where the best reach the maximum. One text for all searches, which each connection plans once. */
export async function selectCandidates(
  db: Db,
  match: Match,
  { categoryId, page, limit }: SearchPage,
): Promise<CandidatesRow> {
  const [found, best] = [under(match.found, categoryId), under(match.best, categoryId)]
  const max = sql.lit(maxSearchResults)
  const end = sql`${page * limit}::int`
  const total = sql<number>`(select n from counted)`
  const { products, elsewhere } = inCategory(match, categoryId, total)
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
export async function selectRanked(
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
