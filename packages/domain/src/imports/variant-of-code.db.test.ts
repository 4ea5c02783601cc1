import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { listStock } from '../stock/list-stock.ts'
import { createProduct } from '../testing/fixtures.ts'
import { applyTestImport, checkTestImport, stageTestImport } from './testing.ts'

const database = testDatabase()

beforeAll(async () => {
  const { db } = database
  await createProduct(db, { sku: 'OIL', offers: [{ price: 500, qty: 10 }] })
  await createProduct(db, { sku: 'SALT', offers: [{ price: 800 }, { price: 1500 }] })
  const name = (sku: string, codes: { barcode?: string; supplier_code?: string }) =>
    db.updateTable('variants').set(codes).where('sku', '=', sku).execute()
  await name('OIL', { barcode: '4850001000017', supplier_code: 'A-1' })
  await name('SALT-1', { supplier_code: 'B-7' })
  await name('SALT-2', { supplier_code: 'B-7' })
})

const quantities = async () => {
  const rows = await database.db.selectFrom('variants').select(['sku', 'qty']).execute()
  return Object.fromEntries(rows.map(({ sku, qty }) => [sku, qty]))
}

test('a row names a variant by its sku, its barcode or its supplier’s code', async () => {
  const { db } = database
  for (const [code, qty] of Object.entries({ OIL: 24, 4850001000017: 25, 'A-1': 26 })) {
    const rows = [
      ['sku', 'qty'],
      [code, String(qty)],
    ]
    const id = await stageTestImport(db, 'stock', rows)
    await checkTestImport(db, id)
    expect(await applyTestImport(db, id)).toMatchObject({ state: 'applied', applied: 1 })
    expect(await quantities()).toMatchObject({ OIL: qty })
  }
})

test('a code of several variants is refused, and a variant that is named twice', async () => {
  const { db } = database
  const id = await stageTestImport(db, 'stock', [
    ['sku', 'qty'],
    ['4850001000017', '5'],
    ['B-7', '5'],
    ['SALT-2', '6'],
    ['A-1', '7'],
  ])
  const { errors } = await checkTestImport(db, id)
  const shared = 'Several products have this supplier’s code: write the SKU'
  expect(errors.map(({ row }) => row)).toEqual([2, 3, 5])
  expect(errors[1]).toMatchObject({ value: 'B-7', message: shared })
  expect(errors[2]).toMatchObject({ value: 'A-1' })
})

test('the stock finds variants by the supplier’s code', async () => {
  const found = async (search: string) => {
    const { data } = await listStock(database.db, { page: 1, limit: 10, search })
    return data.map(({ sku }) => sku)
  }
  expect([await found('A-1'), await found('B-7'), await found('A-')]).toEqual([
    ['OIL'],
    ['SALT-1', 'SALT-2'],
    [],
  ])
})
