import { expect, test } from 'vitest'
import { findOrder } from '../orders/read-order.ts'
import { findLatestPayment } from '../payments/payment-rows.ts'
import { agePayment, mailsOf, orderAsGuest, queryDuePayments, testIdram } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { enterPayPage } from './enter-pay-page.ts'
import { openPayment } from './open-payment.ts'
import type { PaymentAlarm } from './order-services.ts'
import { settleIdram } from './settle-idram.ts'

const shop = bankShop()

/** An order whose payment page was opened, of whose payment nothing is heard for a day. */
async function waitADay({ begun }: { begun: boolean }) {
  const { db } = shop
  const alarms: PaymentAlarm[] = []
  const services = { ...shop.services, alarm: (one: PaymentAlarm) => void alarms.push(one) }
  const { order } = await orderAsGuest(db, services, {
    productId: shop.productId,
    method: 'idram',
  })
  await openPayment(db, services, { orderId: order.id, locale: 'en' })
  const { id, key, amount } = (await findLatestPayment(db, order.id, { open: true }))!
  await enterPayPage(db, 'idram', key)
  const call = {
    EDP_PRECHECK: 'YES',
    EDP_BILL_NO: key,
    EDP_REC_ACCOUNT: testIdram.account,
    EDP_AMOUNT: String(amount),
  }
  for (let times = 0; begun && times < 2; times++)
    expect(await settleIdram(db, services, { settings: testIdram, call })).toBe(true)
  await agePayment(db, id, 25 * 60)
  await queryDuePayments(db, services)
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'canceled' })
  return { alarms, mails: await mailsOf(db, order.id), payment: { order: order.id, payment: id } }
}

test('the shop is mailed to look for the money of a wallet payment that was begun and never confirmed', async () => {
  const { alarms, mails, payment } = await waitADay({ begun: true })
  expect(alarms).toEqual([{ kind: 'payment_unclear', ...payment }])
  expect(mails).toContain('shopUnconfirmed')
})

test('a wallet payment that nobody began is given up without a word', async () => {
  const { alarms, mails } = await waitADay({ begun: false })
  expect([alarms, mails]).toEqual([[], []])
})
