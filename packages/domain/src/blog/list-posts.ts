import type { BlogPost, BlogSummary } from '@tsiran/contract/blog'
import type { Locale } from '@tsiran/contract/locale'
import type { PageMeta } from '@tsiran/contract/schema'
import type { Db } from '@tsiran/db/database'
import { pageMeta } from '../shared/pagination.ts'
import { DomainError } from '../errors.ts'
import { selectMark, selectPosts, selectTopPosts } from './queries.ts'
import { toSummary } from './blog.ts'
import { searchPatterns } from './blog-text.ts'

/** Filters of a list of posts: slugs of a category and a tag, search words in any language. */
export interface PostsQuery {
  category?: string | undefined
  tag?: string | undefined
  search?: string | undefined
  page?: number | undefined
  /** Posts on a page; 6 by default. */
  limit?: number | undefined
}

export interface PostsPage {
  data: (BlogSummary & Partial<BlogPost>)[]
  meta: PageMeta
}

/** A page of published posts, newest first. Refuses with `not_found` on an unknown category or tag. */
export async function listPosts(
  db: Db,
  { category, tag, search, page = 1, limit = 6 }: PostsQuery,
  locale: Locale,
): Promise<PostsPage> {
  const known = async (table: Parameters<typeof selectMark>[1], slug: string | undefined) => {
    if (slug === undefined) return undefined
    const id = await selectMark(db, table, slug)
    if (id === undefined) throw new DomainError('not_found')
    return id
  }
  const [categoryId, tagId] = await Promise.all([
    known('blog_categories', category),
    known('blog_tags', tag),
  ])
  const words = search === undefined ? [] : searchPatterns(search)
  // A search without letters and digits finds nothing rather than everything.
  if (search !== undefined && words.length === 0)
    return { data: [], meta: pageMeta({ page, limit }, 0) }
  const { rows, total } = await selectPosts(db, { categoryId, tagId, words }, { page, limit })
  return { data: rows.map((row) => toSummary(row, locale)), meta: pageMeta({ page, limit }, total) }
}

/** Top posts: featured first, then the most commented, then the newest (spec 2 §9). */
export async function listTopPosts(db: Db, limit: number, locale: Locale): Promise<BlogSummary[]> {
  return (await selectTopPosts(db, limit)).map((row) => toSummary(row, locale))
}
