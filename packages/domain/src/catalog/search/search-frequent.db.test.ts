import { openDatabase, type Db, type Tx } from '@tsiran/db/database'
import { fillTables, testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createShop, productInput } from '../../testing/shop.ts'
import { alternatives, findsMaximum } from './search-frequent.ts'
import { findPage } from './search-products.ts'
import { saveProduct } from '../save-product.ts'

const database = testDatabase({ connections: 1 })

/** A process of its own: it has read no statistics yet. */
async function asProcess<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ url: database.url, connections: 1 })
  return work(db).finally(() => db.destroy())
}
async function analyze(): Promise<void> {
  // Counts of changes are reported late, and would come after the sample.
  await sql`select pg_stat_force_next_flush()`.execute(database.db)
  await sql`analyze product_search`.execute(database.db)
}

/** Copies of one product, with their rows for the lists and for the search; each fifth is sold out. */
async function copyProduct(tx: Tx, copies: number): Promise<void> {
  await saveProduct(
    tx,
    productInput('MILK', { name: { hy: 'Կաթ', ru: 'Молоко домашнее', en: 'Milk' } }),
  )
  await sql`
    insert into products (id, sku, url_key, type, status, name, short_description, description, meta_title)
    select 1000 + n, 'M-' || n, 'm-' || n, 'simple', 'published', name, short_description, description, meta_title
    from products, generate_series(1, ${copies}) n where sku = 'MILK'`.execute(tx)
  await sql`
    insert into product_listings (product_id, price, saving, position, created_at, name, category_ids, option_ids, age_restricted)
    select p.id, price, false, p.id, l.created_at, l.name, category_ids, '{}', false
    from product_listings l, products p where p.id > 1000`.execute(tx)
  await sql`
    insert into product_search (product_id, terms, in_stock, size, position, fold_version)
    select p.id, terms, p.id % 5 <> 0, size, p.id, fold_version from product_search s, products p where p.id > 1000`.execute(
    tx,
  )
}

beforeAll(async () => {
  await createShop(database.db)
  await fillTables(database.db, (tx) => copyProduct(tx, 13_000))
})

test('what very many products have is found without counting, and is the same', async () => {
  const texts = ['կաթ', 'milk', 'կա', 'молоко домашнее', 'vjkjrj', 'молако']
  const pages = [
    { page: 1, limit: 10 },
    { page: 7, limit: 36 },
    { page: 1001, limit: 10 },
  ]
  const find = (db: Db) =>
    Promise.all(
      texts.flatMap((search) => pages.map((page) => findPage(db, { search, ...page }, 'hy'))),
    )
  // This process has read that there are no statistics, and counts. Its statements are planned like the other's.
  expect(await findsMaximum(database.db, "'hkat'")).toBe(false)
  await analyze()
  const counted = await find(database.db)
  await asProcess(async (db) => {
    expect(await findsMaximum(db, "'hkat'")).toBe(true)
    expect(await find(db)).toEqual(counted)
  })
  expect(counted.every(({ total }) => total === 10_000)).toBe(true)
})

test('statistics are relied on as far as changes since leave enough', async () => {
  await analyze()
  const query = "('wnone' | ('hka':*)) | 'snone'"
  expect(await asProcess((db) => findsMaximum(db, query))).toBe(true)
  expect(await asProcess((db) => findsMaximum(db, "'hkat' & 'hmolok':*"))).toBe(false)
  expect(await asProcess((db) => findsMaximum(db, "'hnone':*"))).toBe(false)
  await sql`delete from product_search where product_id > 10500`.execute(database.db)
  await sql`select pg_stat_force_next_flush()`.execute(database.db)
  await expect.poll(() => asProcess((db) => findsMaximum(db, query))).toBe(false)
})

test('alternatives are the lexemes that are enough for themselves', () => {
  expect(alternatives("((('a' | 'b':*)) | 'sc') | (('d') & ('e'))")).toEqual([
    "'a'",
    "'b':*",
    "'sc'",
  ])
  expect(alternatives("('a' | 'b') & 'c'")).toEqual([])
  expect(alternatives('')).toEqual([])
})
