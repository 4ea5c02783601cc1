import type { Locale } from '@tsiran/contract/locale'
import {
  blogListPath,
  brandPath,
  brandsPath,
  catalogPath,
  categoryPath,
  cmsPagePath,
  contactPath,
  homePath,
  postPath,
  productPath,
  savingsPath,
  type ShopPath,
} from '@tsiran/contract/shop-paths'
import {
  listSitemapFiles,
  listSitemapPages,
  listSitemapProducts,
} from '@tsiran/domain/catalog/sitemap'
import { listSitemapPosts } from '@tsiran/domain/blog/sitemap-posts'
import { listPageIds } from '@tsiran/domain/content/get-page'
import { DomainError } from '@tsiran/domain/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { isFresh } from '../api/etag.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

/** Paths that crawlers skip: personal pages, and listings sorted or filtered. */
const disallowed = [
  '/api/',
  '/sandbox-bank/',
  '/*/shop/cart',
  '/*/shop/checkout',
  '/*/shop/compare',
  '/*/shop/wishlist',
  '/*/shop/main/catalog/search',
  '/*/account/',
  '/*/orderDetile/',
  '/*/blog/preview',
  '/*/thanks',
  '/*/newsletter',
  '/*?*sort=',
  '/*?*limit=',
  '/*?*price=',
  '/*?*filter_',
]

/** The path of a page in a language. */
const bind =
  <T>(path: (locale: Locale, of: T) => string, of: T): ShopPath =>
  (locale) =>
    path(locale, of)

/** Serves `robots.txt` and the sitemap: an index, the pages, and product files by ranges of ids. */
export function mountSitemap(app: FastifyInstance, { config: { origin }, db }: Context): void {
  const answer = (reply: FastifyReply, type: string, text: string) => {
    reply.header('cache-control', 'public, max-age=3600').type(type)
    if (!isFresh(reply.request, reply, text)) return reply.send(text)
    return reply.code(304).send()
  }
  const xml = (reply: FastifyReply, text: string) =>
    answer(reply, 'application/xml; charset=utf-8', text)

  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...disallowed.map((path) => `Disallow: ${path}`),
      'Allow: /*?filter_brand=',
    ]
    return answer(
      reply,
      'text/plain; charset=utf-8',
      `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
    )
  })

  app.get('/sitemap.xml', async (_request, reply) => {
    const files = ['pages', ...(await listSitemapFiles(db)).map((file) => `products-${file}`)]
    return xml(reply, sitemapIndex(origin, files))
  })

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const [{ categories, brands }, posts, written] = await Promise.all([
      listSitemapPages(db),
      listSitemapPosts(db),
      listPageIds(db),
    ])
    const paths: ShopPath[] = [
      homePath,
      brandsPath,
      contactPath,
      ...written.map((id) => bind(cmsPagePath, id)),
      catalogPath,
      savingsPath,
      ...brands.map((id) => bind(brandPath, id)),
      ...categories.map((category) => bind(categoryPath, category)),
      ...(posts.length > 0 ? [bind(blogListPath, 'classic')] : []),
      ...posts.map((id) => bind(postPath, id)),
    ]
    return xml(reply, urlSet(origin, paths))
  })

  app.get<{ Params: { file: string } }>(
    '/sitemaps/products-:file.xml',
    async ({ params }, reply) => {
      if (!/^(0|[1-9][0-9]{0,6})$/.test(params.file)) throw new DomainError('not_found')
      const keys = await listSitemapProducts(db, Number(params.file))
      if (keys.length === 0) throw new DomainError('not_found')
      const paths = keys.map((key) => bind(productPath, key))
      return xml(reply, urlSet(origin, paths))
    },
  )
}
