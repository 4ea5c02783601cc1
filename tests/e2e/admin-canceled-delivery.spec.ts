import { request } from '@playwright/test'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { choose } from './order-page.ts'
import { act, planRoute } from './routes.ts'
import { wordsOf } from './shop.ts'
import { adminWords, demoMember, expect, openAs, test } from './staff.ts'

const hy = adminWords('hy')
const courier = demoMember('courier')

test('the question before a cancelation names the courier who is out with the order', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!)
  await planRoute(page, [number])
  const path = new URL(page.url()).pathname.replace('/admin', '')
  const notice = page.getByText(hy('orders.courierIsOut', { name: courier.name }))
  const question = page.getByRole('dialog')
  await openAs(page, 'orders', `/orders/${number}`, 'hy')
  await choose(page, hy('orders.act.cancel'))
  await expect(question).toContainText(hy('orders.buyerMailed'))
  await expect(notice).toHaveCount(0)

  await openAs(page, 'owner', path, 'hy')
  await page.getByRole('button', { name: hy('deliveries.start') }).click()
  await expect(page.getByText(hy('deliveries.state.out'))).toBeVisible()
  for (const action of ['cancel', 'cancel_lines'] as const) {
    await openAs(page, 'orders', `/orders/${number}`, 'hy')
    await choose(page, hy(`orders.act.${action}`))
    await expect(question).toContainText(hy('orders.courierIsOut', { name: courier.name }))
  }
})

test('cash that was taken for an order that is canceled meanwhile is recorded, counted and returned', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { number } = await orderAsGuest(baseURL!, { quantity: 2 })
  await planRoute(page, [number])
  const path = new URL(page.url()).pathname.replace('/admin', '')
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'courier', path, 'hy')
  await page.getByRole('button', { name: hy('deliveries.start') }).click()
  await act(page, number, hy('deliveries.deliver'))

  const office = await request.newContext({ baseURL: baseURL! })
  const { email, password } = demoMember('orders')
  await office.post('/api/admin/session', { data: { email, password } })
  const order = `/api/admin/orders/${number}`
  const { data } = (await (await office.get(order)).json()) as { data: AdminOrder }
  const reason = { version: data.version, reason: 'Գնորդը հրաժարվեց' }
  expect((await office.post(`${order}/cancel`, { data: reason })).status()).toBe(200)
  await office.dispose()

  const amount = formatMoney(data.grand_total)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: hy('deliveries.confirm.delivered') }).click()
  // The refusal stays to be read, although the stop is gone.
  await expect(dialog.getByRole('alert')).toContainText(
    wordsOf('hy')('errors.order_canceled', { number }),
  )
  expect(await complaints(page)).toEqual([])
  await dialog.getByRole('button', { name: hy('deliveries.cashTaken', { amount }) }).click()
  await expect(dialog).toContainText(hy('deliveries.cashOfBuyer', { amount }))
  await dialog.getByRole('button', { name: wordsOf('hy')('ui.close') }).click()
  const canceled = page.getByRole('region', { name: hy('deliveries.canceledStops') })
  await expect(canceled).toContainText(hy('deliveries.cashOfBuyer', { amount }))
  expect(await complaints(page)).toEqual([])
  await canceled.getByRole('button', { name: hy('deliveries.cashBack') }).click()
  await canceled.getByRole('button', { name: hy('deliveries.cashTaken', { amount }) }).click()
  await expect(canceled).toContainText(hy('deliveries.cashOfBuyer', { amount }))

  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, 'owner', path, 'hy')
  await page.getByLabel(hy('deliveries.countedField')).fill(String(data.grand_total))
  await expect(page.getByText(hy('deliveries.differs'))).toHaveCount(0)
  await page.getByRole('button', { name: hy('deliveries.endRoute') }).click()
  await expect(page.getByText(hy('deliveries.state.done'))).toBeVisible()
  await canceled.getByRole('link', { name: String(number) }).click()
  await expect(page.getByText(hy('orders.doorCash', { amount }))).toBeVisible()
  await expect(page.getByText(hy('orders.paid.refund_due')).first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: hy('orders.act.return_cash') }).click()
  const question = page.getByRole('dialog', { name: hy('orders.returnCashTitle') })
  await expect(question).toContainText(hy('orders.returnCashNote', { number, amount }))
  await question.getByRole('button', { name: hy('orders.act.return_cash') }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText(hy('orders.doorCashReturned', { amount }))).toBeVisible()
})
