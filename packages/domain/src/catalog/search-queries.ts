import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import type { Match } from './search-match.ts'
import { toSearchSql } from './search-rank.ts'
import { toRungs } from './search-rungs.ts'
import { every, quote, type Query } from './search-terms.ts'
import { underMark } from './search-words.ts'

export interface FoundRow {
  ids: number[]
  /** Products in all pages, {@link mostFound} at most; null where the category does not exist. */
  products: number | null
  /** Whether something is found in the whole shop, where a category was asked for. */
  elsewhere: boolean
}

interface Page {
  page: number
  limit: number
}

/** A search tells of so many products at most: of more, none is worth the reading. */
export const mostFound = 10_000
/** Of so many each is ranked. */
const mostRanked = 500

/** What is found under a category; everything where there is none. */
const under = (query: Query, categoryId: number | undefined): Query =>
  categoryId === undefined ? query : every([query, quote(`${underMark}${categoryId}`)])

/**
 * A page of what a match finds, in the whole shop or under a category, best first. However many products have the words, no more
 * than {@link mostFound} are read.
 */
export async function selectFound(db: Db, match: Match, categoryId: number | undefined, { page, limit }: Page): Promise<FoundRow> {
  const narrowed = { ...match, found: under(match.found, categoryId), best: under(match.best, categoryId) }
  const { ids, ...row } = await selectRanked(db, narrowed, match.found, categoryId, { page, limit })
  return { ...row, ids: ids ?? (await selectByRungs(db, match, categoryId, { page, limit })) }
}

/** The page's ids are null where more than {@link mostRanked} are found. Where the best fill the page, the others are not ranked. */
async function selectRanked(db: Db, match: Match, inShop: Query, categoryId: number | undefined, { page, limit }: Page) {
  const { queries, found, best, relevance } = toSearchSql(match)
  const fields = sql`s.product_id, s.position, ${relevance} as relevance`
  const offset = (page - 1) * limit
  const few = sql`(select n from counted) <= ${sql.lit(mostRanked)}`
  const enough = sql`(select count(*) from best) >= ${offset + limit}::bigint`
  const exists = categoryId === undefined ? sql`true` : sql`exists (select from categories where id = ${categoryId})`
  const { rows } = await sql<Omit<FoundRow, 'ids'> & { ids: number[] | null }>`${prepared}
    with q as materialized (${queries}),
    counted as materialized (
      select count(*)::int as n from (select from q, product_search s where ${found} limit ${sql.lit(mostFound)}) found),
    best as materialized (select ${fields} from q, product_search s where ${best} and ${few}),
    others as materialized (select ${fields} from q, product_search s where ${found} and ${few} and not ${enough})
    select case when ${few} then array(
        select product_id from (select * from best where not exists (select from others) union all select * from others) found
        order by relevance, position, product_id limit ${limit}::int offset ${offset}::int) end as ids,
      case when ${exists} then (select n from counted) end as products,
      ${categoryId === undefined ? sql`false` : sql`exists (select from product_search s where s.terms @@ (select ${inShop}::tsquery))`} as elsewhere`.execute(
    db,
  )
  return rows[0]!
}

/** Goes down the rungs until the page is full; of a rung what is in stock comes first, then names that say little else. */
async function selectByRungs(db: Db, match: Match, categoryId: number | undefined, { page, limit }: Page): Promise<number[]> {
  const end = Math.min(page * limit, mostFound)
  const ids: number[] = []
  for (const rung of toRungs(match)) {
    if (ids.length >= end) break
    const { rows } = await sql<{ product_id: number }>`${prepared}
      select product_id from (
        select product_id, in_stock, size, position from product_search s where s.terms @@ (select ${under(rung, categoryId)}::tsquery)
          and not exists (select from unnest(${ids}::int[]) above (id) where above.id = s.product_id) limit ${sql.lit(mostFound)}
      ) found order by in_stock desc, size, position, product_id limit ${end - ids.length}::int`.execute(db)
    ids.push(...rows.map(({ product_id }) => product_id))
  }
  return ids.slice((page - 1) * limit, end)
}

/** Whether a match finds anything in the shop. */
export async function findsAnything(db: Db, match: Match): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select 1 as found from product_search s where s.terms @@ (select ${match.found}::tsquery) limit 1`.execute(db)
  return rows.length > 0
}
