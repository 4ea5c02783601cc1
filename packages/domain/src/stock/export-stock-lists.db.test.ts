import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { exportLots } from './export-lots.ts'
import { exportReceipts } from './export-receipts.ts'
import { readLots } from './list-lots.ts'
import { receiveStock } from './receive-stock.ts'

const database = testDatabase()
const all = async <Row>(batches: AsyncIterable<Row[]>) => (await Array.fromAsync(batches)).flat()

test('deliveries are exported line by line, lots by their expiry, as the lists filter them', async () => {
  const { db } = database
  const by = byScript
  const milk = await createProduct(db, { sku: 'MILK' })
  const tea = await createProduct(db, { sku: 'TEA' })
  const line = (variant_id: number, qty: number, expires_on?: string) => ({
    variant_id,
    qty,
    ...(expires_on && { expires_on }),
  })
  await receiveStock(db, {
    supplier: 'Ferma',
    reference: 'F-1',
    lines: [line(milk.variantId, 5, '2030-03-01'), line(tea.variantId, 7)],
    by,
  })
  await receiveStock(db, { supplier: 'Ararat', lines: [line(milk.variantId, 3, '2030-02-01')], by })

  const lines = async (search?: string) =>
    (await all(await exportReceipts(db, { filter: { search }, format: 'csv', by }))).map(
      ({ supplier, reference, variant, qty, expires_on }) => [
        supplier,
        reference,
        variant?.sku,
        qty,
        expires_on,
      ],
    )
  const ferma = [
    ['Ferma', 'F-1', 'TEA', 7, null],
    ['Ferma', 'F-1', 'MILK', 5, '2030-03-01'],
  ]
  expect(await lines()).toEqual([['Ararat', '', 'MILK', 3, '2030-02-01'], ...ferma])
  expect(await lines('ferma')).toEqual(ferma)

  const lots = await all(await exportLots(db, { filter: {}, format: 'xlsx', maxRows: 2, by }))
  expect(lots.map(({ supplier, expires_on, qty }) => [supplier, expires_on, qty])).toEqual([
    ['Ararat', '2030-02-01', 3],
    ['Ferma', '2030-03-01', 5],
  ])
  expect(await readLots(db, {}, { after: lots[0], limit: 500 })).toEqual([lots[1]])
  expect(await all(await exportLots(db, { filter: { within: 7 }, format: 'csv', by }))).toEqual([])
  await expect(
    exportLots(db, { filter: {}, format: 'xlsx', maxRows: 1, by }),
  ).rejects.toMatchObject({ code: 'too_many_rows' })
})
