import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createProduct } from '../testing/fixtures.ts'
import { checkStock, checkStockNightly, countDifferences } from './check-stock.ts'

const database = testDatabase({ connections: 6 })
let variantId: number
beforeAll(async () => {
  const { db } = database
  ;({ variantId } = await createProduct(db, { sku: 'FIGS', offers: [{ qty: 7 }] }))
})
const makeDue = () => sql`update stock_checks set due_at = now()`.execute(database.db)
const write = (qty: number) =>
  database.db.updateTable('variants').set({ qty }).where('id', '=', variantId).execute()

test('a stock that was written past the ledger is found once a night, by one of several processes', async () => {
  const { db } = database
  await write(9)
  expect(await checkStockNightly(db), 'not due yet').toEqual([])
  await makeDue()
  const found = await Promise.all(Array.from({ length: 5 }, () => checkStockNightly(db)))
  expect(found.flat()).toEqual([{ variant_id: variantId, sku: 'FIGS', qty: 9, sum: 7 }])
  expect(await countDifferences(db)).toBe(1)
  await write(7)
  await makeDue()
  expect(await checkStockNightly(db)).toEqual([])
  expect(await countDifferences(db)).toBe(0)
})

test('the next check is at three in the morning in Yerevan, within a day', async () => {
  const { db } = database
  await makeDue()
  await checkStockNightly(db)
  const { rows } = await sql<{ clock: string; soon: boolean }>`
    select to_char(due_at at time zone 'Asia/Yerevan', 'HH24:MI') as clock,
      due_at > now() and due_at <= now() + interval '1 day' as soon from stock_checks`.execute(db)
  expect(rows).toEqual([{ clock: '03:00', soon: true }])
})

test('all variants are compared, beyond one batch', async () => {
  const { db } = database
  await sql`
    insert into variants (product_id, sku, position, price, qty)
    select product_id, 'BULK-' || n, n, 100, n % 3 from variants, generate_series(1, 4100) n where id = ${variantId}`.execute(
    db,
  )
  expect(await checkStock(db)).toEqual([])
  await sql`update variants set qty = qty + 1 where sku in ('BULK-1', 'BULK-4100')`.execute(db)
  expect((await checkStock(db)).map(({ sku }) => sku)).toEqual(['BULK-1', 'BULK-4100'])
})
