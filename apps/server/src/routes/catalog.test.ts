import { testDatabase } from '@tsiran/db/testing'
import { createShop, shop, stockShop } from '@tsiran/domain/testing/shop'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let ids: Record<string, number> = {}

beforeAll(async () => {
  app = await buildTestApp(database)
  await createShop(database.db)
  ids = await stockShop(database.db)
})
afterAll(() => app.close())

test('a list has pagination links without a token', async () => {
  const answer = await app.inject(
    '/api/products?limit=2&page=2&sort=price&api_token=abc&locale=en&filter_country=3',
  )
  expect(answer.json()).toMatchObject({
    data: [{ sku: 'CHEESE-1' }],
    meta: { current_page: 2, total: 3 },
    links: {
      prev: '/api/products?limit=2&page=1&sort=price&locale=en&filter_country=3',
      next: null,
    },
    filter: expect.any(Array),
    max_price: 3000,
  })
  expect(answer.body).not.toContain('abc')
})

test.each([
  '/api/categories',
  `/api/category-by-id/${shop.categories.dairy}`,
  '/api/category/dairy',
  '/api/brands',
  `/api/filters?category_id=${shop.categories.dairy}&savings=true`,
  '/api/products',
  '/api/search?search=milk',
  '/api/product/wine-1',
  '/api/translations',
])('%s answers in every language, with an ETag', async (url) => {
  const answers = await Promise.all(
    ['hy', 'ru', 'en'].map((locale) =>
      app.inject(`${url}${url.includes('?') ? '&' : '?'}locale=${locale}`),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(3)
  const etag = answers[0]!.headers['etag'] as string
  expect(
    (
      await app.inject({
        url: `${url}${url.includes('?') ? '&' : '?'}locale=hy`,
        headers: { 'if-none-match': etag },
      })
    ).statusCode,
  ).toBe(304)
})

test('a product’s parts answer by its id', async () => {
  const id = ids['WINE-1']
  const [product, config, additional] = await Promise.all([
    app.inject(`/api/products/${id}?locale=en`),
    app.inject(`/api/product-configurable-config/${id}?locale=en`),
    app.inject(`/api/product-additional-information/${id}?locale=en`),
  ])
  expect(product.json().data).toMatchObject({
    variants: [{}, {}],
    variant_prices: config.json().data.variant_prices,
  })
  expect(additional.json().data.map((value: { id: number }) => value.id)).toEqual([
    shop.attributes.country,
  ])
})

describe('what is refused', () => {
  test.each([
    ['/api/products?limit=0', 400, 'bad_request'],
    ['/api/products?limit=101', 400, 'bad_request'],
    ['/api/products?page=0', 400, 'bad_request'],
    ['/api/products?page=x', 400, 'bad_request'],
    ['/api/products?sort=sku', 400, 'bad_request'],
    ['/api/products?sort=price;drop table products', 400, 'bad_request'],
    ['/api/products?order=desc,1', 400, 'bad_request'],
    [`/api/products?ids=1)or(1=1`, 400, 'bad_request'],
    ['/api/products?price=1 or 1', 400, 'bad_request'],
    [`/api/products?filter_volume=1'`, 400, 'bad_request'],
    ['/api/products?filter_colour=1', 400, 'unknown_filter'],
    ['/api/products?filter_No-Such=1', 400, 'unknown_filter'],
    ['/api/filters?filter_colour=1', 400, 'unknown_filter'],
    ['/api/products?locale=de', 400, 'unknown_locale'],
    ['/api/products?category_id=4242', 404, 'not_found'],
    ['/api/filters?category_id=4242', 404, 'not_found'],
    ['/api/search?search=milk&category_id=4242', 404, 'not_found'],
    ['/api/search', 400, 'bad_request'],
    ['/api/category-by-id/99999999999', 400, 'bad_request'],
    ['/api/category/%00', 400, 'bad_request'],
    [`/api/product/x'or'1'='1`, 404, 'not_found'],
    ['/api/product/%00', 400, 'bad_request'],
    ['/api/search?search=%00', 400, 'bad_request'],
    ['/api/product/938', 404, 'not_found'],
    ['/api/products/4242', 404, 'not_found'],
    ['/api/products/1.5', 400, 'bad_request'],
    ['/api/product-configurable-config/4242', 404, 'not_found'],
  ])('%s', async (url, status, code) => {
    const answer = await app.inject(url.replaceAll(' ', '%20'))
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('a search text cannot leave its place', async () => {
    const texts = [`'; drop table products; --`, `%' or '1'='1`, '\\', '%', '_', '__proto__']
    for (const text of texts) {
      const { statusCode, body } = await app.inject(
        `/api/search?search=${encodeURIComponent(text)}`,
      )
      expect([statusCode, JSON.parse(body).meta.total], text).toEqual([200, 0])
    }
  })
})
