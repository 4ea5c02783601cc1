import { brotliDecompressSync } from 'node:zlib'
import { testDatabase } from '@tsiran/db/testing'
import { createPerson, createProduct, listProducts } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bearer, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'
import { onClearCaches } from '../testing-caches.ts'

const database = testDatabase()
let app: FastifyInstance
const { tokenOf } = peopleCalls(() => app, database)

beforeAll(async () => {
  app = await buildTestApp(database, { assets: undefined, render: async () => new Response('') })
})
afterAll(() => app.close())

/** On a busy machine one call takes longer than the default timeout of `waitFor`. */
const longWait = { timeout: 15_000 }

/** A listed product of 500 drams, 400 for companies; its id. */
async function createTestProduct(sku: string): Promise<number> {
  const { id } = await createProduct(database.db, {
    sku,
    offers: [{ price: 500, company_price: 400 }],
  })
  await listProducts(database.db, [id])
  return id
}

/** Changes a price without an announcement: an answer with the old one comes from the cache. */
const setPrice = (productId: number, price: number) =>
  database.db.updateTable('variants').set({ price }).where('product_id', '=', productId).execute()

const priceIn = (body: string) => (JSON.parse(body) as { data: { price: number } }).data.price

test('a public answer is cached for guests, compressed, revalidated by its ETag, until a change is announced', async () => {
  const id = await createTestProduct('KEPT')
  const url = `/api/products/${id}?locale=en`
  // The announcement of the new product may come between any two of the requests and clear the
  // cache: then they are made again.
  await vi.waitFor(async () => {
    await setPrice(id, 500)
    const first = await app.inject(url)
    await setPrice(id, 600)
    const second = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body)
    expect(second.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
    })
    const etag = String(first.headers.etag)
    const third = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect([third.statusCode, third.body]).toEqual([304, ''])
  }, longWait)
  await setPrice(id, 700)
  await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(database.db)
  await vi.waitFor(async () => expect(priceIn((await app.inject(url)).body)).toBe(700), longWait)
})

test('a company’s prices are never cached, nor answered from the guests’ cache', async () => {
  const id = await createTestProduct('KEPT-COMPANY')
  await createPerson(database.db, 'kept@example.am', 'Manager')
  const headers = bearer(await tokenOf('kept@example.am'))
  const url = `/api/products/${id}?locale=en`
  const guest = await app.inject(url)
  const company = await app.inject({ url, headers })
  expect([priceIn(guest.body), company.headers['cache-control']]).toEqual([
    500,
    'private, no-store',
  ])
  expect(company.json().data.company_price).toBe(400)
  await setPrice(id, 450)
  expect(company.json().data.regular_price).toBe(500)
  expect((await app.inject({ url, headers })).json().data.regular_price).toBe(450)
})

test('what a search finds is shared by all shoppers, each with their own prices, until a change is announced', async () => {
  const id = await createTestProduct('FOUND')
  await createPerson(database.db, 'found@example.am', 'Manager')
  const headers = bearer(await tokenOf('found@example.am'))
  const url = '/api/search?search=found&locale=en'
  const find = async (request: object) =>
    (await app.inject({ url, ...request })).json<{
      data: { id: number; company_price: number | null }[]
    }>().data
  const searchable = await database.db.selectFrom('product_search').selectAll().execute()
  await onClearCaches(database.db, async () => {
    await find({})
    await database.db.deleteFrom('product_search').where('product_id', '=', id).execute()
    const [found, others] = [
      await find({ headers, url: '/api/search?search=%20Found%20&locale=en' }),
      await find({ url: `${url}&page=2` }),
    ]
    await database.db
      .insertInto('product_search')
      .values(searchable.filter(({ product_id }) => product_id === id))
      .onConflict((on) => on.doNothing())
      .execute()
    expect([found.map((product) => [product.id, product.company_price]), others]).toEqual([
      [[id, 400]],
      [],
    ])
  })
  await database.db.deleteFrom('product_search').where('product_id', '=', id).execute()
  await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(database.db)
  await vi.waitFor(async () => expect(await find({ headers })).toEqual([]), longWait)
})

test('what the staff decides of a query is looked up where it decided anything, as soon as that is announced', async () => {
  const id = await createTestProduct('DECIDED')
  const find = async (search: string) =>
    (await app.inject({ url: '/api/search', query: { search, locale: 'en' } })).json<{
      data: { id: number }[]
      redirect: string | null
    }>()
  const before = await find('nothing yet')
  expect([before.data, before.redirect]).toEqual([[], null])
  const pin = { query: 'nothing yet', key: 'nothing yet', product_ids: [id] }
  await database.db.insertInto('search_pins').values(pin).execute()
  const found = [expect.objectContaining({ id })]
  await vi.waitFor(async () => expect((await find(' Nothing  yet')).data).toEqual(found), longWait)
  const redirect = { query: 'on sale', key: 'on sale', path: '/shop/catalog?savings=true' }
  await database.db.insertInto('search_redirects').values(redirect).execute()
  await vi.waitFor(
    async () => expect((await find('on sale')).redirect).toBe(redirect.path),
    longWait,
  )
})

test('personal answers are not cached', async () => {
  for (const url of ['/api/checkout/cart', '/api/wishlist', '/api/customer/me'])
    expect((await app.inject(url)).headers['cache-control']).toMatch(/no-store/)
})
