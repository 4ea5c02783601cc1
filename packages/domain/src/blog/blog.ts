import type { BlogSummary, RelatedBlog } from '@tsiran/contract/blog'
import type { BlogComment } from '@tsiran/contract/blog-comments'
import type { Locale } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import { imageUrl, imageUrls } from '../media/media.ts'
import { readingMinutes } from './blog-text.ts'

interface MarkRow {
  id: number
  slug: string
  name: Text
}

export interface PostRow {
  id: number
  title: Text
  excerpt: Text
  html: Text
  author: Text
  image: string | null
  image_alt: Text
  published_at: Date
  category: MarkRow
  tags: MarkRow[]
  comments_count: number
}

const toMark = ({ id, slug, name }: MarkRow, locale: Locale) => ({ id, slug, name: name[locale] })

/** A post for lists of related posts. */
export const toRelated = (
  {
    id,
    title,
    image,
    image_alt,
    published_at,
  }: Pick<PostRow, 'id' | 'title' | 'image' | 'image_alt' | 'published_at'>,
  locale: Locale,
): RelatedBlog => ({
  id,
  title: title[locale],
  image: imageUrl(image, 'large'),
  image_alt: image_alt[locale],
  base_image: imageUrls(image),
  created_at: published_at.toISOString(),
})

/** A post for lists. */
export const toSummary = (row: PostRow, locale: Locale): BlogSummary => ({
  ...toRelated(row, locale),
  excerpt: row.excerpt[locale],
  category: toMark(row.category, locale),
  tags: row.tags.map((tag) => toMark(tag, locale)),
  author: row.author[locale],
  reading_minutes: readingMinutes(row.html[locale]),
  comments_count: row.comments_count,
})

export interface CommentRow {
  id: number
  name: string
  comment: string
  status: BlogComment['status']
  created_at: Date
  /** Empty where the shop answers nothing. */
  answer: string
}

export const toComment = ({
  id,
  name,
  comment,
  status,
  created_at,
  answer,
}: CommentRow): BlogComment => ({
  id,
  name,
  comment,
  status,
  created_at: created_at.toISOString(),
  ...(answer !== '' && { answer }),
})
