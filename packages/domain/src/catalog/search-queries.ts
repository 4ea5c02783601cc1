import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Match } from './search-match.ts'
import { relevanceOf, isFoundBy } from './search-rank.ts'

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
  const inShop = categoryId === undefined
  const source = inShop
    ? sql`product_search s`
    : sql`product_search s join category_listings c on c.product_id = s.product_id and c.category_id = ${categoryId}`
  const fields = sql`s.product_id, s.position, ${relevanceOf(match)} as relevance`
  const offset = (page - 1) * limit
  const best = match.best ? isFoundBy(match.best) : sql`false`
  const enough = sql`(select count(*) from best) >= ${offset + limit}`
  const counted = sql`(case when ${enough} then (select count(*) from ${source} where ${isFoundBy(match.found)})
    else (select count(*) from others) end)::int`
  const { rows } = await sql<FoundRow>`
    with best as materialized (select ${fields} from ${source} where ${best}),
    others as materialized (
      select ${fields} from ${source} where ${isFoundBy(match.found)} and not ${enough}
    )
    select array(
        select product_id from (select * from best where not exists (select from others) union all select * from others) found
        order by relevance, position, product_id limit ${limit} offset ${offset}) as ids,
      ${inShop ? counted : sql`case when exists (select from categories where id = ${categoryId}) then ${counted} end`} as products,
      ${inShop ? sql`false` : sql`exists (select from product_search s where ${isFoundBy(match.found)})`} as elsewhere`.execute(db)
  return rows[0]!
}
