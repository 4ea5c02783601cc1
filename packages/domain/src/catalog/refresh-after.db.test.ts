import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { finishJob } from '../shared/jobs.ts'
import { leaseJob } from '../shared/lease-job.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { createShop, shop, skipIds } from '../testing/shop.ts'
import { refreshAfter, refreshBatch } from './refresh-after.ts'
import { refreshListings } from './refresh-listings.ts'
import { runRefresh } from './run-refresh.ts'
import { searchProducts } from './search/search-products.ts'
import { listProducts } from './list-products.ts'

const database = testDatabase()
const { brands, categories } = shop
const viewer = { locale: 'en', companyId: null } as const
const many = refreshBatch + 200

/** Products of a brand in a category, one variant each. */
async function createMany(count: number, sku: string, brand: number, category: number) {
  const name = JSON.stringify(perLocale(() => sku))
  await sql`
    with made as (
      insert into products (sku, type, status, url_key, name, short_description, description, meta_title, brand_id)
      select ${sku}::text || n, 'simple', 'published', lower(${sku}::text || n), ${name}, ${name}, ${name}, ${name}, ${brand}::integer
      from generate_series(1, ${count}::integer) n returning id, sku
    ), sold as (
      insert into variants (product_id, sku, price, qty, min_qty) select id, sku, 100, 5, 1 from made
    )
    insert into product_categories (product_id, category_id) select id, ${category}::integer from made`.execute(
    database.db,
  )
}
const found = async (search: string) =>
  (await searchProducts(database.db, { search }, viewer)).meta.total
const listed = async (category_id: number) =>
  (await listProducts(database.db, { category_id }, viewer)).meta.total
const text = (en: string) => JSON.stringify(perLocale(() => en))
const rename = (brand: number, label: string) =>
  inTransaction(database.db, async (tx) => {
    await tx
      .updateTable('brands')
      .set({ label: text(label) })
      .where('id', '=', brand)
      .execute()
    await refreshAfter(tx, { brand }, by)
  })
const changeCategory = (id: number, values: { name?: string; parent_id?: number }) =>
  inTransaction(database.db, async (tx) => {
    await tx.updateTable('categories').set(values).where('id', '=', id).execute()
    await refreshAfter(tx, { under: id }, by)
  })
const jobs = () =>
  database.db
    .selectFrom('jobs')
    .select(['data', 'state'])
    .where('state', '<>', 'done')
    .orderBy('id')
    .execute()
/** Does the jobs that wait. */
async function work() {
  for (;;) {
    const job = await leaseJob(database.db, 'refresh_listings')
    if (!job) return
    const result = await runRefresh(database.db, job, new AbortController().signal)
    await finishJob(database.db, job, { result })
  }
}

beforeAll(async () => {
  await createShop(database.db)
  await skipIds(database.db)
  await createMany(many, 'MILK', brands.lori, categories.milk)
  await createMany(3, 'CHEESE', brands.sevan, categories.cheese)
  await refreshListings(database.db, 'all')
})
beforeEach(work)

test('few products are refreshed in the saving transaction', async () => {
  await rename(brands.sevan, 'Parvana')
  expect([await found('Parvana'), await jobs()]).toEqual([3, []])
})

test('many are refreshed by a job, which counts what it has done', async () => {
  await rename(brands.lori, 'Tavush')
  expect(await found('Tavush')).toBe(0)
  expect(await jobs()).toEqual([{ data: { brand: brands.lori }, state: 'queued' }])
  await work()
  expect(await found('Tavush')).toBe(many)
  const job = await database.db
    .selectFrom('jobs')
    .select(['done', 'total', 'result'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(job).toEqual({ done: many, total: many, result: { products: many } })
})

test('changes before the job begins share it; one while it runs has its own', async () => {
  await rename(brands.lori, 'Sisian')
  await rename(brands.lori, 'Goris')
  expect(await jobs()).toHaveLength(1)
  const job = (await leaseJob(database.db, 'refresh_listings'))!
  await rename(brands.lori, 'Meghri')
  expect(await jobs()).toHaveLength(2)
  await finishJob(database.db, job)
  await work()
  expect([await found('Goris'), await found('Meghri')]).toEqual([0, many])
})

test('a job that was given back goes on behind its last batch', async () => {
  await rename(brands.lori, 'Vayk')
  const job = (await leaseJob(database.db, 'refresh_listings'))!
  const stop = new AbortController()
  const db = database.db
  stop.abort(new Error('stopped'))
  await expect(runRefresh(db, job, stop.signal)).rejects.toThrow('stopped')
  const { rows } = await sql<{ id: number }>`
    select id from products where brand_id = ${brands.lori} order by id offset ${refreshBatch - 1} limit 1`.execute(
    db,
  )
  const later = { ...job, done: refreshBatch, position: rows[0]!.id }
  expect(await runRefresh(db, later, new AbortController().signal)).toEqual({ products: many })
  expect(await found('Vayk')).toBe(many - refreshBatch)
  await runRefresh(db, { ...job, done: 0, position: null }, new AbortController().signal)
  await finishJob(db, job)
  expect(await found('Vayk')).toBe(many)
})

test('a category’s subtree follows its name and its place', async () => {
  await changeCategory(categories.dairy, { name: text('Whey') })
  expect(await found('Whey')).toBe(0)
  await work()
  expect(await found('Whey')).toBe(many + 3)
  await changeCategory(categories.dairy, { parent_id: categories.empty })
  await work()
  expect([await listed(categories.food), await listed(categories.empty)]).toEqual([0, many + 3])
})
