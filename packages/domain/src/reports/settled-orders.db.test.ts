import { beforeAll, expect, test } from 'vitest'
import { issueInvoice } from '../documents/issue-invoice.ts'
import { readSlips } from '../documents/read-slips.ts'
import { vatInside } from '../documents/vat.ts'
import { settleOrder } from '../picking/settle-order.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createTestChannel } from '../testing/channel.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { pickOrder, sellByWeight } from '../testing/picked-order.ts'

const shop = bankShop()
beforeAll(async () => {
  await createTestChannel(shop.db)
  await createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] })
})

const settle = (id: number) => settleOrder(shop.db, shop.services, { id, by, decides: true })
const place = async () => {
  const order = { productId: shop.productId, quantity: 2, method: 'cashondelivery' }
  return (await orderAsGuest(shop.db, shop.services, order)).order.id
}

test('an invoice issued after a settlement has the lines as they were delivered', async () => {
  await sellByWeight(shop.db, shop.variantId, { portion: 350, perKg: 6000 })
  const id = await place()
  const first = await issueInvoice(shop.db, { orderId: id, by })
  await pickOrder(shop.db, id, { picks: { 0: { state: 'found', grams: 640 } }, buffer: 630 })
  await settle(id)
  const { data, number } = await issueInvoice(shop.db, { orderId: id, by })
  expect(number).not.toBe(first.number)
  expect(data).toMatchObject({
    lines: [
      { pieces: 2, total: 3840, weighed: { grams: 640, price_per_kg: 6000 } },
      { total: 100 },
    ],
    grand_total: 4940,
    vat: vatInside(4940),
  })
})

test('a slip shows ordered and delivered pieces, what was replaced, and the cash to pay', async () => {
  const butter = await createProduct(shop.db, { sku: 'BUTTER', offers: [{ price: 900 }] })
  const id = await place()
  const substitute = { variantId: butter.variantId, quantity: 1 }
  await pickOrder(shop.db, id, { picks: { 0: { state: 'replaced', substitute } } })
  await settle(id)
  const [slip] = await readSlips(shop.db, { ids: [id], staff: { id: 0, roles: ['owner'] } })
  expect(slip).toMatchObject({
    settled: true,
    grand_total: 2000,
    cash_due: 2000,
    lines: [
      { ordered: 2, canceled: 2, pieces: 0, picked: 'replaced' },
      { sku: 'BUTTER', ordered: 0, canceled: 0, pieces: 1, picked: 'found', total: 900 },
      { ordered: 1, pieces: 1 },
    ],
  })
  expect(slip!.lines[1]!.replaces).toBe(slip!.lines[0]!.name)
})

test('the sums of days follow a settlement', async () => {
  const id = await place()
  const sumOf = async () => {
    const rows = await shop.db.selectFrom('order_day_changes').select('sum').execute()
    const days = await shop.db.selectFrom('order_days').select('sum').execute()
    return [...rows, ...days].reduce((sum, row) => sum + Number(row.sum), 0)
  }
  const before = await sumOf()
  await pickOrder(shop.db, id, { picks: { 0: { state: 'short', quantity: 1 } } })
  await settle(id)
  expect(await sumOf()).toBe(before - 1000)
})
