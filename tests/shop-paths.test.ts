import type { Locale } from '@tsiran/contract/locale'
import { pageIds } from '@tsiran/contract/page-ids'
import * as shopPaths from '@tsiran/contract/shop-paths'
import { expect, test } from 'vitest'

// The addresses that mails, the sitemap and pages link to are those that the router knows.

interface Route {
  path?: string
  children?: readonly Route[]
}

// The storefront exports nothing; its routes are what is checked.
const routesFile = new URL('../apps/storefront/app/routes.ts', import.meta.url)
const { default: routes } = (await import(routesFile.href)) as { default: readonly Route[] }

const { blogLayouts, ...paths } = shopPaths
const locale: Locale = 'ru'

/** Parameters of the paths that need more than a locale; each row is one call. */
const parameters: Record<string, readonly unknown[][]> = {
  addressPath: [[7]],
  blogListPath: blogLayouts.map((layout) => [layout]),
  brandPath: [[7]],
  categoryPath: [
    [{ id: 7, slug: 'nuts', has_children: false }],
    [{ id: 7, slug: 'nuts', has_children: true }],
  ],
  cmsPageByIdPath: [[7]],
  cmsPagePath: [...Object.values(pageIds).map((id) => [id]), [77]],
  landingPath: [['a/b']],
  listingPath: [[7]],
  orderPath: [[7]],
  postPath: [[7]],
  productPath: [['a/b']],
  shoppingListCsvPath: [[7]],
  shoppingListPath: [[7]],
  thanksPath: [[7, 'key']],
}

/** Routes that nothing links to: addresses of before, redirects, the drawn building blocks, and what is not found. */
const unlinked = [
  'shop/products/:urlKey',
  'shop/catalog',
  'thanks',
  'wishlist',
  '',
  ':locale/blog/post-classic',
  ':locale/blog/post-full',
  ':locale/inner-page/:blogId',
  ':locale/site/components',
  ':locale/site/not-found',
  ':locale/account/login',
  ':locale/account/*',
  '*',
]

/** Every path of the router that is a page rather than a frame around pages. */
const patternsOf = (entries: readonly Route[], parent = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const here = [parent, path].filter(Boolean).join('/')
    return children ? patternsOf(children, here) : [here]
  })

const patterns = [...new Set(patternsOf(routes))]
const expressionOf = (pattern: string) =>
  new RegExp(
    `^/${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.+')}/?$`,
  )
/** The route of a path: one without parameters before one with them, as the router ranks them. */
const routeOf = (path: string): string | undefined =>
  patterns
    .filter((pattern) => !pattern.endsWith('*') && expressionOf(pattern).test(path))
    .toSorted((a, b) => a.split(':').length - b.split(':').length)[0]

const written = Object.entries(paths).flatMap(([name, path]) =>
  (parameters[name] ?? [[]]).map((values) => {
    const link = (path as (...values: unknown[]) => string)(locale, ...values)
    return { name, link, route: routeOf(new URL(link, 'http://shop.test').pathname) }
  }),
)

test('each path of the shop leads to a route', () => {
  expect(written.filter(({ route }) => route === undefined)).toEqual([])
})

test('each route has a path that leads to it', () => {
  const reached = new Set(written.map(({ route }) => route))
  expect(patterns.filter((pattern) => !reached.has(pattern))).toEqual(unlinked)
})
