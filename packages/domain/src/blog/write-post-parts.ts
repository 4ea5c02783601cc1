import type { PostChange } from '@tsiran/contract/admin/post-shapes'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { searchText } from './blog-text.ts'

/** Writes the tags and related posts that a change names, and what the post is found by. */
export async function writePostParts(
  tx: Tx,
  post_id: number,
  { tag_ids, related_ids }: PostChange,
): Promise<void> {
  if (tag_ids) {
    await tx.deleteFrom('blog_post_tags').where('post_id', '=', post_id).execute()
    if (tag_ids.length > 0)
      await tx
        .insertInto('blog_post_tags')
        .values(tag_ids.map((tag_id) => ({ post_id, tag_id })))
        .execute()
  }
  if (related_ids) {
    await tx.deleteFrom('blog_related_posts').where('post_id', '=', post_id).execute()
    const others = related_ids.filter((id) => id !== post_id)
    if (others.length > 0)
      await tx
        .insertInto('blog_related_posts')
        .values(others.map((related_id, position) => ({ post_id, related_id, position })))
        .execute()
  }
  await refreshSearch(tx, post_id)
}

/** Writes what a post is found by: the words of its texts and of its category and tags. */
export async function refreshSearch(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ texts: Text[] }>`
    select jsonb_build_array(p.title, p.excerpt, p.html, c.name) || coalesce(
      (select jsonb_agg(t.name order by t.id) from blog_post_tags pt join blog_tags t on t.id = pt.tag_id where pt.post_id = p.id),
      '[]') as texts
    from blog_posts p join blog_categories c on c.id = p.category_id where p.id = ${id}`.execute(tx)
  const search = searchText(rows[0]!.texts)
  await tx
    .updateTable('blog_posts')
    .set({ search })
    .where('id', '=', id)
    .where('search', '<>', search)
    .execute()
}
