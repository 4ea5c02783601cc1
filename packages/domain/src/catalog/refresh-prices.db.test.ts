import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createShop, skipIds, stockShop } from '../testing/shop.ts'
import { refreshListings } from './refresh-listings.ts'
import { refreshPrices } from './refresh-prices.ts'

const database = testDatabase()
let products: number[]

beforeAll(async () => {
  await createShop(database.db)
  await skipIds(database.db)
  products = Object.values(await stockShop(database.db))
})

/** All that lists read; the words of the search by their version of the row. */
async function readLists() {
  const of = async (table: string) =>
    (
      await sql
        .raw(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`)
        .execute(database.db)
    ).rows
  return {
    products: await of('product_listings'),
    categories: await of('category_listings'),
    summaries: await of('listing_summaries'),
    search: await of('product_search'),
  }
}
const wordsAsWritten = async () =>
  (
    await sql`select product_id, xmin::text from product_search order by product_id`.execute(
      database.db,
    )
  ).rows

test.each([
  ['rise', 'price = price * 3, old_price = null'],
  ['fall below an old price', 'old_price = price, price = price / 2'],
  ['are savings no more', 'old_price = null'],
  ['stay', 'price = price'],
  ['of companies fall', 'company_price = price / 4'],
  ['of companies are gone', 'company_price = null'],
])('lists are the same as if all were rewritten, where prices %s', async (_, change) => {
  await sql.raw(`update variants set ${change}`).execute(database.db)
  const words = await wordsAsWritten()
  await refreshPrices(database.db, products)
  const lists = await readLists()
  expect(await wordsAsWritten()).toEqual(words)
  await refreshListings(database.db, products)
  expect(lists).toEqual(await readLists())
})

test('one of several prices changes its own lists alone, and a hidden product none', async () => {
  const [one, hidden] = products as [number, number]
  await database.db
    .updateTable('products')
    .set({ status: 'hidden' })
    .where('id', '=', hidden)
    .execute()
  await refreshListings(database.db, [hidden])
  await database.db
    .updateTable('variants')
    .set({ price: 777 })
    .where('product_id', 'in', [one, hidden])
    .execute()
  await refreshPrices(database.db, [one, hidden, 999_999])
  const lists = await readLists()
  await refreshListings(database.db, products)
  expect(lists).toEqual(await readLists())
})
