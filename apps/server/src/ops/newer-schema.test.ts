import { migrate } from '@tsiran/db/migrate'
import { applyMigration } from '@tsiran/db/apply-migration'
import { testDatabase } from '@tsiran/db/testing'
import { createCheckoutMethods, createProduct, listProducts } from '@tsiran/domain/testing/fixtures'
import { readyCart } from '@tsiran/domain/testing/ready-cart'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let client: pg.Client
let product: { id: number }
const apply = (name: string, sql: string) => applyMigration(client, { name, hash: '', sql })

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await createCheckoutMethods(database.db)
  product = await createProduct(database.db, { sku: 'APPLE', offers: [{ price: 700, qty: 9 }] })
  await listProducts(database.db, [product.id])
  // Runs since before the newer version migrated the database.
  app = await buildTestApp(database)
  await app.inject('/api/products')
  await apply(
    '9001_expand.sql',
    `alter table products add column origin text not null default '';
    alter table orders add column source text not null default 'shop';
    alter table cart_items add column note text;
    create table gifts (id integer primary key, order_id bigint references orders);`,
  )
})
afterAll(async () => {
  await app.close()
  await client.end()
})

const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload: { locale: 'en', ...payload } })

test('a server goes on beside a newer one that has expanded the schema: lists, carts and orders', async () => {
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await app.inject('/api/products?locale=en')).json().data).toMatchObject([
    { sku: 'APPLE' },
  ])
  const { api_token } = (await app.inject('/api/checkout/cart/token')).json()
  const added = await post(`/api/checkout/cart/add/${product.id}`, { api_token, quantity: 2 })
  expect(added.statusCode).toBe(200)
  const ready = await readyCart(database.db, product.id, 3)
  const placed = await post('/api/checkout/save-order', { api_token: ready.apiToken })
  expect(placed.json()).toMatchObject({ order: { id: expect.any(Number) } })
  const { rows } = await client.query('select qty from variants where product_id = $1', [
    product.id,
  ])
  expect(rows).toEqual([{ qty: 6 }])
})

test('it also starts again on that schema', async () => {
  expect(await migrate(database.url)).toEqual({ applied: [], unknown: ['9001_expand.sql'] })
})

test('what a newer version drops takes a server that reads it out of the balance', async () => {
  const contract = (since: string) =>
    `-- contract: nobody reads it, unused since ${since}\nalter table channels drop column if exists old`
  await apply('9002_contract.sql', contract('0046_search_versions.sql'))
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await apply('9003_contract.sql', contract('9001_expand.sql'))
  const answer = await app.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ status: 'outdated', dropping: ['9003_contract.sql'] })
})
