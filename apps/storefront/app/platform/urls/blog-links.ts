import { maxLengths } from '@tsiran/contract/limits'
import type { Locale } from '@tsiran/contract/locale'
import { blogLayouts, blogListPath, type BlogLayout } from '@tsiran/contract/shop-paths'
import { cutText } from './cut-text.ts'

/** The filters of a list of posts, as in its address. */
export interface BlogChoice {
  category?: string | undefined
  tag?: string | undefined
  search?: string | undefined
  page?: number | undefined
}

/** The address of a list of posts; the first page is the list itself. */
export function blogLink(
  locale: Locale,
  { category, tag, search, page = 1 }: BlogChoice,
  layout?: BlogLayout,
): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (tag) query.set('tag', tag)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return blogListPath(locale, layout) + (query.size > 0 ? `?${query}` : '')
}

/** The layout of a path; classic by default. */
export const layoutOfPath = (pathname: string): BlogLayout =>
  blogLayouts.find((layout) => pathname.endsWith(`/category-${layout}`)) ?? 'classic'

/** Reads a list's address. Throws a 404 response on an invalid page. */
export function readBlogChoice(query: URLSearchParams): BlogChoice {
  const text = (name: string) =>
    cutText(query.get(name)?.trim() ?? '', maxLengths.blogSearch) || undefined
  const page = query.get('page') ?? '1'
  if (!/^[1-9]\d{0,5}$/.test(page)) throw new Response(null, { status: 404 })
  return {
    category: text('category'),
    tag: text('tag'),
    search: text('search'),
    page: Number(page),
  }
}

/** The id of a post in an address. Throws a 404 response on an invalid id. */
export function readPostId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Response(null, { status: 404 })
  return Number(text)
}
