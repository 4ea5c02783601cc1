import type { BlogSummary, RelatedBlog } from '@tsiran/contract/blog'
import type { BlogComment } from '@tsiran/contract/blog-comments'
import { locales, type Locale } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import { foldTyped, foldWord, rootsOf } from '@tsiran/i18n/fold'
import { wordsOf } from '../catalog/search-words.ts'
import { imageUrl, imageUrls } from '../media/media.ts'
import { tidyLines } from '../shared/text.ts'

const lettersPerMinute = 800
const tags = /<[^>]{0,2000}>/g

/** The text of sanitised HTML, without tags and entities. */
const plain = (html: string): string => html.replace(tags, ' ').replace(/&[a-z0-9#]{1,10};/gi, ' ')

/** Reading time in whole minutes, at least one. By letters: word lengths differ between languages. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(plain(html).replace(/\s+/g, ' ').trim().length / lettersPerMinute))

/** Search text of a post: the folded words of its texts, unique, each after a blank. */
export function searchText(texts: readonly Text[]): string {
  const words = texts.flatMap((text) => locales.flatMap((locale) => wordsOf(plain(text[locale]))))
  return [...new Set(words.map((word) => ` ${foldWord(word) || word}`))].join('')
}

const maxWords = 6

/** Alternative `like` patterns for each typed word; they match the beginning of a word. */
export const searchPatterns = (typed: string): string[][] =>
  wordsOf(typed)
    .slice(0, maxWords)
    .map((word) => {
      const keys = [...new Set([...rootsOf(word), ...foldTyped(word)])]
      return (keys.length > 0 ? keys : [word]).map((key) => `% ${key}%`)
    })

/** Normalises plain text: LF line ends, at most one empty line, no control characters, trimmed. */
export const tidyComment = (text: string): string =>
  tidyLines(
    tidyLines(text)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n'),
  )

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
