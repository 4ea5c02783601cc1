import type { SearchMiss } from '@tsiran/contract/admin/search-desk'
import type { Db } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql } from 'kysely'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'

interface MissQuery extends PageRange {
  search?: string | undefined
  /** Today is the first of them. */
  days: number
}

/** A page of the queries that found nothing in the last days, the most frequent first, and their total number. */
export async function listMisses(db: Db, { search = '', days, ...range }: MissQuery) {
  const parts = [
    sql`day > (now() at time zone ${timeZone})::date - ${days}::int`,
    ...wordPatterns(search).map((pattern) => sql`query like ${pattern}`),
  ]
  const found = sql`
    select query, sum(count)::int as count, max(day)::text as last_day
    from search_misses where ${sql.join(parts, sql` and `)} group by query`
  const [{ rows }, counted] = await Promise.all([
    sql<SearchMiss>`
      ${found} order by sum(count) desc, query limit ${range.limit} offset ${offsetOf(range)}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from (${found}) f`.execute(db),
  ])
  return { data: rows, meta: pageMeta(range, counted.rows[0]!.total) }
}
