import { maxSearchResults } from '@tsiran/contract/limits'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql, type RawBuilder } from 'kysely'
import { underMark } from './search-words.ts'
import { quote, type Query } from './tsquery.ts'

/** Up to this many matches of a level are sorted; of more, those read first. */
const maxSorted = 2000

/** Which matches are read: in the whole shop or under a category, up to the end of a page. */
export interface Until {
  categoryId: number | undefined
  /** Number of matches, {@link maxSearchResults} at most. */
  end: number
}

/**
 * The products of some levels as an array of SQL, the best level first, those of earlier levels left out, until there are `end`. Within
 * a level, products in stock come first, then names with the fewest words; the {@link maxSorted} rows read first precede the rest. One
 * text for all levels; each is read only where those before it do not suffice, and none after the last of `total` matches.
 */
export function byLevels(
  levels: readonly Query[],
  { categoryId, end }: Until,
  total: RawBuilder<number> = sql.lit(maxSearchResults),
): RawBuilder<number[]> {
  const isDeep = end > maxSorted
  const queries = isDeep ? levels.flatMap((level) => [level, level]) : levels
  const max = sql.lit(maxSorted)
  const rows = isDeep
    ? sql`case when place % 2 = 0 then ${max} else ${sql.lit(maxSearchResults)} end`
    : max
  const under =
    categoryId === undefined
      ? sql``
      : sql`and s.terms @@ (select ${quote(`${underMark}${categoryId}`)}::tsquery)`
  const query = sql`((select ${[...queries]}::text[]))[place + 1]::tsquery`
  return sql`(
    with recursive page (place, ids) as (
      select 0, '{}'::int[]
      union all
      select place + 1, ids || array(
        select product_id
        from (
          select s.product_id, s.in_stock, s.size, s.position
          from product_search s
          where s.terms @@ ${query} ${under} and s.product_id not in (select unnest(ids))
          limit ${rows}
        ) level
        order by in_stock desc, size, position, product_id
        limit ${end}::int - cardinality(ids)
      )
      from page
      where place < ${queries.length}::int and cardinality(ids) < least(${end}::int, ${total})
    )
    select ids from page order by place desc limit 1
  )`
}

/** The best products of a match by its levels, up to the end of a page. */
export async function selectByLevels(
  db: Db,
  levels: readonly Query[],
  until: Until,
): Promise<number[]> {
  const { rows } = await sql<{
    ids: number[]
  }>`${prepared} select ${byLevels(levels, until)} as ids`.execute(db)
  return rows[0]!.ids
}
