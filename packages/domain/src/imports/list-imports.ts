import type { ImportRow } from '@tsiran/contract/admin/import-shapes'
import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { stateOf } from './read-import.ts'

export interface ImportQuery extends PageRange {
  kind?: ImportKind | undefined
  /** Words of the file's name. */
  search?: string | undefined
}

/** A page of imports, the newest first, and their total number. */
export async function listImports(db: Db, query: ImportQuery) {
  const { kind, search = '', limit } = query
  const parts = wordPatterns(search).map((pattern) => sql`lower(i.file_name) like ${pattern}`)
  const where = sql.join(
    [sql`i.state <> 'reading'`, ...parts, ...(kind ? [sql`i.kind = ${kind}`] : [])],
    sql` and `,
  )
  const [{ rows }, counted] = await Promise.all([
    sql<ImportRow>`
      select i.id, i.kind, i.file_name, ${stateOf} as state, i.rows, coalesce(s.name, '') as staff_name,
        to_json(i.created_at) #>> '{}' as created_at
      from imports i left join staff s on s.id = i.staff_id left join jobs j on j.id = i.job_id
      where ${where} order by i.created_at desc, i.id desc limit ${limit} offset ${offsetOf(query)}`.execute(
      db,
    ),
    sql<{
      total: number
    }>`select count(*)::integer as total from imports i where ${where}`.execute(db),
  ])
  return { data: rows, meta: pageMeta(query, counted.rows[0]!.total) }
}
