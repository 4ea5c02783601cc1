import type { BlogComment } from '@tsiran/contract/blog-comments'
import { maxLengths } from '@tsiran/contract/limits'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { takeAttempt, type Limit } from '../shared/rate-limit.ts'
import { DomainError, fieldError } from '../errors.ts'
import { published } from './queries.ts'
import { toComment, type CommentRow } from './blog.ts'
import { tidyComment } from './blog-text.ts'

/** Comments of one person on all posts. */
const commentLimit = (customerId: number): Limit => ({
  of: ['comment', String(customerId)],
  count: 5,
  window: 15 * 60,
})

interface NewComment {
  postId: number
  customerId: number
  /** As typed. */
  text: string
}

/**
 * Stores a comment for moderation (R42); a repeated text returns the existing comment. Signed with the first name and the initial
 * of the last name. Refuses with `validation_failed`, `not_found` on an unpublished post, `too_many_attempts`.
 */
export async function addComment(
  db: Db,
  { postId, customerId, text }: NewComment,
): Promise<BlogComment> {
  const comment = tidyComment(text)
  if (comment === '') throw fieldError('comment', 'required')
  if ([...comment].length > maxLengths.comment) throw fieldError('comment', 'tooLong')
  await takeAttempt(db, commentLimit(customerId))
  const { rows } = await sql<CommentRow>`
    insert into blog_comments as m (post_id, customer_id, name, comment)
    select p.id, c.id, trim(c.first_name || case when c.last_name <> '' then ' ' || left(c.last_name, 1) || '.' else '' end), ${comment}
    from blog_posts p, customers c where p.id = ${postId} and ${published} and c.id = ${customerId}
    on conflict (post_id, customer_id, md5(comment)) do update set comment = m.comment
    returning id, name, comment, status, created_at, answer`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  return toComment(rows[0])
}
