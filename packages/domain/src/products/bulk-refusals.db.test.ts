import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bulkCatalogue } from '../testing/bulk-catalogue.ts'
import { byScript } from '../testing/fixtures.ts'
import { applyBulk } from './bulk-edit.ts'
import type { BulkCall } from './bulk-call.ts'

const { db, products, prices } = bulkCatalogue()
const edit = (call: BulkCall) => applyBulk(db(), call, { by: byScript })
const percent = (value: number): BulkOperation => ({ field: 'price', op: 'percent', value })

test('what would not fit is refused by name, and the rest is written', async () => {
  await sql`update variants set old_price = 1050 where sku = 'CHEESE-1'`.execute(db())
  const done = await edit({
    ids: [products.milk.id, products.cheese.id],
    operations: [percent(10)],
  })
  expect(done).toMatchObject({
    applied: 2,
    refused: [
      { sku: 'CHEESE-1', field: 'price', code: 'validation_failed', problem: 'old_price_low' },
    ],
  })
  expect(await prices()).toEqual({ MILK: 556, 'CHEESE-1': 1000, 'CHEESE-2': 2200 })
})

test('a category that does not exist and a barcode that is taken are refused', async () => {
  await sql`update variants set barcode = '48500022' where sku = 'MILK'`.execute(db())
  const barcode = { field: 'barcode', op: 'set', value: '48500022' } as const
  expect(await edit({ ids: [products.cheese.id], operations: [barcode] })).toMatchObject({
    applied: 0,
    refused: [{ problem: 'barcode_taken' }, { problem: 'barcode_taken' }],
  })
  expect(
    await edit({
      ids: [products.milk.id],
      operations: [{ field: 'category_ids', op: 'add', value: [999_999] }],
    }),
  ).toMatchObject({ applied: 0, refused: [{ problem: 'unknown' }] })
})

test('cells change places of barcodes, and stale or unknown ones are refused one by one', async () => {
  const [first, second] = products.cheese.variantIds as [number, number]
  await sql`update variants set barcode = case id when ${first} then 'AAAA1' else 'BBBB2' end where product_id = ${products.cheese.id}`.execute(
    db(),
  )
  const done = await edit({
    cells: [
      { variant_id: first, version: 1, field: 'barcode', value: 'BBBB2' },
      { variant_id: second, version: 1, field: 'barcode', value: 'AAAA1' },
      { variant_id: products.milk.variantId, version: 3, field: 'price', value: 1 },
      { variant_id: 999_999, version: 1, field: 'price', value: 1 },
      { product_id: products.milk.id, version: 1, field: 'name.en', value: 'Fresh milk' },
      { product_id: products.cheese.id, version: 1, field: 'name.en', value: ' ' },
    ],
  })
  expect(done.applied).toBe(3)
  expect(done.refused.map(({ sku, field, code, problem }) => [sku, field, code, problem])).toEqual([
    ['', 'price', 'not_found', null],
    ['MILK', 'price', 'version_conflict', null],
    ['CHEESE', 'name.en', 'validation_failed', 'required'],
  ])
  expect((await prices())['MILK']).toBe(505)
})

test('a barcode that its variant cannot give up stays with it, and the rest is written', async () => {
  const [first, second] = products.cheese.variantIds as [number, number]
  await sql`update variants set barcode = case id when ${first} then 'AAAA1' when ${second} then 'BBBB2' else 'CCCC3' end
    where product_id in (${products.cheese.id}, ${products.milk.id})`.execute(db())
  const done = await edit({
    cells: [
      { variant_id: first, version: 1, field: 'barcode', value: 'CCCC3' },
      { variant_id: second, version: 1, field: 'barcode', value: 'AAAA1' },
      { variant_id: second, version: 1, field: 'price', value: 2100 },
    ],
  })
  expect(done).toMatchObject({
    applied: 1,
    refused: [
      { sku: 'CHEESE-1', field: 'barcode', problem: 'barcode_taken' },
      { sku: 'CHEESE-2', field: 'barcode', problem: 'barcode_taken' },
    ],
  })
  expect((await prices())['CHEESE-2']).toBe(2100)
})

test('an edit that changes nothing leaves no change set', async () => {
  const count = async () =>
    (await sql<{ n: number }>`select count(*) as n from change_sets`.execute(db())).rows[0]!.n
  const before = await count()
  expect(
    await edit({
      ids: [products.milk.id],
      operations: [{ field: 'price', op: 'set', value: 505 }],
    }),
  ).toMatchObject({ change_set_id: null, applied: 0, refused_total: 0 })
  expect(await count()).toBe(before)
})

test('a call is refused where it is not one of the two forms, or names an unknown field or operation', async () => {
  const ids = [products.milk.id]
  for (const call of [
    {},
    { ids },
    { operations: [percent(1)] },
    { ids, filter: {}, operations: [percent(1)] },
    { ids, operations: [{ field: 'qty', op: 'set', value: 5 }] },
    { ids, operations: [{ field: '__proto__', op: 'set', value: 5 }] },
    { ids, operations: [{ field: 'brand_id', op: 'percent', value: 5 }] },
    { cells: [{ product_id: products.milk.id, version: 1, field: 'price', value: 5 }] },
  ] as BulkCall[])
    await expect(edit(call)).rejects.toMatchObject({ code: 'validation_failed' })
})
