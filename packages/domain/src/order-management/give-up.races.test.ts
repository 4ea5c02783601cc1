import { waitForLock } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { lockOrder } from '../orders/lock-order.ts'
import { orderAtBank } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { settlePayment } from './settle-payment.ts'
import { giveUpOrder } from './give-up-order.ts'

const shop = bankShop()

test('an order whose payment comes while its buyer gives it up is reported as paid', async () => {
  const { db, services } = shop
  const { owner, order, payment } = await orderAtBank(db, services, { productId: shop.productId })
  const { id, amount, currency } = payment
  const outcome = await db.transaction().execute(async (tx) => {
    await lockOrder(tx, order.id)
    const late = Promise.allSettled([giveUpOrder(db, services, owner)])
    await waitForLock(shop.db)
    const sums = { amount, received: amount, currency, number: String(id) }
    await settlePayment(tx, services, { payment, report: { state: 'paid', ...sums, details: {} } })
    return { late }
  })
  expect(await outcome.late).toMatchObject([{ value: { state: 'paid', receipt: payment.key } }])
  expect(await shop.statusOf(order.id)).toBe('pending')
})
