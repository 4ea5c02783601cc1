import type { BlogPost } from '@tsiran/contract/blog'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { selectComments, selectPost, selectRelated } from './queries.ts'
import { toComment, toRelated, toSummary } from './blog.ts'

const limits = { related: 3, comments: 200 }

/** A published post with its text, related posts and approved comments. Refuses with `not_found`. */
export async function readPost(db: Db, id: number, locale: Locale): Promise<BlogPost> {
  const [row, related, comments] = await Promise.all([
    selectPost(db, id),
    selectRelated(db, id, limits.related),
    selectComments(db, id, limits.comments),
  ])
  if (!row) throw new DomainError('not_found')
  return {
    ...toSummary(row, locale),
    html_content: row.html[locale],
    related_blogs: related.map((post) => toRelated(post, locale)),
    comments: comments.map(toComment),
  }
}
