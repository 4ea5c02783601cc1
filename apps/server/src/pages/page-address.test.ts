import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readPageAddress } from './page-address.ts'

const storefront = path.resolve(import.meta.dirname, '../../../storefront/app')
const files = globSync('**/*.{ts,tsx}', { cwd: storefront }).filter(
  (file) => !file.includes('.test.'),
)

/** What only pages for one person and the sign-in page read: with these they are never cached. */
const personal = new Set([
  'add',
  'added',
  'asked',
  'back',
  'done',
  'edit',
  'errNo',
  'from',
  'key',
  'look',
  'orderID',
  'payment',
  'snapped',
  'to',
  'view',
])

/** A page of each kind. */
const addresses = [
  '/en',
  '/en/shop/catalog',
  '/en/shop/main/catalog',
  '/en/shop/main/catalog/search',
  '/en/shop/products/tea',
  '/en/brands',
  '/en/blog/category-grid',
  '/en/blog/post-full',
  '/en/blog/inner-page/3',
  '/en/site/faq',
]
const isRead = (name: string) =>
  addresses.some((address) => readPageAddress(`${address}?${name}=1`).cacheKey?.includes('?'))

test('each query parameter that a page reads is known to a shared page or belongs to personal pages', () => {
  const reads = files.flatMap((file) => {
    const text = readFileSync(path.join(storefront, file), 'utf8')
    return [...text.matchAll(/\b(?:query|searchParams)\.(?:get|getAll|has)\('(\w+)'\)/g)].map(
      ([, name]) => name!,
    )
  })
  expect(new Set(reads).size).toBeGreaterThan(10)
  expect([...new Set(reads)].filter((name) => isRead(name) === personal.has(name))).toEqual([])
})

test.each([
  ['/en', '/en', '/en'],
  ['/en?', '/en', '/en'],
  ['/en?utm_source=x&fbclid=y&noise=1', '/en?noise=1', '/en'],
  ['/en?x', '/en?x', '/en'],
  ['/en/?page=2', '/en/?page=2', '/en/'],
  ['/en.data?_routes=root&x=1', '/en.data?_routes=root&x=1', '/en.data?_routes=root'],
  [
    '/en/shop/products/tea?key=SECRET&page=2',
    '/en/shop/products/tea?key=SECRET&page=2',
    '/en/shop/products/tea',
  ],
  [
    '/en/blog/category-grid?tag=a&sort=x',
    '/en/blog/category-grid?tag=a&sort=x',
    '/en/blog/category-grid?tag=a',
  ],
  ['/en/site/faq?page=2', '/en/site/faq?page=2', '/en/site/faq'],
  [
    '/en/shop/catalog?page=2&utm_source=x&sort=price-asc&made-up=1',
    '/en/shop/catalog?page=2&sort=price-asc&made-up=1',
    '/en/shop/catalog?page=2&sort=price-asc',
  ],
  ['/en/shop/catalog?%70age=2', '/en/shop/catalog?%70age=2', '/en/shop/catalog?%70age=2'],
  [
    '/en/shop/main/catalog?filter_colour=1&filter_colour=2&_routes=x',
    '/en/shop/main/catalog?filter_colour=1&filter_colour=2&_routes=x',
    '/en/shop/main/catalog?filter_colour=1&filter_colour=2',
  ],
  ['/en/brands?%ff=1', '/en/brands?%ff=1', '/en/brands'],
  ['/en/verify?&key=SECRET', '/en/verify?key=SECRET', undefined],
  ['/en/verify?%6bey=SECRET', '/en/verify?%6bey=SECRET', undefined],
  ['/en/verify?utm_source=key%26=1', '/en/verify', '/en/verify'],
  ['/en/shop/cart?back=/en', '/en/shop/cart?back=/en', undefined],
  [`/${'a'.repeat(600)}`, `/${'a'.repeat(600)}`, undefined],
  ['/en?utm_source=key%26=1', '/en', '/en'],
])('%s is of the page %s and cached under %s', (asked, url, cacheKey) =>
  expect(readPageAddress(asked)).toMatchObject({ url, cacheKey }),
)

test.each([
  ['/hy', true],
  ['/hy/shop/main/catalog?category_id=4&utm_source=x', true],
  ['/ru/shop/products/milk', true],
  ['/ru/shop/products/milk.data?_routes=x', true],
  ['/hy/shop/cart', false],
  ['/hy/shop/checkout', false],
  ['/hy/account/orders', false],
  ['/hy/shop/wishlist', false],
])('%s has nothing personal: %s', (asked, isPublic) =>
  expect(readPageAddress(asked).isPublic).toBe(isPublic),
)
