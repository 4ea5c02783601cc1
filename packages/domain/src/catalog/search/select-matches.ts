import { maxSearchResults } from '@tsiran/contract/limits'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import { under, type Match } from './search-match.ts'
import { toSearchSql } from './search-rank.ts'

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
