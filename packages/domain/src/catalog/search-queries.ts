import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import type { Match } from './search-match.ts'
import { toSearchSql } from './search-rank.ts'

export interface FoundRow {
  ids: number[]
  /** Products in all pages; null where the category does not exist. */
  products: number | null
  /** Whether something is found in the whole shop, where a category was asked for. */
  elsewhere: boolean
}

/**
 * A page of what a match finds, in the whole shop or under a category, best first. Where the best fill the page, the others are
 * counted, not ranked.
 */
export async function selectFound(db: Db, match: Match, categoryId: number | undefined, { page, limit }: { page: number; limit: number }) {
  const { queries, found, best, relevance } = toSearchSql(match)
  const inShop = categoryId === undefined
  const source = inShop
    ? sql`q, product_search s where true`
    : sql`q, product_search s join category_listings c on c.product_id = s.product_id where c.category_id = ${categoryId}`
  const fields = sql`s.product_id, s.position, ${relevance} as relevance`
  const offset = (page - 1) * limit
  const enough = sql`(select count(*) from best) >= ${offset + limit}::bigint`
  const counted = sql`(case when ${enough} then (select count(*) from ${source} and ${found}) else (select count(*) from others) end)::int`
  const { rows } = await sql<FoundRow>`${prepared}
    with q as materialized (${queries}),
    best as materialized (select ${fields} from ${source} and ${best}),
    others as materialized (select ${fields} from ${source} and ${found} and not ${enough})
    select array(
        select product_id from (select * from best where not exists (select from others) union all select * from others) found
        order by relevance, position, product_id limit ${limit}::int offset ${offset}::int) as ids,
      ${inShop ? counted : sql`case when exists (select from categories where id = ${categoryId}) then ${counted} end`} as products,
      ${inShop ? sql`false` : sql`exists (select from q, product_search s where ${found})`} as elsewhere`.execute(db)
  return rows[0]!
}

/** Whether a match finds anything in the shop. */
export async function findsAnything(db: Db, match: Match): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select 1 as found from product_search s where s.terms @@ (select ${match.found}::tsquery) limit 1`.execute(db)
  return rows.length > 0
}
