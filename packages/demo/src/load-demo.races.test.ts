import { testDatabase } from '@tsiran/db/testing'
import { createCartToken } from '@tsiran/domain/cart/owner'
import { saveProduct } from '@tsiran/domain/catalog/save-product'
import { listProducts } from '@tsiran/domain/catalog/list-products'
import { readSetup } from '@tsiran/domain/setup/read-setup'
import { runRemoveDemo } from '@tsiran/domain/setup/remove-demo'
import { requestDemo } from '@tsiran/domain/setup/request-demo'
import { finishJob, returnJob } from '@tsiran/domain/shared/jobs'
import { leaseJob, type LeasedJob } from '@tsiran/domain/shared/lease-job'
import { asGuest } from '@tsiran/domain/shared/viewer'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import { byScript } from '@tsiran/domain/testing/fixtures'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { runLoadDemo } from './load-demo.ts'
import { t } from './types.ts'

const database = testDatabase()
const { signal } = new AbortController()
const by = byScript
const tables = [
  'products',
  'variants',
  'categories',
  'brands',
  'attributes',
  'attribute_options',
  'pages',
  'page_logos',
  'sliders',
  'menu_items',
  'blog_posts',
  'blog_categories',
  'blog_tags',
  'blog_comments',
  'product_listings',
  'category_listings',
  'product_search',
  'url_redirects',
  'demo_rows',
] as const

const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql<{
          n: number
        }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db)
        return [table, rows[0]!.n]
      }),
    ),
  )
const stateOf = async () => (await readSetup(database.db, new Set())).demo
const press = (act: 'load' | 'remove') => requestDemo(database.db, { act, by })

/** A process that dies once it has begun so many transactions. */
function dying(after: number) {
  let left = after
  const error = new Error('the process dies')
  return {
    error,
    signal: {
      throwIfAborted() {
        if (left-- <= 0) throw error
      },
    } as AbortSignal,
  }
}

const take = async (): Promise<LeasedJob> => (await leaseJob(database.db, 'demo_catalogue'))!

async function run(
  work: (db: typeof database.db, job: LeasedJob, signal: AbortSignal) => Promise<unknown>,
) {
  const job = await take()
  const result = await work(database.db, job, signal)
  await finishJob(database.db, job, { result })
  return result
}

beforeAll(async () => {
  await expect(press('load')).rejects.toMatchObject({ code: 'conflict' })
  await createTestChannel(database.db)
})

test('of many presses one job loads, goes on where a killed process ended, and removes everything again', async () => {
  const before = await counts()
  await Promise.all(Array.from({ length: 6 }, () => press('load')))
  expect(await stateOf()).toMatchObject({ state: 'loading' })
  await expect(press('remove')).rejects.toMatchObject({ code: 'conflict' })
  const jobs = await sql`select id from jobs where kind = 'demo_catalogue'`.execute(database.db)
  expect(jobs.rows).toHaveLength(1)

  const killed = dying(5)
  const first = await take()
  await expect(runLoadDemo(database.db, first, killed.signal)).rejects.toBe(killed.error)
  await returnJob(database.db, first)
  const half = await counts()
  expect(half['products']).toBe(120)
  await run(runLoadDemo)
  const loaded = await counts()
  expect(loaded['products']).toBeGreaterThan(400)
  expect(loaded['product_listings']).toBe(loaded['products'])
  expect(loaded['blog_comments']).toBe(0)
  expect(await stateOf()).toMatchObject({ state: 'loaded' })
  const people = await sql`select from customers union all select from staff`.execute(database.db)
  expect(people.rows).toEqual([])
  // A press after the end changes nothing.
  await press('load')
  expect(await stateOf()).toMatchObject({ state: 'loaded' })

  await Promise.all(Array.from({ length: 4 }, () => press('remove')))
  const again = dying(3)
  const second = await take()
  await expect(runRemoveDemo(database.db, second, again.signal)).rejects.toBe(again.error)
  await returnJob(database.db, second)
  expect(await run(runRemoveDemo)).toMatchObject({ left: 0 })
  expect(await counts()).toEqual(before)
  expect(await stateOf()).toMatchObject({ state: 'none', obstacle: null })
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where action like 'demo.%' order by id`.execute(database.db)
  expect(rows.map(({ action }) => action)).toEqual([
    'demo.load',
    'demo.loaded',
    'demo.remove',
    'demo.removed',
  ])
})

test('what the merchant has changed, added or sold stays; what stays of the demo is hidden', async () => {
  const { db } = database
  await press('load')
  await run(runLoadDemo)
  const demo = await sql<{ id: number; category_id: number }>`
    select p.id, pc.category_id from products p join product_categories pc on pc.product_id = p.id
    where p.status = 'published' order by p.id limit 3`.execute(db)
  const [edited, listed, repriced] = demo.rows
  await sql`update products set version = version + 1 where id = ${edited!.id}`.execute(db)
  await sql`update variants set version = version + 1, price = 5 where product_id = ${repriced!.id}`.execute(
    db,
  )
  const cart = await sql<{
    id: number
  }>`insert into carts (api_token) values (${createCartToken()}) returning id`.execute(db)
  await sql`
    insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price)
    select ${cart.rows[0]!.id}, product_id, id, 1, price from variants where product_id = ${listed!.id} order by id limit 1`.execute(
    db,
  )
  const own = await saveProduct(db, {
    type: 'simple',
    sku: 'OWN-1',
    url_key: 'own-1',
    brand_id: null,
    name: t('Իմ', 'Мой', 'Mine'),
    short_description: t('', '', ''),
    description: t('', '', ''),
    meta_title: t('', '', ''),
    unit: 'piece',
    status: 'published',
    position: 0,
    category_ids: [edited!.category_id],
    super_attribute_ids: [],
    values: [],
    images: [],
    variants: [{ sku: 'OWN-1', price: 100, qty: 5 }],
  })
  await sql`update pages set version = 2 where id = 1`.execute(db)
  await press('remove')
  await run(runRemoveDemo)
  const left = await sql<{ id: number; status: string }>`
    select id, status from products order by id`.execute(db)
  expect(left.rows).toEqual([
    { id: edited!.id, status: 'hidden' },
    { id: listed!.id, status: 'hidden' },
    { id: repriced!.id, status: 'hidden' },
    { id: own, status: 'published' },
  ])
  const shown = await listProducts(db, { category_id: edited!.category_id }, asGuest('en'))
  expect(shown.data.map(({ id }) => id)).toEqual([own])
  expect((await sql`select id from pages`.execute(db)).rows).toEqual([{ id: 1 }])
  // What is left is the merchant's own now.
  expect(await stateOf()).toMatchObject({ state: 'none', obstacle: 'own_catalogue' })
  await expect(press('load')).rejects.toMatchObject({ code: 'conflict' })
})
