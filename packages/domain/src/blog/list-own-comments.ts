import type { BlogComment } from '@tsiran/contract/blog-comments'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { toComment, type CommentRow } from './blog.ts'

const maxComments = 50

/** A person's own comments on a post that await moderation, oldest first. */
export async function listOwnComments(
  db: Db,
  postId: number,
  customerId: number,
): Promise<BlogComment[]> {
  const { rows } = await sql<CommentRow>`
    select id, name, comment, status, created_at, answer from blog_comments
    where customer_id = ${customerId} and post_id = ${postId} and status = 'waiting' order by id limit ${maxComments}`.execute(
    db,
  )
  return rows.map(toComment)
}
