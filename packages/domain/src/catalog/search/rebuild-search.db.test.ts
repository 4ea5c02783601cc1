import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { foldVersion } from '@tsiran/i18n/fold'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { firstBatch } from '../../shared/batches.ts'
import { finishJob, returnJob } from '../../shared/jobs.ts'
import { leaseJob } from '../../shared/lease-job.ts'
import { createShop, shop, skipIds } from '../../testing/shop.ts'
import { listProducts } from '../list-products.ts'
import { prepareSearch } from './prepare-search.ts'
import { rebuildSearch } from './rebuild-search.ts'
import { refreshListings } from '../refresh-listings.ts'
import { searchProducts } from './search-products.ts'

const database = testDatabase()
const viewer = { locale: 'en', companyId: null } as const
const many = 3 * firstBatch

const found = async () =>
  (await searchProducts(database.db, { search: 'granite' }, viewer)).meta.total
const listed = async () =>
  (await listProducts(database.db, { category_id: shop.categories.milk }, viewer)).meta.total
const count = async (condition: string) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(condition)}`.execute(
      database.db,
    )
  ).rows[0]!.count
const jobs = () =>
  database.db
    .selectFrom('jobs')
    .select(['state', 'done', 'total'])
    .where('kind', '=', 'rebuild_search')
    .orderBy('id')
    .execute()
const lease = () => leaseJob(database.db, 'rebuild_search', foldVersion)
/** A signal that lets some batches begin. */
const stopsAfter = (batches: number) => {
  let begun = 0
  return {
    throwIfAborted() {
      if (begun++ === batches) throw new Error('killed')
    },
  } as AbortSignal
}
const never = new AbortController().signal

beforeAll(async () => {
  await createShop(database.db)
  await skipIds(database.db)
  const name = JSON.stringify(perLocale(() => 'Granite'))
  await sql`
    with made as (
      insert into products (sku, type, status, url_key, name, short_description, description, meta_title)
      select 'G' || n, 'simple', 'published', 'g' || n, ${name}, ${name}, ${name}, ${name}
      from generate_series(1, ${many}::integer) n returning id, sku
    ), sold as (
      insert into variants (product_id, sku, price, qty, min_qty) select id, sku, 100, 5, 1 from made
    )
    insert into product_categories (product_id, category_id) select id, ${shop.categories.milk}::integer from made`.execute(
    database.db,
  )
  await refreshListings(database.db, 'all')
})
/** As an older version left it. */
beforeEach(async () => {
  await sql`delete from jobs`.execute(database.db)
  await sql`update search_state set fold_version = ${foldVersion - 1}`.execute(database.db)
  await sql`update product_search set fold_version = ${foldVersion - 1}`.execute(database.db)
  await sql`update search_words set fold_version = ${foldVersion - 1}`.execute(database.db)
  await sql`insert into search_words (key, typos) values ('oldword', '{}') on conflict do nothing`.execute(
    database.db,
  )
})

test('two servers that start at once queue one rebuild, and rewrite nothing before they serve', async () => {
  await Promise.all([prepareSearch(database.db), prepareSearch(database.db)])
  const total = await count('product_search')
  expect(await jobs()).toEqual([{ state: 'queued', done: 0, total }])
  expect(await count(`product_search where fold_version = ${foldVersion}`)).toBe(0)
  expect(await found()).toBe(many)
})

test('a killed rebuild goes on where it was, and every product is found and listed at every moment', async () => {
  const before = await listed()
  const total = await count('product_search')
  await prepareSearch(database.db)
  const seen = new Set<number>()
  let running = true
  const shoppers = (async () => {
    while (running) seen.add(await found()).add(-(await listed()))
  })()
  const first = (await lease())!
  await expect(rebuildSearch(database.db, first, stopsAfter(1))).rejects.toThrow('killed')
  expect(await count(`product_search where fold_version = ${foldVersion}`)).toBe(firstBatch)
  expect(await jobs()).toEqual([{ state: 'running', done: firstBatch, total }])
  await returnJob(database.db, first)
  const second = (await lease())!
  expect(await rebuildSearch(database.db, second, never)).toEqual({ products: total })
  await finishJob(database.db, second)
  running = false
  await shoppers
  expect(seen).toEqual(new Set([many, -before]))
  expect(await jobs()).toEqual([{ state: 'done', done: total, total }])
  expect(await count(`product_search where fold_version <> ${foldVersion}`)).toBe(0)
  expect(await count(`search_words where fold_version <> ${foldVersion}`)).toBe(0)
  await prepareSearch(database.db)
  expect(await jobs()).toHaveLength(1)
})

test('what an old server writes beside a new one is rewritten at the next start', async () => {
  await prepareSearch(database.db)
  await rebuildSearch(database.db, (await lease())!, never)
  await sql`delete from jobs`.execute(database.db)
  await sql`update product_search set fold_version = 0 where product_id = (select max(product_id) from product_search)`.execute(
    database.db,
  )
  await prepareSearch(database.db)
  expect(await jobs()).toEqual([{ state: 'queued', done: 0, total: 1 }])
})

test('an older server leaves the rebuild to a newer one', async () => {
  await prepareSearch(database.db)
  expect(await leaseJob(database.db, 'rebuild_search', foldVersion - 1)).toBeUndefined()
  expect(await lease()).toBeDefined()
})

test('shipped synonyms are added once: a merchant who deletes them keeps them deleted', async () => {
  await prepareSearch(database.db)
  expect(await count('search_synonyms')).toBeGreaterThan(100)
  await sql`delete from search_synonyms`.execute(database.db)
  await sql`update search_state set fold_version = ${foldVersion - 1}`.execute(database.db)
  await prepareSearch(database.db)
  await refreshListings(database.db, 'all')
  expect(await count('search_synonyms')).toBe(0)
})

test('a search without any rows is written before the server serves', async () => {
  await sql`delete from product_search`.execute(database.db)
  await prepareSearch(database.db)
  expect(await found()).toBe(many)
  expect(await jobs()).toEqual([])
})
