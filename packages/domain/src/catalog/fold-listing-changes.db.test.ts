import { locales, type Locale } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'
import { fillTables, testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createShop, productInput, shop, value } from '../testing/shop.ts'
import { deepNamePage } from './bucket-queries.ts'
import { priceRangePage } from './price-range-page.ts'
import { foldListingChanges } from './fold-listing-changes.ts'
import type { PageWindow } from './listing.ts'
import type { ListingRow } from './listing-queries.ts'
import { inOwnOrder } from './own-order.ts'
import { refreshListings } from './refresh-listings.ts'
import { refreshPrices } from './refresh-prices.ts'
import { saveProduct, saveProducts } from './save-product.ts'

const database = testDatabase({ connections: 8 })
let db: Db
const sizes = { products: 3, changes: 1 }
const asc: PageWindow = { sort: 'position', order: 'asc', page: 1, limit: 1000, facets: true }

/** Products with few names and few prices, so that many are equal. */
const input = (n: number) =>
  productInput(`P-${n}`, {
    name: perLocale((locale) => `${locale === 'ru' ? 'Ёж' : 'Ա'} ${(n * 7) % 23}`),
    brand_id: n % 3 === 0 ? null : n % 3 === 1 ? shop.brands.lori : shop.brands.sevan,
    values:
      n % 2
        ? [value('country', 'armenia')]
        : [value('volume', 'half'), value('country', 'georgia')],
    variants: [{ sku: `P-${n}`, price: 100 + 10 * ((n * 5) % 17), qty: 1 }],
  })

beforeAll(async () => {
  db = database.db
  await createShop(db)
  await saveProducts(
    db,
    Array.from({ length: 60 }, (_, n) => input(n)),
  )
})
const clear = (table: string) => sql`delete from ${sql.table(table)}`.execute(db)
const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db))
    .rows[0]!.n

interface Listed {
  product_id: number
  price: number
  position: number
  brand_id: number | null
  option_ids: number[]
}
const readListed = async () =>
  (
    await sql<Listed>`select product_id, price, position, brand_id, option_ids from product_listings`.execute(
      db,
    )
  ).rows

const tally = (ids: number[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
  return counts
}

/** What a range of prices holds, counted row by row. */
function expected(rows: Listed[], from: number, to: number) {
  const within = rows
    .filter(({ price }) => price >= from && price <= to)
    .sort((a, b) => a.position - b.position || a.product_id - b.product_id)
  return {
    ids: within.map(({ product_id }) => product_id),
    products: within.length,
    brands: tally(within.flatMap(({ brand_id }) => brand_id ?? [])),
    options: tally(within.flatMap(({ option_ids }) => option_ids)),
  }
}

const range = async (on: Db, from: number, to: number): Promise<ListingRow> =>
  (await priceRangePage({ from, to, key: sql`l.position`, window: asc }).execute(on)).rows[0]!

const namePages = async (order: PageWindow['order'], locale: Locale, limit: number) => {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const window: PageWindow = { sort: 'name', order, page, limit, facets: true }
    const { rows } = await deepNamePage(window, locale).execute(db)
    if (rows[0]!.ids.length === 0) return ids
    ids.push(...rows[0]!.ids)
  }
}

/** Pages by name, and every range of prices, are what the rows say. */
async function expectExact() {
  const rows = await readListed()
  for (const locale of locales) {
    const { rows: named } = await sql<{ id: number }>`
      select product_id as id from product_listings order by ${inOwnOrder(sql`name`, locale)}, product_id`.execute(
      db,
    )
    const ids = named.map(({ id }) => id)
    expect(await namePages('asc', locale, 7)).toEqual(ids)
    expect(await namePages('desc', locale, 4)).toEqual(ids.toReversed())
  }
  for (const from of [0, 100, 105, 150, 230, 400])
    for (const to of [100, 109, 160, 250, 1000, Number.MAX_SAFE_INTEGER])
      if (from <= to) expect(await range(db, from, to)).toMatchObject(expected(rows, from, to))
}

describe('pages by name and ranges of prices are exact', () => {
  beforeEach(() => clear('name_buckets'))

  test('without buckets', expectExact)

  test('with many buckets, and none for prices that are equal', async () => {
    expect(await foldListingChanges(db, sizes)).toBe(true)
    expect(await count('name_buckets')).toBeGreaterThan(3 * 10)
    expect(await count('price_buckets')).toBeGreaterThan(10)
    expect(await count('listing_changes')).toBe(0)
    await expectExact()
  })

  test('with changes that no bucket counts yet, and once they are counted', async () => {
    await foldListingChanges(db, sizes)
    const id = await saveProduct(db, input(100))
    await saveProduct(db, { ...input(101), id, name: perLocale(() => 'Ա 0') })
    const [first, second, hidden] = (await readListed()).map(({ product_id }) => product_id)
    await sql`update variants set price = 5000 where product_id = ${first}`.execute(db)
    await sql`update variants set price = 101 where product_id = ${second}`.execute(db)
    await refreshPrices(db, [first!, second!])
    await sql`update products set status = 'hidden' where id = ${hidden}`.execute(db)
    await refreshListings(db, [hidden!])
    await expectExact()
    expect(await count('listing_changes')).toBeGreaterThan(0)
    await foldListingChanges(db, sizes)
    expect(await count('listing_changes')).toBe(0)
    await expectExact()
  })

  test('after many products in one bucket, which is divided', async () => {
    await foldListingChanges(db, { ...sizes, products: 1000 })
    expect(await count('name_buckets')).toBe(locales.length)
    await foldListingChanges(db, sizes)
    expect(await count('name_buckets')).toBe(locales.length)
    await saveProduct(db, input(102))
    await foldListingChanges(db, sizes)
    expect(await count('name_buckets')).toBeGreaterThan(3 * 10)
    await expectExact()
  })

  test('after all lists were rewritten', async () => {
    await foldListingChanges(db, sizes)
    await refreshListings(db, 'all')
    await expectExact()
    await foldListingChanges(db, sizes)
    await expectExact()
  })
})

test('few changes wait, and are read', async () => {
  await foldListingChanges(db, sizes)
  await saveProduct(db, input(103))
  expect(await foldListingChanges(db)).toBe(false)
  expect(await count('listing_changes')).toBe(1)
})

test('a change of more rows than are noted drops the buckets, and nobody counts them before it is committed', async () => {
  await foldListingChanges(db, sizes)
  await fillTables(db, (tx) =>
    sql`
    insert into products (id, sku, url_key, type, status, name, short_description, description, meta_title)
    select n, 'M-' || n, 'm-' || n, 'simple', 'published', name, short_description, description, meta_title
    from (select * from products order by id limit 1) p, generate_series(100000, 120000) n`.execute(
      tx,
    ),
  )
  const write = (on: Db) =>
    sql`
    insert into product_listings (product_id, price, saving, position, created_at, name, category_ids, option_ids, age_restricted)
    select id, id % 900, false, 0, created_at, name, '{}', '{}', false from products where id >= 100000`.execute(
      on,
    )
  await fillTables(db, async (tx) => {
    await write(tx)
    // The buckets are still there for others, whose answers do not change.
    expect(await foldListingChanges(db, sizes)).toBe(false)
    expect((await range(db, 0, 5000)).products).toBe((await readListed()).length)
  })
  expect((await count('name_buckets')) + (await count('price_buckets'))).toBe(0)
  expect((await range(db, 100, 300)).products).toBe(expected(await readListed(), 100, 300).products)
  await fillTables(db, (tx) =>
    sql`delete from product_listings where product_id >= 100000`.execute(tx),
  )
  await foldListingChanges(db, sizes)
  await expectExact()
}, 60_000)

test('saves, readers and folding at once leave nothing out and count nothing twice', async () => {
  await foldListingChanges(db, sizes)
  const writers = [1, 2, 3].map(async (writer) => {
    for (let n = 0; n < 12; n++) {
      const id = await saveProduct(db, input(1000 * writer + n))
      if (n % 3 === 0) await saveProduct(db, { ...input(1000 * writer + n), id, status: 'hidden' })
    }
  })
  let isWriting = true
  const repeat = async (work: () => Promise<unknown>) => {
    while (isWriting) await work()
  }
  const others = [
    repeat(() => foldListingChanges(db, sizes)),
    repeat(() => foldListingChanges(db, sizes)),
    repeat(async () => {
      const { ids, products } = await range(db, 100, 200)
      expect(products).toBe(ids.length)
    }),
  ]
  await Promise.all(writers).finally(() => (isWriting = false))
  await Promise.all(others)
  await expectExact()
  await foldListingChanges(db, sizes)
  await expectExact()
})
