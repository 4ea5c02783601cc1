import { perLocale } from '@tsiran/contract/map-text'
import type { Tx } from '@tsiran/db/database'
import { savePost } from '@tsiran/domain/blog/save-post'
import { toHtml } from '../blog/markup.ts'
import { blogAuthors, blogCategories, blogTags, type DemoPost } from '../blog/post.ts'
import type { DemoCategory } from '../types.ts'
import type { Text } from '@tsiran/db/tables/shared'

const day = 24 * 60 * 60 * 1000

/**
 * Inserts the blog's categories, tags, posts and, with `readers`, comments, the oldest post first. `roots` is the catalogue that posts
 * link to. Returns the posts' ids.
 */
export async function seedBlog(
  tx: Tx,
  posts: readonly DemoPost[],
  roots: readonly DemoCategory[],
  { readers = true }: { readers?: boolean } = {},
): Promise<number[]> {
  const ids: number[] = []
  for (const [position, [slug, name]] of Object.entries(blogCategories).entries())
    await tx
      .insertInto('blog_categories')
      .values({ slug, name: JSON.stringify(name), position })
      .execute()
  const toAddress = linker(roots)
  const now = Date.now()
  for (const {
    category,
    tags,
    author,
    key,
    alt,
    body,
    daysAgo,
    picture: _picture,
    comments = [],
    ...post
  } of posts.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const id = await savePost(tx, {
      ...post,
      category: { slug: category, name: blogCategories[category] },
      tags: tags.map((slug) => ({ slug, name: blogTags[slug] })),
      author: blogAuthors[author],
      html: perLocale((locale) => toHtml(body[locale], toAddress(locale))),
      image: `blog/${key}`,
      image_alt: alt,
      published_at: new Date(now - daysAgo * day),
    })
    ids.push(id)
    for (const { name, text, daysAgo: age } of readers ? comments : []) {
      const at = new Date(now - age * day)
      await tx
        .insertInto('blog_comments')
        .values({
          post_id: id,
          customer_id: null,
          name,
          comment: text,
          status: 'approved',
          created_at: at,
          moderated_at: at,
        })
        .execute()
    }
  }
  return ids
}

/** Makes the functions that turn `product:<url key>` and `category:<slug>` into addresses. They throw on unknown targets. */
export function linker(
  roots: readonly DemoCategory[],
): (locale: keyof Text) => (target: string) => string {
  const all = (categories: readonly DemoCategory[]): DemoCategory[] =>
    categories.flatMap((category) => [category, ...all(category.children ?? [])])
  const categories = all(roots)
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  const urlKeys = new Set(
    categories.flatMap(({ products = [] }) => products.map(({ urlKey }) => urlKey)),
  )
  return (locale) => (target) => {
    const [kind, name = ''] = target.split(':')
    const category = kind === 'category' ? bySlug.get(name) : undefined
    if (category?.products) return `/${locale}/shop/main/catalog?category_id=${category.id}`
    if (category) return `/${locale}/shop/catalog?category_slug=${name}`
    if (kind === 'product' && urlKeys.has(name)) return `/${locale}/shop/products/${name}`
    throw new RangeError(`a post links to ${target}, which is not in the catalogue`)
  }
}
