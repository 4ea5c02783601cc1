import { testDatabase } from '@tsiran/db/testing'
import { refreshListings } from '@tsiran/domain/catalog/refresh-listings'
import { savePage } from '@tsiran/domain/content/save-page'
import { createProduct } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance

beforeAll(async () => {
  app = await buildTestApp(database)
  const { db } = database
  const text = '{"hy":"հ","ru":"р","en":"e"}'
  await sql`insert into categories (id, parent_id, slug, name, description, meta_title)
    values (1, null, 'dairy', ${text}, ${text}, ${text}), (2, 1, 'milk', ${text}, ${text}, ${text}),
      (3, null, 'nothing-in-it', ${text}, ${text}, ${text})`.execute(db)
  await createProduct(db, { sku: 'NEAR' })
  await createProduct(db, { sku: 'FAR' })
  await createProduct(db, { sku: 'HIDDEN', status: 'hidden' })
  await createProduct(db, { sku: '938', status: 'service' })
  await sql`insert into product_categories (product_id, category_id, position) select id, 2, 0 from products`.execute(
    db,
  )
  await refreshListings(db, 'all')
  const same = (written: string) => ({ hy: written, ru: written, en: written })
  const page = { title: same('x'), meta_title: same('x'), meta_description: same('') }
  await savePage(db, { ...page, id: 4, html: same('<p>x</p>') })
  await savePage(db, { ...page, id: 5, html: same('<p>x</p>') })
  await savePage(db, { ...page, id: 6, html: same('') })
})
afterAll(() => app.close())

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('robots.txt excludes personal pages and names the sitemap', async () => {
  const { body, headers } = await app.inject('/robots.txt')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  const rules = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) =>
    rule!.replaceAll('*', ''),
  )
  for (const path of ['cart', 'checkout', 'checkout/payment', 'wishlist', 'compare'])
    expect(
      rules.some((rule) => `//shop/${path}`.startsWith(rule)),
      path,
    ).toBe(true)
  for (const path of ['account/orders', 'orderDetile/100001', 'thanks'])
    expect(
      rules.some((rule) => `//${path}`.startsWith(rule)),
      path,
    ).toBe(true)
  expect(body).toContain('Sitemap: http://shop.test/sitemap.xml\n')
})

test('the index names the pages and the product files that are not empty', async () => {
  const { body, headers } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toMatch(/^application\/xml/)
  expect(addresses(body)).toEqual([
    'http://shop.test/sitemaps/pages.xml',
    'http://shop.test/sitemaps/products-0.xml',
  ])
})

test('every listed product is there in each language with its alternates, a hidden one and the service line are not', async () => {
  const { body } = await app.inject('/sitemaps/products-0.xml')
  expect(addresses(body)).toEqual(
    ['near', 'far'].flatMap((key) =>
      ['hy', 'ru', 'en'].map((locale) => `http://shop.test/${locale}/shop/products/${key}`),
    ),
  )
  const first = body.match(/<url>.*<\/url>/)![0]
  expect([...first.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language)).toEqual([
    'hy',
    'ru',
    'en',
    'x-default',
  ])
})

test('a category has the URL of its links; one without products is left out', async () => {
  const { body } = await app.inject('/sitemaps/pages.xml')
  const english = addresses(body).filter((address) => address!.includes('/en'))
  expect(english).toEqual([
    'http://shop.test/en',
    'http://shop.test/en/brands',
    'http://shop.test/en/site/contact-us',
    'http://shop.test/en/site/terms',
    'http://shop.test/en/page/5',
    'http://shop.test/en/shop/catalog',
    'http://shop.test/en/shop/catalog?savings=true',
    'http://shop.test/en/shop/catalog?category_slug=dairy',
    'http://shop.test/en/shop/main/catalog?category_id=2',
  ])
})

test('a file that is empty or has an odd name is not found', async () => {
  const names = ['1', '536870', '536871', '9999999', '99999999', '-1', '00', '1e3', 'x', '%00']
  const statuses = await Promise.all(
    names.map(async (name) => (await app.inject(`/sitemaps/products-${name}.xml`)).statusCode),
  )
  expect(statuses).toEqual(names.map(() => 404))
})

test('a caller that has a file gets 304', async () => {
  const { headers } = await app.inject('/sitemap.xml')
  const again = await app.inject({
    url: '/sitemap.xml',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('files are found by hopping over gaps of any width', async () => {
  const { db } = database
  const { rows } = await sql<{ id: number }>`
    insert into products (id, type, sku, url_key, name, short_description, description, meta_title)
    select 2147483647, type, 'LAST', 'last', name, short_description, description, meta_title from products where sku = 'NEAR'
    returning id`.execute(db)
  await sql`insert into variants (product_id, sku, price, qty) values (${rows[0]!.id}, 'LAST', 100, 1)`.execute(
    db,
  )
  await sql`insert into product_categories (product_id, category_id, position) values (${rows[0]!.id}, 2, 0)`.execute(
    db,
  )
  await refreshListings(db, [rows[0]!.id])
  const files = addresses((await app.inject('/sitemap.xml')).body)
  expect(files.at(-1)).toBe('http://shop.test/sitemaps/products-536870.xml')
  expect(addresses((await app.inject('/sitemaps/products-536870.xml')).body)[0]).toBe(
    'http://shop.test/hy/shop/products/last',
  )
})
