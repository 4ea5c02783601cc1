import { orderAsGuest } from './guest-orders.ts'
import { choose } from './order-page.ts'
import { planRoute } from './routes.ts'
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
