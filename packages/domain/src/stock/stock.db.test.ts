// Long because its cases share one shop and its movements.
import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import pg from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffActor } from '../shared/actor.ts'
import { bankOrderServices, orderAsGuest } from '../testing/bank.ts'
import { createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { createPhoneStaff } from '../testing/phone-orders.ts'
import { adjustStock } from './adjust-stock.ts'
import { changePlace } from './change-place.ts'
import { checkStock } from './check-stock.ts'
import { exportStock } from './export-stock.ts'
import { listMovements } from './list-movements.ts'
import { listReceipts, readReceipt } from './list-receipts.ts'
import { listStock } from './list-stock.ts'
import { readStockBatches } from './stock-batches.ts'
import { readStock } from './read-stock.ts'
import { receiveStock } from './receive-stock.ts'
import { cancelOf, returnStock, saleOf, takeStock } from './take-stock.ts'

const database = testDatabase({ connections: 10 })
const page = { page: 1, limit: 50 }
let by: StaffActor
let products = 0
let jam: { id: number; variantId: number }
beforeAll(async () => {
  await createCheckoutMethods(database.db)
  by = (await createPhoneStaff(database.db)).by
})
beforeEach(async () => {
  jam = await createProduct(database.db, { sku: `JAM-${++products}`, offers: [{ qty: 10 }] })
})

const adjust = (change: Omit<Parameters<typeof adjustStock>[1], 'by' | 'variantId'>) =>
  adjustStock(database.db, { variantId: jam.variantId, by, ...change })
const movementsOf = async (variantId = jam.variantId) =>
  (await listMovements(database.db, { ...page, variantId })).data
const audits = () =>
  database.db
    .selectFrom('audit_log')
    .select(['action', 'subject_label', 'before', 'after'])
    .where('subject_type', '=', 'variant')
    .where('subject_id', '=', String(jam.variantId))
    .execute()

test('an adjustment moves pieces with its reason, note, paper and person, and leaves an audit row', async () => {
  const { qty, movement_id } = await adjust({
    delta: -3,
    reason: 'damage',
    note: ' Fell ',
    reference: 'A-17',
  })
  expect(qty).toBe(7)
  expect((await movementsOf())[0]).toMatchObject({
    id: movement_id,
    delta: -3,
    after: 7,
    reason: 'damage',
    note: 'Fell',
    reference: { type: 'paper', id: 'A-17' },
    staff: { id: by.id, name: by.name },
    variant: { variant_id: jam.variantId, sku: `JAM-${products}` },
  })
  expect(await audits()).toMatchObject([
    {
      action: 'stock.adjust',
      subject_label: `JAM-${products}`,
      before: { qty: 10 },
      after: { qty: 7, reason: 'damage' },
    },
  ])
  expect(await checkStock(database.db)).toEqual([])
})

test('stock never falls below zero: the refusal says what is left, and changes nothing', async () => {
  await expect(adjust({ delta: -11, reason: 'theft' })).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: { delta: [{ key: 'quantityStock', values: { stock: 10 } }] } },
  })
  expect(await movementsOf()).toHaveLength(1)
  expect(await audits()).toEqual([])
})

test.each([
  ['no pieces', { delta: 0, reason: 'damage' }, 'delta'],
  ['an adjustment without pieces', { reason: 'damage' }, 'delta'],
  ['an adjustment that sets', { delta: 1, set: 4, reason: 'correction' }, 'set'],
  ['a count without what was seen', { set: 4, reason: 'count' }, 'expected'],
  ['a count of pieces that came', { delta: 2, reason: 'count' }, 'delta'],
] as const)('%s is refused', async (_, change, field) => {
  await expect(adjust(change)).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: { [field]: expect.anything() } },
  })
})

test('a count sets the stock that was seen, and is refused with the present one where that has changed', async () => {
  expect(await adjust({ set: 12, expected: 10, reason: 'count' })).toMatchObject({ qty: 12 })
  await expect(adjust({ set: 9, expected: 10, reason: 'count' })).rejects.toMatchObject({
    code: 'stock_changed',
    details: { data: { qty: 12, reason: 'count', changed_by: by.name } },
  })
  expect(await adjust({ set: 12, expected: 12, reason: 'count' })).toMatchObject({ qty: 12 })
  expect((await movementsOf()).map(({ reason, delta }) => [reason, delta])).toEqual([
    ['count', 0],
    ['count', 2],
    ['opening', 10],
  ])
  expect((await audits()).map(({ action }) => action)).toEqual(['stock.count', 'stock.count'])
})

test('an unknown variant cannot be adjusted', async () => {
  await expect(
    adjustStock(database.db, { variantId: 9_999_999, delta: 1, reason: 'return', by }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

/** Calls of the page caches that some work leads to. */
async function countNotices(work: () => Promise<unknown>): Promise<number> {
  const listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  let notices = 0
  listener.on('notification', () => notices++)
  await listener.query('listen tsiran_changed')
  await work()
  // A query's answer comes after the notices that were committed before it.
  await listener.query('select 1')
  await listener.end()
  return notices
}

test('every change by the staff is announced to the page caches', async () => {
  const notices = await countNotices(async () => {
    await adjust({ delta: -1, reason: 'damage' })
    await adjust({ set: 8, expected: 9, reason: 'count' })
    await receiveStock(database.db, {
      supplier: 'Ararat',
      lines: [{ variant_id: jam.variantId, qty: 1 }],
      by,
    })
  })
  expect(notices).toBe(3)
})

test('orders are announced to the page caches where they sell a variant out or bring it back', async () => {
  const { db } = database
  const line = (quantity: number) => [{ variantId: jam.variantId, quantity }]
  const take = (quantity: number) =>
    inTransaction(db, (tx) => takeStock(tx, line(quantity), saleOf(1)))
  const bring = () => inTransaction(db, (tx) => returnStock(tx, line(1), cancelOf(1)))
  expect([
    await countNotices(() => take(9)),
    await countNotices(() => take(1)),
    await countNotices(bring),
    await countNotices(bring),
  ]).toEqual([0, 1, 1, 0])
})

test('a delivery becomes lots and one movement for each variant', async () => {
  const { db } = database
  const tea = await createProduct(db, { sku: `TEA-${products}`, offers: [{ qty: 0 }] })
  const { id } = await receiveStock(db, {
    supplier: ' Ararat LLC ',
    reference: 'N 5',
    lines: [
      { variant_id: jam.variantId, qty: 4, expires_on: '2030-05-01' },
      { variant_id: tea.variantId, qty: 7 },
      { variant_id: jam.variantId, qty: 2, expires_on: '2030-06-01' },
    ],
    by,
  })
  expect(await readReceipt(db, id)).toMatchObject({
    supplier: 'Ararat LLC',
    reference: 'N 5',
    staff: { name: by.name },
    lines: 3,
    pieces: 13,
    lots: [
      { variant: { variant_id: jam.variantId }, qty: 4, expires_on: '2030-05-01' },
      { variant: { variant_id: tea.variantId }, qty: 7, expires_on: null },
      { qty: 2 },
    ],
  })
  expect((await movementsOf())[0]).toMatchObject({
    delta: 6,
    after: 16,
    reason: 'receipt',
    reference: { type: 'receipt', id: String(id) },
  })
  expect((await readStock(db, jam.variantId)).lots).toMatchObject([
    { qty: 2, expires_on: '2030-06-01', supplier: 'Ararat LLC' },
    { qty: 4 },
  ])
  expect((await listReceipts(db, { ...page, search: 'arar n' })).data[0]).toMatchObject({ id })
  expect((await listReceipts(db, { ...page, search: 'sevan' })).meta.total).toBe(0)
  expect(await checkStock(db)).toEqual([])
})

test('a delivery with an unknown variant or a wrong day is refused whole', async () => {
  const { db } = database
  const lines = [{ variant_id: jam.variantId, qty: 4 }]
  const receive = (more: { variant_id: number; qty: number; expires_on?: string }) =>
    receiveStock(db, { supplier: 'Ararat', lines: [...lines, more], by })
  await expect(receive({ variant_id: 9_999_999, qty: 1 })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(
    receive({ variant_id: jam.variantId, qty: 1, expires_on: '2030-02-30' }),
  ).rejects.toMatchObject({ details: { fields: { 'lines.1.expires_on': expect.anything() } } })
  await expect(receiveStock(db, { supplier: ' ', lines, by })).rejects.toMatchObject({
    details: { fields: { supplier: expect.anything() } },
  })
  expect((await readStock(db, jam.variantId)).qty).toBe(10)
})

test('the list finds by sku, barcode and name, and says what open orders hold', async () => {
  const { db } = database
  await db
    .updateTable('variants')
    .set({ barcode: `48500000${products}` })
    .where('id', '=', jam.variantId)
    .execute()
  const order = { productId: jam.id, quantity: 3, method: 'cashondelivery' }
  await orderAsGuest(db, bankOrderServices(db), order)
  for (const search of [`jam-${products}`, `48500000${products}`]) {
    const { data } = await listStock(db, { ...page, search })
    expect(data[0]).toMatchObject({
      variant_id: jam.variantId,
      qty: 7,
      held: 3,
      low: false,
      last_movement: { reason: 'sale', delta: -3 },
    })
  }
  expect((await listStock(db, { ...page, search: 'nothing like this' })).meta.total).toBe(0)
  const skus = (await listStock(db, { ...page, sort: '-sku' })).data.map(({ sku }) => sku)
  expect(skus.length).toBeGreaterThan(1)
  expect(skus).toEqual(skus.toSorted().toReversed())
})

test('variants that are no longer sold are not listed', async () => {
  const { db } = database
  const listed = async () =>
    (await listStock(db, { ...page, search: `JAM-${products}` })).meta.total
  expect(await listed()).toBe(1)
  await db
    .updateTable('variants')
    .set({ removed_at: new Date() })
    .where('id', '=', jam.variantId)
    .execute()
  expect(await listed()).toBe(0)
})

test('a low mark and a shelf place are kept, and a variant at its mark is low', async () => {
  const { db } = database
  const changed = await changePlace(db, {
    variantId: jam.variantId,
    version: 1,
    shelfPlace: ' A-3 ',
    lowMark: 10,
    by,
  })
  expect(changed).toMatchObject({ shelf_place: 'A-3', low_mark: 10, low: true, version: 2 })
  const low = async () =>
    (await listStock(db, { ...page, low: true })).data.map(({ variant_id }) => variant_id)
  expect(await low()).toContain(jam.variantId)
  await adjust({ delta: 1, reason: 'return' })
  expect(await low()).not.toContain(jam.variantId)
  await expect(
    changePlace(db, { variantId: jam.variantId, version: 1, lowMark: null, by }),
  ).rejects.toMatchObject({
    code: 'version_conflict',
    details: { data: { fields: ['low_mark'], changed_by: by.name } },
  })
  const cleared = { variantId: jam.variantId, version: 2, lowMark: null, by }
  expect(await changePlace(db, cleared)).toMatchObject({ low_mark: null, shelf_place: 'A-3' })
})

test('an export has every variant of its filter, batch by batch, and leaves one row in the log', async () => {
  const { db } = database
  const [low, enough] = [
    await createProduct(db, { sku: 'EXPORT-B', offers: [{ qty: 2 }] }),
    await createProduct(db, { sku: 'EXPORT-A', offers: [{ qty: 9 }] }),
  ]
  await db
    .updateTable('variants')
    .set({ low_mark: 4 })
    .where('id', 'in', [low.variantId, enough.variantId])
    .execute()
  const skus = async (filter: { search?: string; low?: boolean }, size?: number) => {
    const found: string[] = []
    for await (const batch of readStockBatches(db, filter, size))
      found.push(...batch.map(({ sku }) => sku))
    return found
  }
  expect(await skus({ search: 'export' }, 1)).toEqual(['EXPORT-A', 'EXPORT-B'])
  expect(await skus({ search: 'export', low: true })).toEqual(['EXPORT-B'])
  const all = (await listStock(db, page)).data.map(({ sku }) => sku)
  expect(await skus({}, 2)).toEqual(all)
  const call = { filter: { search: 'export' }, format: 'xlsx', by } as const
  await expect(exportStock(db, { ...call, maxRows: 1 })).rejects.toMatchObject({
    code: 'too_many_rows',
  })
  await exportStock(db, { ...call, maxRows: 2 })
  expect(
    await db
      .selectFrom('audit_log')
      .select(['staff_id', 'after'])
      .where('action', '=', 'stock.export')
      .execute(),
  ).toEqual([{ staff_id: by.id, after: { search: 'export' } }])
})
