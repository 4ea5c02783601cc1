import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { saveProducts } from '../catalog/save-product.ts'
import { applyStockChanges } from '../catalog/stock-changes.ts'
import { createShop, productInput } from '../testing/shop.ts'
import { cancelOf, returnStock, saleOf, takeStock, type StockLine } from './take-stock.ts'

const database = testDatabase()
let lastPiece: StockLine[]
let soldOut: StockLine[]

const variant = async (sku: string, quantity: number): Promise<StockLine[]> => {
  const { id } = await database.db
    .selectFrom('variants')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return [{ variantId: id, quantity }]
}
const take = (lines: StockLine[]) =>
  inTransaction(database.db, (tx) => takeStock(tx, lines, saleOf(1)))
const restock = (lines: StockLine[]) =>
  inTransaction(database.db, (tx) => returnStock(tx, lines, cancelOf(1)))

async function listedStock(): Promise<Record<string, boolean>> {
  const { rows } = await sql<{ sku: string; in_stock: boolean }>`
    select p.sku, s.in_stock from product_search s join products p on p.id = s.product_id`.execute(
    database.db,
  )
  return Object.fromEntries(rows.map(({ sku, in_stock }) => [sku, in_stock]))
}
const waiting = async () => (await sql`select from stock_changes`.execute(database.db)).rows.length

beforeAll(async () => {
  await createShop(database.db)
  await saveProducts(
    database.db,
    ['LAST', 'GONE'].map((sku) => productInput(sku)),
  )
})
beforeEach(async () => {
  await sql`update variants set qty = case sku when 'LAST' then 1 else 0 end`.execute(database.db)
  lastPiece = await variant('LAST', 1)
  soldOut = await variant('GONE', 3)
})

test('stock sold and returned during a rewrite of all lists reaches the lists', async () => {
  await inTransaction(database.db, async (rewriting) => {
    await refreshListings(rewriting, 'all')
    expect(await take(lastPiece)).toBe(true)
    await restock(soldOut)
    await applyStockChanges(database.db)
    expect(await waiting(), 'no change is lost before the lists are written').toBe(2)
  })
  expect(await listedStock()).toEqual({ LAST: true, GONE: false })
  expect(await applyStockChanges(database.db)).toBe(2)
  expect(await listedStock()).toEqual({ LAST: false, GONE: true })
  expect(await waiting()).toBe(0)
})

test('a stock change that commits after the lists were rewritten is not lost', async () => {
  const rewritten = Promise.withResolvers<void>()
  const sold = Promise.withResolvers<void>()
  const rewriting = inTransaction(database.db, async (tx) => {
    await refreshListings(tx, 'all')
    rewritten.resolve()
    await sold.promise
  })
  await rewritten.promise
  await inTransaction(database.db, async (selling) => {
    await takeStock(selling, lastPiece, saleOf(1))
    sold.resolve()
    await rewriting
    await applyStockChanges(database.db)
    expect(await listedStock()).toEqual({ LAST: true, GONE: false })
  })
  await applyStockChanges(database.db)
  expect(await listedStock()).toEqual({ LAST: false, GONE: false })
})

test('several servers apply stock changes at once', async () => {
  await inTransaction(database.db, async (rewriting) => {
    await refreshListings(rewriting, 'all')
    await take(lastPiece)
    await restock(soldOut)
  })
  const applied = await Promise.all(Array.from({ length: 4 }, () => applyStockChanges(database.db)))
  expect(applied.reduce((sum, count) => sum + count)).toBe(2)
  expect(await listedStock()).toEqual({ LAST: false, GONE: true })
})

test('stock changes of a product that leaves the lists are removed', async () => {
  await inTransaction(database.db, async (rewriting) => {
    await refreshListings(rewriting, 'all')
    await take(lastPiece)
  })
  await sql`update products set status = 'hidden' where sku = 'LAST'`.execute(database.db)
  await refreshListings(database.db, 'all')
  expect(await applyStockChanges(database.db)).toBe(1)
  expect(await waiting()).toBe(0)
})
