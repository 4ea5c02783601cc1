import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'

// What pins and redirects share: one row for each query, of a version.

export type Table = 'search_pins' | 'search_redirects'

/** A row as the database holds it. */
export interface DeskRow {
  id: number
  version: number
  query: string
  product_ids?: number[]
  path?: string
}

/** A page of a table's rows by their queries, and their total number. */
export async function listRows(
  db: Db,
  table: Table,
  { search = '', ...range }: PageRange & { search?: string | undefined },
) {
  const words = wordPatterns(search).map((pattern) => sql`lower(query) like ${pattern}`)
  const where = words.length === 0 ? sql`true` : sql.join(words, sql` and `)
  const [{ rows }, counted] = await Promise.all([
    sql<DeskRow>`
      select * from ${sql.table(table)} where ${where}
      order by key limit ${range.limit} offset ${offsetOf(range)}`.execute(db),
    sql<{
      total: number
    }>`select count(*)::int as total from ${sql.table(table)} where ${where}`.execute(db),
  ])
  return { rows, meta: pageMeta(range, counted.rows[0]!.total) }
}
