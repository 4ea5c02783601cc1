import type { BlogPost } from '@tsiran/contract/blog'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { selectComments, selectPost, selectRelated } from './queries.ts'
import { toComment, toRelated, toSummary } from './blog.ts'

const limits = { related: 3, comments: 200 }

/** A published post with its text, related posts and approved comments. Refuses with `not_found`. */
export async function readPost(db: Db, id: number, locale: Locale): Promise<BlogPost> {
  const post = await read(db, id, locale, 'shoppers')
  if (!post) throw new DomainError('not_found')
  return post
}

/** A post as it will be shown, also before it is; undefined where it is deleted. */
export const readAnyPost = (db: Db, id: number, locale: Locale): Promise<BlogPost | undefined> =>
  read(db, id, locale, 'editors')

async function read(
  db: Db,
  id: number,
  locale: Locale,
  whose: 'shoppers' | 'editors',
): Promise<BlogPost | undefined> {
  const [row, related, comments] = await Promise.all([
    selectPost(db, id, whose),
    selectRelated(db, id, limits.related),
    selectComments(db, id, limits.comments),
  ])
  if (!row) return undefined
  return {
    ...toSummary(row, locale),
    html_content: row.html[locale],
    related_blogs: related.map((post) => toRelated(post, locale)),
    comments: comments.map(toComment),
  }
}
