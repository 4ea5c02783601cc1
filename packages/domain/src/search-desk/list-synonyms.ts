import type { Synonym } from '@tsiran/contract/admin/synonyms'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { noProduct } from '../catalog/search/search-synonyms.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'

export const synonymColumns = sql`id, version, typed, nullif(meant, ${noProduct}) as meant, both_ways`

/** A page of the synonyms, and their total number. */
export async function listSynonyms(
  db: Db,
  { search = '', ...range }: PageRange & { search?: string | undefined },
) {
  const words = wordPatterns(search).map(
    (pattern) => sql`lower(typed || ' ' || meant) like ${pattern}`,
  )
  const where = words.length === 0 ? sql`true` : sql.join(words, sql` and `)
  const [{ rows }, counted] = await Promise.all([
    sql<Synonym>`
      select ${synonymColumns} from search_synonyms where ${where}
      order by typed, meant, id limit ${range.limit} offset ${offsetOf(range)}`.execute(db),
    sql<{
      total: number
    }>`select count(*)::int as total from search_synonyms where ${where}`.execute(db),
  ])
  return { data: rows, meta: pageMeta(range, counted.rows[0]!.total) }
}
