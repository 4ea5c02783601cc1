import { redirect, type LoaderFunctionArgs } from 'react-router'
import { blogLink, layoutOfPath, readBlogChoice } from '../../platform/urls/blog-links.ts'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { orNotFound } from '../../platform/api/or-not-found.ts'

/** How many posts the sidebar puts first (spec 2 §9). */
export const topPosts = 3
const pageSize = 6

/** A page of posts and what the sidebar shows; a page past the end goes to the last one. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const client = context.get(clientContext)
  const choice = readBlogChoice(url.searchParams)
  const [{ data: posts, meta }, { data: top }, { data: groups }] = await orNotFound(
    Promise.all([
      client('GET /api/cms/blogs', { query: { locale, limit: pageSize, ...choice } }),
      client('GET /api/cms/blogs/top', { query: { locale, limit: topPosts } }),
      client('GET /api/cms/blogs/groups', { query: { locale } }),
    ]),
  )
  if (meta.current_page > meta.last_page)
    throw redirect(
      blogLink(locale, { ...choice, page: meta.last_page }, layoutOfPath(url.pathname)),
    )
  return { posts, meta, choice, top, groups }
}
