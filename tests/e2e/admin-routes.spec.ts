import type { Page } from '@playwright/test'
import { formatDate, isoDay } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { orderAsGuest } from './guest-orders.ts'
import { read } from './order-page.ts'
import { card, planRoute } from './routes.ts'
import { adminWords, demoMember, expect, openAs, test } from './staff.ts'

const hy = adminWords('hy')
const dayMs = 86_400_000
const anyOf = (names: readonly string[]) => new RegExp(`^(?:${names.join('|')})$`)

async function cancel(page: Page, number: number): Promise<void> {
  const { version } = await read(page, number)
  const answer = await page.request.post(`/api/admin/orders/${number}/cancel`, {
    data: { reason: 'called', version },
  })
  expect(answer.status()).toBe(200)
}

test('an accountant reads a route and is offered no report on it; its courier is', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const [first, second] = [await orderAsGuest(baseURL!), await orderAsGuest(baseURL!)]
  await planRoute(page, [first.number, second.number])
  const path = new URL(page.url()).pathname.replace('/admin', '')
  const start = page.getByRole('button', { name: hy('deliveries.start') })
  const reports = (['deliver', 'nobody', 'refuse'] as const).map((act) => hy(`deliveries.${act}`))
  const doors = card(page, first.number).getByRole('button', { name: anyOf(reports) })
  const canceled = page.getByRole('region', { name: hy('deliveries.canceledStops') })

  await openAs(page, 'accountant', path, 'hy')
  await expect(card(page, first.number)).toBeVisible()
  await expect(start).toHaveCount(0)

  await openAs(page, 'orders', path, 'hy')
  await start.click()
  await expect(doors).toHaveCount(3)
  await cancel(page, second.number)
  const due = (await read(page, second.number)).grand_total
  const cash = page.getByRole('button', {
    name: hy('deliveries.cashTaken', { amount: formatMoney(due) }),
  })
  const orderLink = canceled.getByRole('link', { name: String(second.number) })

  await openAs(page, 'accountant', path, 'hy')
  await expect(orderLink).toBeVisible()
  await expect(doors).toHaveCount(0)
  await expect(cash).toHaveCount(0)

  await openAs(page, 'courier', path, 'hy')
  await expect(cash).toBeVisible()
  await expect(doors).toHaveCount(3)
  // Couriers open no orders.
  await expect(canceled).toContainText(String(second.number))
  await expect(orderLink).toHaveCount(0)
})

test('a route of yesterday stays on the page of today until its cash is counted', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!)
  const yesterday = isoDay(new Date(Date.now() - dayMs))
  await openAs(page, 'orders', '/deliveries', 'hy')
  const { data: couriers } = await (await page.request.get('/api/admin/couriers')).json()
  const { id } = couriers.find(({ name }: { name: string }) => name === demoMember('courier').name)
  const answer = await page.request.post('/api/admin/routes', {
    data: { day: yesterday, courier_id: id, order_ids: [number] },
  })
  const { data: route } = await answer.json()
  const link = page.locator(`a[href="/admin/deliveries/${route.id}"]`)
  await openAs(page, 'courier', '/deliveries', 'hy')
  await expect(link).toContainText(formatDate(yesterday))

  await openAs(page, 'orders', `/deliveries/${route.id}`, 'hy')
  await page.getByRole('button', { name: hy('deliveries.start') }).click()
  await page.getByLabel(hy('deliveries.countedField')).fill('0')
  await page.getByRole('button', { name: hy('deliveries.endRoute') }).click()
  await expect(page.getByText(hy('deliveries.state.done'))).toBeVisible()
  await page.goto('/admin/deliveries')
  await expect(page.getByRole('heading', { name: hy('deliveries.routes') })).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('the sheet of a route has names and hours in whole words beside a long note', async ({
  page,
  baseURL,
}) => {
  const note = 'Դոմոֆոնը չի աշխատում, զանգահարեք մուտքի մոտ։ '.repeat(6)
  const name = 'Հովհաննես-Մկրտիչ'
  const { number } = await orderAsGuest(baseURL!, { name, note })
  await planRoute(page, [number])
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.emulateMedia({ media: 'print' })
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.goto(`/admin/print/route?id=${id}`)
  const cells = page.getByRole('row').filter({ hasText: name }).getByRole('cell')
  const lines = await cells.nth(3).evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell.firstChild!)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBeLessThan(4)
  // As wide as “10:00–12:00”, also where the order has no slot.
  expect((await cells.nth(2).boundingBox())!.width).toBeGreaterThan(80)
  await page.emulateMedia({ media: null })
})
