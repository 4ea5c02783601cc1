import type { BulkCell } from '@tsiran/contract/admin/bulk-shapes'
import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { applyBulk } from './bulk-edit.ts'
import { changeProduct } from './change-product.ts'
import { revertChangeSet } from './revert-change-set.ts'

const database = testDatabase({ connections: 10 })
const db = () => database.db
const by = byScript
const percent = (value: number) => [{ field: 'price', op: 'percent', value } as const]
let made = 0
const product = (price = 1000, qty = 0) =>
  createProduct(db(), { sku: `R${++made}`, offers: [{ price, qty }] })
const variant = async (id: number) =>
  (
    await sql<{ price: number; qty: number; version: number; barcode: string | null }>`
    select price, qty, version, barcode from variants where id = ${id}`.execute(db())
  ).rows[0]!

test('edits of the same products one after the other in any order: each percentage counts once', async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => product(1000)))
  const ids = products.map(({ id }) => id)
  const done = await Promise.all(
    [ids, ids.toReversed(), ids].map((order) =>
      applyBulk(db(), { ids: order, operations: percent(10) }, { by }),
    ),
  )
  expect(done.map(({ applied, refused_total }) => [applied, refused_total])).toEqual(
    Array.from({ length: 3 }, () => [6, 0]),
  )
  for (const { variantId } of products)
    expect(await variant(variantId)).toMatchObject({ price: 1331, version: 4 })
})

test('a percentage whose answer was lost counts once, however often it is sent again', async () => {
  const { id, variantId } = await product(1000)
  const key = 'c'.repeat(32)
  const send = (value: number) =>
    applyBulk(db(), { ids: [id], operations: percent(value), key }, { by })
  const done = await Promise.all(Array.from({ length: 5 }, () => send(10)))
  expect(new Set(done.map(({ change_set_id }) => change_set_id)).size).toBe(1)
  expect(done.every(({ applied }) => applied === 1)).toBe(true)
  await expect(send(20)).rejects.toMatchObject({ code: 'conflict' })
  expect(await variant(variantId)).toMatchObject({ price: 1100, version: 2 })
})

test('cells go by their versions, whatever key comes with them', async () => {
  const { variantId } = await product()
  const send = (version: number, value: number) => {
    const cells: BulkCell[] = [{ variant_id: variantId, version, field: 'price', value }]
    return applyBulk(db(), { cells, key: 'e'.repeat(32) }, { by })
  }
  expect(await send(1, 500)).toMatchObject({ applied: 1 })
  expect(await send(2, 600)).toMatchObject({ applied: 1 })
  expect(await variant(variantId)).toMatchObject({ price: 600 })
})

test('of two grids with the same cell one writes it, and the other gets a conflict', async () => {
  const { variantId } = await product()
  const cell = (value: number): BulkCell => ({
    variant_id: variantId,
    version: 1,
    field: 'price',
    value,
  })
  const done = await Promise.all(
    [500, 600].map((value) => applyBulk(db(), { cells: [cell(value)] }, { by })),
  )
  expect(done.map(({ applied }) => applied).sort()).toEqual([0, 1])
  const stale = done.find(({ applied }) => applied === 0)!
  expect(stale).toMatchObject({ change_set_id: null, refused: [{ code: 'version_conflict' }] })
  const winner = done.findIndex(({ applied }) => applied === 1)
  expect(await variant(variantId)).toMatchObject({ price: [500, 600][winner], version: 2 })
})

test('two edits that want one barcode: one variant gets it, the other is refused by name', async () => {
  const [one, other] = [await product(), await product()]
  const done = await Promise.all(
    [one, other].map(({ id }) =>
      applyBulk(
        db(),
        { ids: [id], operations: [{ field: 'barcode', op: 'set', value: 'EAN-9' }] },
        { by },
      ),
    ),
  )
  expect(done.flatMap(({ refused }) => refused.map(({ problem }) => problem))).toEqual([
    'barcode_taken',
  ])
  const codes = [await variant(one.variantId), await variant(other.variantId)].map(
    ({ barcode }) => barcode,
  )
  expect(codes.filter(Boolean)).toEqual(['EAN-9'])
})

test('a sale during an edit takes its pieces, and the edit leaves the stock alone', async () => {
  const products = await Promise.all(Array.from({ length: 4 }, () => product(1000, 50)))
  const ids = products.map(({ variantId }) => variantId)
  // As an order locks its variants and takes their pieces.
  const sell = () =>
    inTransaction(db(), async (tx) => {
      await sql`select id from variants where id = any(${ids}::int[]) order by id for update`.execute(
        tx,
      )
      await sql`update variants set qty = qty - 1 where id = any(${ids}::int[])`.execute(tx)
    })
  await Promise.all([
    ...Array.from({ length: 5 }, sell),
    ...[1, 2].map(() =>
      applyBulk(db(), { ids: products.map(({ id }) => id), operations: percent(10) }, { by }),
    ),
  ])
  for (const { variantId } of products)
    expect(await variant(variantId)).toMatchObject({ qty: 45, price: 1210, version: 3 })
})

test('an edit and the product’s own page: the page gets a conflict', async () => {
  const { id } = await createProduct(db(), { sku: 'PAGE', status: 'hidden' })
  const change = () =>
    changeProduct(db(), { id, version: 1, change: { unit: 'kg' }, by, locale: 'hy' }).then(
      () => 'saved' as const,
      (error: { code: string }) => error.code,
    )
  const [bulk, page] = await Promise.all([
    applyBulk(db(), { ids: [id], operations: percent(10) }, { by }),
    change(),
  ])
  expect(bulk.applied).toBe(1)
  const { rows } = await sql<{
    version: number
    unit: string
  }>`select version, unit from products where id = ${id}`.execute(db())
  // Whoever came first: nothing of either is lost, and a page that came second is refused.
  expect(rows[0]).toEqual(
    page === 'saved' ? { version: 3, unit: 'kg' } : { version: 2, unit: 'piece' },
  )
  expect(['saved', 'version_conflict']).toContain(page)
})

test('a change set is reverted once, however many ask', async () => {
  const { id, variantId } = await product()
  const { change_set_id } = await applyBulk(db(), { ids: [id], operations: percent(10) }, { by })
  const asked = await Promise.allSettled(
    Array.from({ length: 4 }, () => revertChangeSet(db(), change_set_id!, { by })),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await variant(variantId)).toMatchObject({ price: 1000, version: 3 })
})
