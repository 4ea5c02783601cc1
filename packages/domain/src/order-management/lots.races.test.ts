import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { advanceOrder } from './advance-order.ts'
import { cancelOrder } from './cancel-order.ts'
import type { OrderServices } from './order-services.ts'
import { bankOrderServices, orderAsGuest } from '../testing/bank.ts'
import { byScript as by, createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums, ledgerSums } from '../testing/order-sums.ts'
import { adjustStock } from '../stock/adjust-stock.ts'
import { countLotsLeft } from '../stock/lots-left.ts'
import { receiveStock } from '../stock/receive-stock.ts'

const database = testDatabase({ connections: 20 })
let services: OrderServices
beforeAll(async () => {
  services = bankOrderServices(database.db)
  await createCheckoutMethods(database.db)
})

const receive = (variantId: number, day: number) =>
  receiveStock(database.db, {
    supplier: 'Ashtarak',
    lines: [{ variant_id: variantId, qty: 3, expires_on: `2031-01-0${day}` }],
    by,
  })
const buy = (productId: number) =>
  orderAsGuest(database.db, services, { productId, quantity: 1, method: 'cashondelivery' })
const handOver = async ({ order: { id } }: Awaited<ReturnType<typeof buy>>) => {
  await advanceOrder(database.db, services, { id, by, to: 'processing' })
  await advanceOrder(database.db, services, { id, by, to: 'completed' })
}
const cancel = ({ order: { id } }: Awaited<ReturnType<typeof buy>>) =>
  cancelOrder(database.db, services, { id, by, note: 'x' })

test('what is left of lots is right at every moment, however orders, deliveries and counts meet', async () => {
  const { db } = database
  // The pieces of the first change by orders that are handed over alone.
  const [milk, yogurt] = [
    await createProduct(db, { sku: 'MILK', offers: [{ qty: 1 }] }),
    await createProduct(db, { sku: 'YOGURT', offers: [{ qty: 9 }] }),
  ]
  for (const { variantId } of [milk, yogurt]) await receive(variantId, 5)
  const ofMilk = [await buy(milk.id), await buy(milk.id), await buy(milk.id)]
  const ofYogurt = [await buy(yogurt.id), await buy(yogurt.id), await buy(yogurt.id)]
  let changing = true
  const count = async () => {
    while (changing) {
      await countLotsLeft(db)
      expect(await findBrokenSums(db, ledgerSums)).toEqual([])
    }
  }
  const counted = Promise.all([count(), count()])
  await Promise.all([
    ...ofMilk.map(handOver),
    handOver(ofYogurt[0]!),
    ...ofYogurt.slice(1).map(cancel),
    buy(yogurt.id),
    ...[1, 2].map((day) => receive(yogurt.variantId, day)),
    ...[-2, 1].map((delta) =>
      adjustStock(db, { variantId: yogurt.variantId, delta, reason: 'damage', by }),
    ),
  ]).finally(() => (changing = false))
  await counted
  await countLotsLeft(db)
  expect(await db.selectFrom('lot_changes').select('id').execute()).toEqual([])
  expect(await findBrokenSums(db, ledgerSums)).toEqual([])
})
