import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { CommentRow } from './blog.ts'

/** A comment for moderators. */
export interface ModeratedComment extends CommentRow {
  post_id: number
  post_title: Text
}

/** Comments of a status; waiting ones oldest first, others newest first. */
export async function listComments(db: Db, status: CommentRow['status'], limit: number): Promise<ModeratedComment[]> {
  const order = status === 'waiting' ? sql`asc` : sql`desc`
  const { rows } = await sql<ModeratedComment>`
    select m.id, m.name, m.comment, m.status, m.created_at, m.post_id, p.title as post_title
    from blog_comments m join blog_posts p on p.id = m.post_id where m.status = ${status} order by m.id ${order} limit ${limit}`.execute(db)
  return rows
}

/** Approves or rejects a comment; a decision may be changed. Refuses with `not_found`. */
export async function moderateComment(db: Db, id: number, status: 'approved' | 'rejected'): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql`
      update blog_comments set status = ${status}, moderated_at = now() where id = ${id} returning id`.execute(tx)
    if (rows.length === 0) throw new DomainError('not_found')
    await sql`select pg_notify('tsiran_changed', 'content')`.execute(tx)
  })
}
