import { blogListPath } from '@tsiran/contract/shop-paths'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { readPostId } from '../../platform/urls/blog-links.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { orNotFound } from '../../platform/api/or-not-found.ts'
import { topPosts } from './load-posts.ts'

/** The id of the post that an address shows: the one that it names, else the newest. */
async function askedId({ params, context, url }: LoaderFunctionArgs): Promise<number> {
  const named = params.blogId ?? url.searchParams.get('id')
  if (named !== undefined && named !== null) return readPostId(named)
  const locale = readLocale(params)
  const { data } = await context.get(clientContext)('GET /api/cms/blogs', {
    query: { locale, limit: 1 },
  })
  if (!data[0]) throw redirect(blogListPath(locale))
  return data[0].id
}

/**
 * A post with the sidebar's data. The visitor's own comments that wait for approval are fetched for
 * signed-in people alone, whose pages are personal already.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { params, context } = args
  const locale = readLocale(params)
  const client = context.get(clientContext)
  const id = await askedId(args)
  const [{ data }, { data: top }, { data: groups }, own] = await orNotFound(
    Promise.all([
      client('GET /api/cms/blogs', { query: { locale, id } }),
      client('GET /api/cms/blogs/top', { query: { locale, limit: topPosts } }),
      client('GET /api/cms/blogs/groups', { query: { locale } }),
      context.get(pageContext).signedIn
        ? client('GET /api/cms/comments/:id', { params: { id }, query: { locale } })
        : null,
    ]),
  )
  const { html_content = '', related_blogs = [], comments = [], ...post } = data[0]!
  return {
    post,
    html: html_content,
    related: related_blogs,
    comments,
    waiting: own?.data ?? [],
    top,
    groups,
  }
}
