import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import type { Match } from './search-match.ts'
import type { Query } from './tsquery.ts'

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
