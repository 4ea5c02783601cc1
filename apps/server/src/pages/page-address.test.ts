import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readPageAddress } from './page-address.ts'

const storefront = path.resolve(import.meta.dirname, '../../../storefront/app')
const files = globSync('**/*.{ts,tsx}', { cwd: storefront }).filter(
  (file) => !file.includes('.test.'),
)

/** What only pages for one person read: those are never cached. */
const personal = new Set([
  'add',
  'added',
  'asked',
  'back',
  'edit',
  'errNo',
  'from',
  'key',
  'look',
  'orderID',
  'payment',
  'to',
])

const isCached = (name: string) => readPageAddress(`/en?${name}=1`).cacheKey !== undefined

test('each query parameter that a page reads is known to the cache or belongs to personal pages', () => {
  const reads = files.flatMap((file) => {
    const text = readFileSync(path.join(storefront, file), 'utf8')
    return [...text.matchAll(/\b(?:query|searchParams)\.(?:get|getAll|has)\('(\w+)'\)/g)].map(
      ([, name]) => name!,
    )
  })
  expect(new Set(reads).size).toBeGreaterThan(10)
  expect([...new Set(reads)].filter((name) => isCached(name) === personal.has(name))).toEqual([])
})

test.each([
  ['/en', '/en', '/en'],
  ['/en?', '/en', '/en'],
  ['/en?utm_source=x&fbclid=y', '/en', '/en'],
  [
    '/en?page=2&utm_source=x&sort=price-asc',
    '/en?page=2&sort=price-asc',
    '/en?page=2&sort=price-asc',
  ],
  ['/en?%70age=2', '/en?%70age=2', '/en?%70age=2'],
  [
    '/en?filter_colour=1&filter_colour=2',
    '/en?filter_colour=1&filter_colour=2',
    '/en?filter_colour=1&filter_colour=2',
  ],
  ['/en?x', '/en?x', undefined],
  ['/en?&page=2', '/en?page=2', '/en?page=2'],
  ['/en?key=SECRET&page=2', '/en?key=SECRET&page=2', undefined],
  ['/en?%6bey=SECRET', '/en?%6bey=SECRET', undefined],
  ['/en?%ff=1', '/en?%ff=1', undefined],
  ['/en?page=2&utm_source=key%26=1', '/en?page=2', '/en?page=2'],
  [`/${'a'.repeat(600)}`, `/${'a'.repeat(600)}`, undefined],
])('%s is rendered for %s and cached under %s', (asked, url, cacheKey) =>
  expect(readPageAddress(asked)).toEqual({ url, cacheKey }),
)
