import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { published } from './queries.ts'

/** Limit of the sitemap's file of pages, where each post has three URLs. */
const maxPosts = 5_000

/** Ids of the published posts, newest first. */
export async function listSitemapPosts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from blog_posts p where ${published} order by p.published_at desc, p.id desc limit ${maxPosts}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
