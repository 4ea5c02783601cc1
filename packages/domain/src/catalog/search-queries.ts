import { maxSearchResults } from '@tsiran/contract/limits'
import type { Db } from '@tsiran/db/database'
import { prepared, preparedByShape } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import { under, type Match } from './search-match.ts'
import { toSearchSql } from './search-rank.ts'
import { toRungs } from './search-rungs.ts'
import type { Query } from './search-terms.ts'

export interface FoundRow {
  ids: number[]
  /** Products in all pages, {@link maxSearchResults} at most; null where the category does not exist. */
  products: number | null
  /** Whether something is found in the whole shop, where a category was asked for. */
  elsewhere: boolean
}

interface Page {
  page: number
  limit: number
}

/** Of so many each is ranked. */
const maxRanked = 500
/** Of more with one rank, those that are read first are put in order. */
const maxSorted = 2000

/**
 * A page of what a match finds, in the whole shop or under a category, best first. However many products have the words, no more
 * than {@link maxSearchResults} are read.
 */
export async function selectFound(db: Db, match: Match, categoryId: number | undefined, page: Page): Promise<FoundRow> {
  const { ids, others, ...row } = await selectRanked(db, match, categoryId, page)
  return { ...row, ids: ids ?? (await selectByRungs(db, match, categoryId, page, others)) }
}

interface RankedRow extends Omit<FoundRow, 'ids'> {
  /** The page; null where more than {@link maxRanked} are found. */
  ids: number[] | null
  /** Then as many of the found as the page and those before it have, in stock first; none where the best alone are too many. */
  others: number[]
}

/** Where the best fill the page, the others are not ranked; where the best are as many as are told of, the others are not read. */
async function selectRanked(db: Db, match: Match, categoryId: number | undefined, { page, limit }: Page): Promise<RankedRow> {
  const { queries, found, best, relevance } = toSearchSql(match, categoryId)
  const fields = sql`s.product_id, s.position, ${relevance} as relevance`
  const offset = (page - 1) * limit
  const [told, few] = [sql.lit(maxSearchResults), sql`(select n from counted) <= ${sql.lit(maxRanked)}`]
  const enough = sql`(select count(*) from best) >= ${offset + limit}::bigint`
  const inShop = categoryId === undefined
  const { rows } = await sql<RankedRow>`${preparedByShape}
    with q as materialized (${queries}),
    named as materialized (select count(*) as n from (select from q, product_search s where ${best} limit ${told}) best),
    read as materialized (select s.product_id, s.in_stock, s.size, s.position from q, product_search s
      where ${found} and (select n from named) < ${told} limit ${told}),
    counted as materialized (select greatest((select n from named), (select count(*) from read))::int as n),
    best as materialized (select ${fields} from q, product_search s where ${best} and ${few}),
    others as materialized (select ${fields} from q, product_search s where ${found} and ${few} and not ${enough})
    select case when ${few} then array(
        select product_id from (select * from best where not exists (select from others) union all select * from others) found
        order by relevance, position, product_id limit ${limit}::int offset ${offset}::int) end as ids,
      array(select product_id from read where not ${few} order by in_stock desc, size, position, product_id
        limit ${offset + limit}::int) as others,
      ${inShop ? sql`(select n from counted)` : sql`case when exists (select from categories where id = ${categoryId}) then (select n from counted) end`} as products,
      ${inShop ? sql`false` : sql`exists (select from product_search s where s.terms @@ (select ${match.found}::tsquery))`} as elsewhere`.execute(
    db,
  )
  return rows[0]!
}

/**
 * Goes down the rungs until the page is full. Of a rung what is in stock comes first, then names that say little else, first among
 * the {@link maxSorted} that are read first, then among the rest; `others` come last.
 */
async function selectByRungs(db: Db, match: Match, categoryId: number | undefined, { page, limit }: Page, others: readonly number[]) {
  const end = Math.min(page * limit, maxSearchResults)
  const ids = new Set<number>()
  for (const rung of toRungs(match))
    for (let most = maxSorted; ids.size < end; most = maxSearchResults) {
      const { rows } = await sql<{ product_id: number; sorted: number }>`${prepared}
        select product_id, (count(*) over ())::int as sorted from (
          select product_id, in_stock, size, position from product_search s where s.terms @@ (select ${under(rung, categoryId)}::tsquery)
            and not exists (select from unnest(${[...ids]}::int[]) above (id) where above.id = s.product_id) limit ${most}::int
        ) found order by in_stock desc, size, position, product_id limit ${end - ids.size}::int`.execute(db)
      for (const { product_id } of rows) ids.add(product_id)
      if (rows[0]?.sorted !== maxSorted) break
    }
  for (const id of others) ids.add(id)
  return [...ids].slice((page - 1) * limit, end)
}

/** Whether a match finds anything in the shop. */
export async function findsAnything(db: Db, match: Match): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select 1 as found from product_search s where s.terms @@ (select ${match.found}::tsquery) limit 1`.execute(db)
  return rows.length > 0
}

/** So many products with a word are counted, and no more. */
export const mostCounted = 1000

/** How many products each query finds, up to {@link mostCounted}. */
export async function countsOf(db: Db, queries: readonly Query[]): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`${prepared}
    select array(select (select count(*)::int from (
        select from product_search s where s.terms @@ asked::tsquery limit ${sql.lit(mostCounted)}) few)
      from unnest(${[...queries]}::text[]) with ordinality q (asked, place) order by place) as counts`.execute(db)
  return rows[0]!.counts
}
