import { maxSearchResults } from '@tsiran/contract/limits'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import {
  inCategory,
  maxRanked,
  selectCandidates,
  selectRanked,
  type FoundRow,
  type SearchPage,
} from './search-candidates.ts'
import { findsMaximum } from './search-frequent.ts'
import { byLevels, selectByLevels, type Until } from './search-levels.ts'
import { under, type Match } from './search-match.ts'
import { toLevels, toRungs } from './search-rungs.ts'
import type { Query } from './tsquery.ts'

/** A page of the matches, best first. Reads at most {@link maxSearchResults} products, and counts them where it has to. */
export async function selectFound(db: Db, match: Match, page: SearchPage): Promise<FoundRow> {
  const { categoryId } = page
  const levels = toLevels(match)
  const start = (page.page - 1) * page.limit
  const end = Math.min(page.page * page.limit, maxSearchResults)
  if (categoryId === undefined && (await findsMaximum(db, match.found))) {
    const ids = await selectByLevels(db, levels ?? toRungs(match), { categoryId, end })
    if (ids.length >= end)
      return { ids: ids.slice(start), products: maxSearchResults, elsewhere: false }
  }
  if (levels) {
    const { ids, ...row } = await selectCounted(db, match, levels, { categoryId, end })
    return { ...row, ids: ids.slice(start) }
  }
  const { candidates, ...row } = await selectCandidates(db, match, page)
  if (!row.products) return { ...row, ids: [] }
  if (row.products <= maxRanked)
    return { ...row, ids: await selectRanked(db, match, page, candidates) }
  const best = await selectByLevels(db, toRungs(match), { categoryId, end })
  return { ...row, ids: [...new Set([...best, ...candidates])].slice(start, end) }
}

/** The matches of all pages up to one, best first, and the number of all: of a match whose levels are known. */
async function selectCounted(
  db: Db,
  match: Match,
  levels: readonly Query[],
  until: Until,
): Promise<FoundRow> {
  const total = sql<number>`(select n from counted)`
  const { products, elsewhere } = inCategory(match, until.categoryId, total)
  const { rows } = await sql<FoundRow>`${prepared}
    with counted as materialized (
      select count(*)::int as n
      from (
        select from product_search s
        where s.terms @@ (select ${under(match.found, until.categoryId)}::tsquery)
        limit ${sql.lit(maxSearchResults)}
      ) found
    )
    select
      ${byLevels(levels, until, total)} as ids,
      ${products} as products,
      ${elsewhere} as elsewhere`.execute(db)
  return rows[0]!
}
