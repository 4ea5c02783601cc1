import type { AdminComment, CommentStatus } from '@tsiran/contract/admin/comments'
import type { Locale } from '@tsiran/contract/locale'
import { defaultLocale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'

export interface CommentQuery extends PageRange {
  status?: CommentStatus | undefined
  /** Words of the comment or its writer. */
  search?: string | undefined
  /** Language of the posts' titles. */
  locale?: Locale | undefined
}

const columns = (locale: Locale) => sql`
  m.id, m.version, m.name, m.comment, m.status, json_build_object('id', p.id, 'name', p.title ->> ${locale}) as post, m.customer_id,
  to_json(m.created_at) as created_at, to_json(m.moderated_at) as moderated_at, m.answer`

function condition({ status, search = '' }: CommentQuery): RawBuilder<unknown> {
  const parts = wordPatterns(search).map(
    (pattern) => sql`lower(m.name || ' ' || m.comment) like ${pattern}`,
  )
  if (status !== undefined) parts.push(sql`m.status = ${status}`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** A page of comments for moderators and their total number: waiting ones first, oldest first, then the others, newest first. */
export async function listComments(db: Db, query: CommentQuery) {
  const where = condition(query)
  const [{ rows }, counted] = await Promise.all([
    sql<AdminComment>`
      select ${columns(query.locale ?? defaultLocale)} from blog_comments m join blog_posts p on p.id = m.post_id where ${where}
      order by m.status = 'waiting' desc, case when m.status = 'waiting' then m.id end, m.id desc
      limit ${query.limit} offset ${offsetOf(query)}`.execute(db),
    sql<{
      total: number
    }>`select count(*)::integer as total from blog_comments m where ${where}`.execute(db),
  ])
  return { data: rows, meta: pageMeta(query, counted.rows[0]!.total) }
}

/** One comment for moderators. */
export async function findComment(
  db: Db | Tx,
  id: number,
  locale: Locale = defaultLocale,
): Promise<AdminComment | undefined> {
  const { rows } = await sql<AdminComment>`
    select ${columns(locale)} from blog_comments m join blog_posts p on p.id = m.post_id where m.id = ${id}`.execute(
    db,
  )
  return rows[0]
}
