import { withoutEndSlashes } from '@tsiran/contract/end-slashes'
import { locales, type Locale } from '@tsiran/contract/locale'
import { pageIds } from '@tsiran/contract/page-ids'
import {
  blogLayouts,
  blogListPath,
  brandsPath,
  catalogPath,
  cmsPagePath,
  homePath,
  listingPath,
  postPath,
  productPath,
  searchPath,
} from '@tsiran/contract/shop-paths'

/** Whether a page reads a query parameter. */
type IsRead = (name: string) => boolean

const only =
  (...names: string[]): IsRead =>
  (name) =>
    names.includes(name)

const listingNames = only(
  'brand',
  'category_id',
  'category_slug',
  'limit',
  // Addresses of older links have it.
  'order',
  'page',
  'price',
  'savings',
  'search',
  'sort',
)
const listing: IsRead = (name) => listingNames(name) || /^filter_[a-z0-9_]{1,60}$/.test(name)
const blog = only('category', 'page', 'search', 'tag')
const newestPost = only('id')
const nothing = only()

const withoutQuery = (address: string) => address.split('?', 1)[0]!

const pagesOf = (locale: Locale): [string, IsRead][] => [
  [homePath(locale), nothing],
  [catalogPath(locale), listing],
  [withoutQuery(listingPath(locale, 0)), listing],
  [searchPath(locale), listing],
  [brandsPath(locale), nothing],
  ...blogLayouts.map((layout): [string, IsRead] => [blogListPath(locale, layout), blog]),
  [`/${locale}/blog/post-classic`, newestPost],
  [`/${locale}/blog/post-full`, newestPost],
  ...Object.values(pageIds).map((id): [string, IsRead] => [cmsPagePath(locale, id), nothing]),
]
const pages = new Map<string, IsRead>([
  ['', nothing],
  // The router's name of the home page in data requests.
  ['/_root', nothing],
  ...locales.flatMap(pagesOf),
])

/** Pages of one thing each, by how their paths begin. */
const kinds = locales.flatMap((locale) => [
  productPath(locale, ''),
  withoutLast(postPath(locale, 0)),
])

function withoutLast(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/**
 * Which query parameters the page at a path reads; undefined where the path is none of the catalogue's and the content's pages.
 * A data request of the router has its own parameter.
 */
export function queryOf(path: string): IsRead | undefined {
  const isData = path.endsWith('.data')
  const page = withoutEndSlashes(isData ? path.slice(0, -'.data'.length) : path)
  const isRead =
    pages.get(page) ?? (kinds.some((kind) => page.startsWith(kind)) ? nothing : undefined)
  return isRead && isData ? (name) => name === '_routes' || isRead(name) : isRead
}
