import type { BlogSummary } from '@tsiran/contract/blog'
import type { BlogComment } from '@tsiran/contract/blog-comments'
import type { Locale } from '@tsiran/contract/locale'
import { postPath } from '@tsiran/contract/shop-paths'
import type { Thing } from '../../platform/document/json-ld.ts'

/** A post with its comments, as schema.org describes it. */
export const blogPostData = (
  post: Pick<
    BlogSummary,
    'id' | 'title' | 'excerpt' | 'image' | 'author' | 'created_at' | 'tags' | 'category'
  > & {
    comments: readonly BlogComment[]
  },
  { name, origin }: { name: string; origin: string },
  locale: Locale,
): Thing => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  image: origin + post.image,
  url: origin + postPath(locale, post.id),
  mainEntityOfPage: origin + postPath(locale, post.id),
  datePublished: post.created_at,
  inLanguage: locale,
  articleSection: post.category.name,
  keywords: post.tags.map((tag) => tag.name),
  author: { '@type': 'Organization', name: post.author },
  publisher: { '@type': 'Organization', '@id': `${origin}/#shop`, name },
  commentCount: post.comments.length,
  comment: post.comments.map(({ name: person, comment, created_at }) => ({
    '@type': 'Comment',
    author: { '@type': 'Person', name: person },
    text: comment,
    dateCreated: created_at,
  })),
})
