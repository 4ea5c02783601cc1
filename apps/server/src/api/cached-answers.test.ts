import { brotliDecompressSync } from 'node:zlib'
import { testDatabase } from '@tsiran/db/testing'
import { createPerson, createProduct, listProducts } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bearer, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

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

test('each price list has cached answers of its own, which nobody of the other one gets', async () => {
  const id = await createTestProduct('KEPT-COMPANY')
  for (const [email, role] of [
    ['kept@example.am', 'Manager'],
    ['other-company@example.am', 'subUser'],
    ['individual@example.am', undefined],
  ] as const)
    await createPerson(database.db, email, role)
  const companies = await Promise.all(
    ['kept@example.am', 'other-company@example.am'].map(async (email) =>
      bearer(await tokenOf(email)),
    ),
  )
  const individual = bearer(await tokenOf('individual@example.am'))
  const url = `/api/products/${id}?locale=en`
  const read = async (headers = {}) => {
    const answer = await app.inject({ url, headers })
    const { price, regular_price, company_price } = answer.json().data
    return { price, regular_price, company_price, cache: answer.headers['cache-control'] }
  }
  await vi.waitFor(async () => {
    await setPrice(id, 500)
    const [guest, company] = [await read(), await read(companies[0])]
    expect([guest.price, guest.cache]).toEqual([500, 'public, no-cache'])
    expect([company.company_price, company.cache]).toEqual([400, 'private, no-cache'])
    expect(company.regular_price).toBe(500)
    await setPrice(id, 450)
    expect(await read(individual)).toEqual(guest)
    for (const headers of companies) expect(await read(headers)).toEqual(company)
  }, longWait)
  await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(database.db)
  await vi.waitFor(async () => {
    expect((await read(companies[1])).regular_price).toBe(450)
    expect((await read(individual)).price).toBe(450)
  }, longWait)
})

test('a company that waits for its approval gets everybody’s answers, and its own prices from the moment of it', async () => {
  const id = await createTestProduct('KEPT-APPROVAL')
  const person = await createPerson(database.db, 'waiting@example.am', 'Manager')
  const headers = bearer(await tokenOf('waiting@example.am'))
  const setStatus = (status: string) =>
    sql`update companies set status = ${status} where id = (select company_id from customers where id = ${person})`.execute(
      database.db,
    )
  await sql`update settings set value = value || '{"company_approval": true}' where name = 'checkout'`.execute(
    database.db,
  )
  const url = `/api/products/${id}?locale=en`
  const priceOf = async () => (await app.inject({ url, headers })).json().data.company_price
  await setStatus('new')
  expect(await priceOf()).toBeNull()
  await setStatus('approved')
  expect(await priceOf()).toBe(400)
  await setStatus('new')
  expect(await priceOf()).toBeNull()
})

test('personal answers are not cached', async () => {
  for (const url of ['/api/checkout/cart', '/api/wishlist', '/api/customer/me'])
    expect((await app.inject(url)).headers['cache-control']).toMatch(/no-store/)
})
