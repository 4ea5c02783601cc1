import { withoutEndSlashes } from './end-slashes.ts'
import { pageIdAt } from './page-ids.ts'

/** What the merchant can hide and an address of the shop leads to. */
export type ShopTarget =
  | { kind: 'category'; key: { id: number } | { slug: string } }
  | { kind: 'product'; urlKey: string }
  | { kind: 'page'; id: number }

/** Reads what a path without its language, `/shop/products/milk`, leads to; undefined where it is nothing of these. */
export function readShopTarget(path: string): ShopTarget | undefined {
  const { pathname, searchParams: query } = new URL(path, 'http://shop')
  const asked = withoutEndSlashes(pathname)
  const [, urlKey] = /^\/shop\/products\/([^/]+)$/.exec(asked) ?? []
  if (urlKey !== undefined) return { kind: 'product', urlKey }
  const slug = asked === '/shop/catalog' && query.get('category_slug')
  if (slug) return { kind: 'category', key: { slug } }
  const id = asked === '/shop/main/catalog' ? (query.get('category_id') ?? '') : ''
  if (/^[1-9]\d{0,8}$/.test(id)) return { kind: 'category', key: { id: Number(id) } }
  const page = pageIdAt(asked)
  return page === undefined ? undefined : { kind: 'page', id: page }
}
