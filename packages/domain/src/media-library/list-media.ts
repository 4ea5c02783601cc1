import type { mediaSorts } from '@tsiran/contract/admin/media-shapes'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { isListed, isUnused, selectMedia } from './media-rows.ts'

export interface MediaQuery extends PageRange {
  /** Words of the file's name or of the alternative text. */
  search?: string | undefined
  sort?: (typeof mediaSorts)[number] | undefined
  unused?: boolean | undefined
  state?: 'ready' | 'preparing' | 'failed' | undefined
  /** These alone. */
  keys?: readonly string[] | undefined
}

const orders: Record<(typeof mediaSorts)[number], RawBuilder<unknown>> = {
  '-created_at': sql`m.created_at desc, m.id desc`,
  created_at: sql`m.created_at, m.id`,
  name: sql`lower(m.name), m.id`,
  '-name': sql`lower(m.name) desc, m.id desc`,
  '-bytes': sql`m.bytes desc, m.id`,
}

/** A page of the library's pictures, and their total number. */
export async function listMedia(db: Db, query: MediaQuery) {
  const { search = '', sort = '-created_at', unused, state, keys } = query
  const parts = [isListed, ...wordPatterns(search).map((word) => sql`m.search like ${word}`)]
  if (unused !== undefined) parts.push(unused ? isUnused : sql`not (${isUnused})`)
  if (state !== undefined) parts.push(sql`m.state = ${state}`)
  if (keys !== undefined) parts.push(sql`m.key = any(${[...keys]})`)
  const where = sql.join(parts, sql` and `)
  const [data, counted] = await Promise.all([
    selectMedia(
      db,
      where,
      sql`order by ${orders[sort]}`,
      sql`limit ${query.limit} offset ${offsetOf(query)}`,
    ),
    sql<{ total: number }>`select count(*)::integer as total from media m where ${where}`.execute(
      db,
    ),
  ])
  return { data, meta: pageMeta(query, counted.rows[0]!.total) }
}
