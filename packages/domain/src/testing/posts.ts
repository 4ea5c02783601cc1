import { perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'

const text = JSON.stringify(perLocale(() => 'Post'))
let posts = 0

/** Makes a published post of the blog for a test and returns its id. */
export async function createPost(db: Db): Promise<number> {
  const category = await db
    .insertInto('blog_categories')
    .values({ slug: `posts-${++posts}`, name: text })
    .returning('id')
    .executeTakeFirstOrThrow()
  const post = {
    category_id: category.id,
    title: text,
    excerpt: text,
    html: text,
    author: text,
    image_alt: text,
    search: '',
    image: null,
  }
  return (await db.insertInto('blog_posts').values(post).returning('id').executeTakeFirstOrThrow())
    .id
}
