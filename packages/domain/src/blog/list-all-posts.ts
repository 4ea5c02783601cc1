import type { PostRow, PostState, postSorts } from '@tsiran/contract/admin/post-shapes'
import { locales, type Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { collationOf } from '@tsiran/db/languages'
import { sql, type RawBuilder } from 'kysely'
import { imageUrl } from '../media/media.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { commentCounts, postState } from './post-kind.ts'

interface PostQuery extends PageRange {
  /** Words of a title in any of the languages. */
  search?: string | undefined
  state?: PostState | undefined
  categoryId?: number | undefined
  sort?: (typeof postSorts)[number] | undefined
  /** The language that titles are sorted in. */
  locale: Locale
}

/** A page of the posts in any state, and their total number. Deleted ones are listed only where they are asked for. */
export async function listAllPosts(
  db: Db,
  { search = '', state, categoryId, sort = '-published_at', locale, ...range }: PostQuery,
) {
  const parts = wordPatterns(search).map((pattern) => sql`lower(p.title::text) like ${pattern}`)
  parts.push(state === undefined ? sql`p.deleted_at is null` : sql`${postState} = ${state}`)
  if (categoryId !== undefined) parts.push(sql`p.category_id = ${categoryId}`)
  const where = sql.join(parts, sql` and `)
  const title = sql`p.title ->> ${locale} collate ${sql.id(collationOf(locale))}`
  const orders: Record<(typeof postSorts)[number], RawBuilder<unknown>> = {
    '-published_at': sql`p.published_at desc, p.id desc`,
    published_at: sql`p.published_at, p.id`,
    title: sql`${title}, p.id`,
    '-title': sql`${title} desc, p.id desc`,
  }
  const missing = locales.map(
    (each) => sql`case when p.html ->> ${each} = '' then ${each}::text end`,
  )
  const [{ rows }, counted] = await Promise.all([
    sql<Omit<PostRow, 'image_url'> & { image: string | null }>`
      select p.id, p.version, p.title, ${postState} as state, p.featured, p.image, c.name as category, ${commentCounts},
        to_json(p.published_at) as published_at, to_json(p.updated_at) as updated_at, to_json(p.deleted_at) as deleted_at,
        array_remove(array[${sql.join(missing)}], null) as missing
      from blog_posts p join blog_categories c on c.id = p.category_id
      where ${where} order by ${orders[sort]} limit ${range.limit} offset ${offsetOf(range)}`.execute(
      db,
    ),
    sql<{
      total: number
    }>`select count(*)::int as total from blog_posts p where ${where}`.execute(db),
  ])
  return {
    data: rows.map(({ image, ...row }) => ({ ...row, image_url: imageUrl(image, 'small') })),
    meta: pageMeta(range, counted.rows[0]!.total),
  }
}
