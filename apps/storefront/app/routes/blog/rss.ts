import { blogListPath, feedPath, postPath } from '@tsiran/contract/shop-paths'
import type { LoaderFunctionArgs } from 'react-router'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { writeFeed } from './feed.ts'

const newest = 20

/** The newest posts of a language, for feed readers. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const client = context.get(clientContext)
  const { origin } = context.get(pageContext)
  const [{ data: posts }, { data: channel }] = await Promise.all([
    client('GET /api/cms/blogs', { query: { locale, limit: newest } }),
    client('GET /api/channel/1', { query: { locale } }),
  ])
  const feed = writeFeed({
    title: channel.name,
    language: locale,
    page: origin + blogListPath(locale),
    self: origin + feedPath(locale),
    items: posts.map(({ id, title, excerpt, category, author, created_at }) => ({
      title,
      text: excerpt,
      link: origin + postPath(locale, id),
      category: category.name,
      author,
      published: created_at,
    })),
  })
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
