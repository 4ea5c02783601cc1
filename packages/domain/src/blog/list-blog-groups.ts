import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { published } from './queries.ts'

interface GroupRow {
  id: number
  slug: string
  name: Text
  posts_count: number
}

/** Categories by position and tags by number of posts, both with published posts only. */
export async function listBlogGroups(db: Db, locale: Locale) {
  const [categories, tags] = await Promise.all([
    sql<GroupRow>`
      select c.id, c.slug, c.name, count(*)::integer as posts_count
      from blog_categories c join blog_posts p on p.category_id = c.id where ${published}
      group by c.id order by c.position, c.id`.execute(db),
    sql<GroupRow>`
      select t.id, t.slug, t.name, count(*)::integer as posts_count
      from blog_tags t join blog_post_tags pt on pt.tag_id = t.id join blog_posts p on p.id = pt.post_id
      where ${published}
      group by t.id order by posts_count desc, t.id`.execute(db),
  ])
  const toGroup = ({ id, slug, name, posts_count }: GroupRow) => ({
    id,
    slug,
    name: name[locale],
    posts_count,
  })
  return { categories: categories.rows.map(toGroup), tags: tags.rows.map(toGroup) }
}
