import { mapText } from '@tsiran/contract/map-text'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { inTransaction } from '@tsiran/db/transaction'
import { searchText } from './blog-text.ts'
import { settleTime } from './announce-due-posts.ts'
import { sanitisePage } from '../shared/sanitise-page.ts'

/** A category or tag: created on first use, its name updated. */
export interface MarkInput {
  slug: string
  name: Text
}

export interface PostInput {
  category: MarkInput
  tags: readonly MarkInput[]
  title: Text
  /** Plain text. */
  excerpt: Text
  /** HTML; sanitised before it is stored. */
  html: Text
  author: Text
  /** A picture's key, `blog/apricots`. */
  image: string | null
  image_alt: Text
  featured?: boolean
  /** Defaults to now; a future date schedules the post. */
  published_at?: Date
}

async function markId(
  tx: Tx,
  table: 'blog_categories' | 'blog_tags',
  { slug, name }: MarkInput,
): Promise<number> {
  const { id } = await tx
    .insertInto(table)
    .values({ slug, name: JSON.stringify(name) })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: JSON.stringify(name) }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts a post in one transaction. Returns its id. */
export async function savePost(db: Db, post: PostInput): Promise<number> {
  return inTransaction(db, async (tx) => {
    const html = mapText(post.html, sanitisePage)
    const publishedAt = post.published_at ?? new Date()
    const category_id = await markId(tx, 'blog_categories', post.category)
    const { id } = await tx
      .insertInto('blog_posts')
      .values({
        category_id,
        title: JSON.stringify(post.title),
        excerpt: JSON.stringify(post.excerpt),
        html: JSON.stringify(html),
        author: JSON.stringify(post.author),
        image: post.image,
        image_alt: JSON.stringify(post.image_alt),
        featured: post.featured ?? false,
        search: searchText([
          post.title,
          post.excerpt,
          html,
          post.category.name,
          ...post.tags.map(({ name }) => name),
        ]),
        published_at: publishedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await settleTime(tx, id, { wasHidden: false, timeChosen: true })
    for (const tag of post.tags) {
      const tag_id = await markId(tx, 'blog_tags', tag)
      await tx.insertInto('blog_post_tags').values({ post_id: id, tag_id }).execute()
    }
    return id
  })
}
