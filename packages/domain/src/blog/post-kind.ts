import type { AdminPost } from '@tsiran/contract/admin/post-shapes'
import { defaultLocale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import type { ThingKind } from '../shared/thing.ts'

/** The state of the post `p`. */
export const postState = sql`case when p.deleted_at is not null then 'deleted' when p.hidden then 'draft'
  when p.published_at > now() then 'scheduled' else 'published' end`

/** Approved comments of the post `p`, and those that wait. */
export const commentCounts = sql`
  (select count(*)::int from blog_comments m where m.post_id = p.id and m.status = 'approved') as comments,
  (select count(*)::int from blog_comments m where m.post_id = p.id and m.status = 'waiting') as waiting`

/** One post, whatever its state. Refuses with `not_found`. */
export async function readAdminPost(db: Db | Tx, id: number): Promise<AdminPost> {
  const { rows } = await sql<Omit<AdminPost, 'image_url'>>`
    select p.id, p.version, p.title, p.excerpt, p.html, p.author, p.image, p.image_alt, p.featured, p.hidden, p.category_id,
      to_json(p.published_at) as published_at, to_json(p.updated_at) as updated_at, to_json(p.deleted_at) as deleted_at,
      ${postState} as state, ${commentCounts},
      array(select tag_id from blog_post_tags t where t.post_id = p.id order by tag_id) as tag_ids,
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title) order by r.position), '[]')
        from blog_related_posts r join blog_posts o on o.id = r.related_id where r.post_id = p.id) as related
    from blog_posts p where p.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new DomainError('not_found')
  return { ...row, image_url: imageUrl(row.image, 'small') }
}

export const postKind: ThingKind<AdminPost> = {
  table: 'blog_posts',
  type: 'post',
  read: readAdminPost,
  labelOf: ({ title }) => title[defaultLocale],
  derived: ['image_url', 'state', 'comments', 'waiting'],
}
