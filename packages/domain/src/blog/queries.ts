import type { Db } from '@tsiran/db/database'
import { offsetOf } from '../shared/pagination.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CommentRow, PostRow } from './blog.ts'

/** A condition that shoppers are shown the post `p`. */
export const published = sql`p.published_at <= now() and not p.hidden and p.deleted_at is null`

const columns = sql`p.id, p.title, p.excerpt, p.html, p.author, p.image, p.image_alt, p.published_at,
  (select jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name) from blog_categories c where c.id = p.category_id) as category,
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by t.id), '[]')
    from blog_post_tags pt join blog_tags t on t.id = pt.tag_id where pt.post_id = p.id) as tags,
  (select count(*) from blog_comments m where m.post_id = p.id and m.status = 'approved')::integer as comments_count`

/** Filters of a list: ids of a category and a tag, and the patterns of the search words. */
export interface PostFilter {
  categoryId?: number | undefined
  tagId?: number | undefined
  /** Alternative patterns of each word. */
  words?: readonly string[][]
}

function condition({ categoryId, tagId, words = [] }: PostFilter): RawBuilder<unknown> {
  const parts = [published]
  if (categoryId !== undefined) parts.push(sql`p.category_id = ${categoryId}`)
  if (tagId !== undefined)
    parts.push(
      sql`exists (select from blog_post_tags pt where pt.post_id = p.id and pt.tag_id = ${tagId})`,
    )
  for (const patterns of words) parts.push(sql`p.search like any(${patterns})`)
  return sql.join(parts, sql` and `)
}

/** A page of posts, newest first, and the total. */
export async function selectPosts(
  db: Db,
  filter: PostFilter,
  { page, limit }: { page: number; limit: number },
) {
  const where = condition(filter)
  const [rows, counted] = await Promise.all([
    sql<PostRow>`
      select ${columns} from blog_posts p where ${where}
      order by p.published_at desc, p.id desc limit ${limit} offset ${offsetOf({ page, limit })}`.execute(
      db,
    ),
    sql<{
      total: number
    }>`select count(*)::integer as total from blog_posts p where ${where}`.execute(db),
  ])
  return { rows: rows.rows, total: counted.rows[0]!.total }
}

/** A post that shoppers are shown; for its editors also one that is not shown yet. */
export async function selectPost(
  db: Db,
  id: number,
  whose: 'shoppers' | 'editors' = 'shoppers',
): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    select ${columns} from blog_posts p
    where p.id = ${id} and ${whose === 'editors' ? sql`p.deleted_at is null` : published}`.execute(
    db,
  )
  return rows[0]
}

/** Featured posts first, then the most commented, then the newest. */
export async function selectTopPosts(db: Db, limit: number): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${columns} from blog_posts p where ${published}
    order by p.featured desc, comments_count desc, p.published_at desc, p.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** The posts that the editors chose, then those with the most shared tags, then of the same category. */
export async function selectRelated(db: Db, id: number, limit: number) {
  const { rows } = await sql<
    Pick<PostRow, 'id' | 'title' | 'image' | 'image_alt' | 'published_at'>
  >`
    select p.id, p.title, p.image, p.image_alt, p.published_at
    from blog_posts own, blog_posts p
    where own.id = ${id} and p.id <> own.id and ${published}
    order by (select r.position from blog_related_posts r where r.post_id = own.id and r.related_id = p.id) nulls last,
      (select count(*) from blog_post_tags a join blog_post_tags b on a.tag_id = b.tag_id
        where a.post_id = own.id and b.post_id = p.id) desc,
      (p.category_id = own.category_id) desc, p.published_at desc, p.id desc
    limit ${limit}`.execute(db)
  return rows
}

/** Approved comments of a post, oldest first. */
export async function selectComments(db: Db, postId: number, limit: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select id, name, comment, status, created_at, answer from blog_comments
    where post_id = ${postId} and status = 'approved' order by id limit ${limit}`.execute(db)
  return rows
}

/** Id of a category or tag by its slug. */
export async function selectMark(
  db: Db,
  table: 'blog_categories' | 'blog_tags',
  slug: string,
): Promise<number | undefined> {
  return (await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst())?.id
}
