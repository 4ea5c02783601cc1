import { request } from '@playwright/test'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { act, card, planRoute } from './routes.ts'
import { wordsOf } from './shop.ts'
import { adminWords, comeBack, demoMember, expect, openAs, test } from './staff.ts'

const hy = adminWords('hy')

test('a courier delivers for cash, finds nobody at home, takes back a piece, and the cash is counted', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const orders = []
  for (let count = 0; count < 3; count++) orders.push(await orderAsGuest(baseURL!, { quantity: 2 }))
  const [first, second, third] = orders.map(({ number }) => number) as [number, number, number]
  await planRoute(page, [first, second, third])
  const address = new URL(page.url()).pathname
  expect(await complaints(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'courier', '/deliveries', 'hy')
  await page.locator(`a[href="${address}"]`).click()
  await page.getByRole('button', { name: hy('deliveries.start') }).click()
  await expect(card(page, first).getByRole('link', { name: orders[0]!.phone })).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await act(page, first, hy('deliveries.deliver'))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('֏')
  await dialog.getByRole('button', { name: hy('deliveries.confirm.delivered') }).click()
  await expect(card(page, first)).toContainText(hy('deliveries.outcome.delivered'))

  await act(page, second, hy('deliveries.nobody'))
  await dialog.getByLabel(hy('deliveries.note')).fill('Դուռը չբացեցին')
  await dialog.getByRole('button', { name: hy('deliveries.confirm.nobody_home') }).click()
  await expect(card(page, second)).toContainText('Դուռը չբացեցին')

  await act(page, third, hy('deliveries.refuse'))
  await dialog.getByRole('spinbutton').or(dialog.getByRole('textbox')).first().fill('1')
  const leftToPay = await dialog.getByText(hy('deliveries.take', { amount: '' }).trim()).innerText()
  await dialog.getByRole('button', { name: hy('deliveries.confirm.refused_lines') }).click()
  await expect(card(page, third)).toContainText(hy('deliveries.outcome.refused_lines'))
  const [drams] = leftToPay.match(/\d[\d\s]*֏/)!
  await expect(card(page, third)).toContainText(hy('deliveries.tookCash', { amount: drams }))
  await expect(page.getByText(hy('deliveries.allDone'))).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, 'orders', address.replace('/admin', ''), 'hy')
  const { data } = await (
    await page.request.get(`/api/admin/routes/${address.split('/').at(-1)}`)
  ).json()
  await page.getByLabel(hy('deliveries.countedField')).fill(String(data.cash))
  await page.getByRole('button', { name: hy('deliveries.endRoute') }).click()
  await expect(page.getByText(hy('deliveries.state.done'))).toBeVisible()
  await page.goto('/admin/deliveries')
  await expect(page.getByRole('table', { name: hy('deliveries.cash') })).toContainText(
    formatMoney(data.cash),
  )
  // Nobody was at home: the order waits again.
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${second}`) })).toBeVisible()
})

test('another role finds no deliveries, and a courier no other courier’s route', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!)
  await planRoute(page, [number])
  const route = new URL(page.url()).pathname.split('/').at(-1)
  await page.context().clearCookies()
  await openAs(page, 'content', '/', 'hy')
  await expect(page.getByRole('link', { name: hy('deliveries.title') })).toHaveCount(0)
  expect((await page.request.get(`/api/admin/routes/${route}`)).status()).toBe(403)
})

test('a route that the office has deleted leaves the courier’s page', async ({ page, baseURL }) => {
  const { number, phone } = await orderAsGuest(baseURL!)
  await planRoute(page, [number])
  const path = new URL(page.url()).pathname.replace('/admin', '')
  const office = await request.newContext({ baseURL: baseURL! })
  try {
    await page.context().clearCookies()
    await openAs(page, 'courier', path, 'hy')
    await expect(page.getByText(phone).first()).toBeVisible()
    const { email, password } = demoMember('orders')
    await office.post('/api/admin/session', { data: { email, password } })
    const route = `/api/admin/routes/${path.split('/').at(-1)}`
    const { data } = (await (await office.get(route)).json()) as { data: { version: number } }
    expect((await office.delete(route, { params: { version: data.version } })).status()).toBe(200)
    await comeBack(page, /\/routes\/\d+$/)
    await expect(page.getByText(wordsOf('hy')('errors.not_found'))).toBeVisible()
    await expect(page.getByText(phone)).toHaveCount(0)
  } finally {
    await office.dispose()
  }
})

for (const [locale, width] of [
  ['ru', 390],
  ['en', 1440],
] as const)
  test.describe(`${locale} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, language: locale })
    test('the route sheet has every stop', async ({ page, baseURL }) => {
      const { number, phone } = await orderAsGuest(baseURL!)
      await planRoute(page, [number])
      await page.getByRole('link', { name: hy('deliveries.print') }).click()
      const sheet = page.getByRole('article')
      await expect(sheet).toContainText(String(number))
      await expect(sheet).toContainText(phone)
      // A title without a seller beside it stands at the margin.
      await expect(sheet.getByRole('heading', { level: 1 })).toHaveCSS('text-align', 'start')
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      // On A4 there is room to sign, and the head of that column is not broken within its word.
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 794, height: 1123 })
      const signature = sheet.getByRole('columnheader').last()
      const { width: room, height } = (await signature.boundingBox())!
      expect(room).toBeGreaterThan(100)
      expect(height).toBeLessThan(30)
      await page.emulateMedia({ media: 'screen' })
    })
  })

test('stops that are dragged are saved once, where they are let go', async ({ page, baseURL }) => {
  const numbers: number[] = []
  for (let count = 0; count < 3; count++)
    numbers.push((await orderAsGuest(baseURL!, { quantity: 1 })).number)
  await planRoute(page, numbers)
  const stops = page.getByRole('list', { name: hy('deliveries.sequence') }).getByRole('listitem')
  const shown = async () =>
    (await stops.allInnerTexts()).map((text) => Number(/\d+/.exec(text)![0]))
  const before = await shown()
  const sent: number[][] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && /routes\/\d+/.test(request.url()))
      sent.push((request.postDataJSON() as { order_ids: number[] }).order_ids)
  })
  const drag = async (from: number, ...to: number[]) => {
    await expect(stops.nth(from)).toHaveAttribute('draggable', 'true')
    await stops.nth(from).hover({ position: { x: 20, y: 10 } })
    await page.mouse.down()
    for (const place of to) {
      const { x, y } = (await stops.nth(place).boundingBox())!
      await page.mouse.move(x + 20, y + 10, { steps: 4 })
      await page.mouse.move(x + 24, y + 14, { steps: 4 })
    }
  }
  await drag(2, 1, 0)
  await page.mouse.up()
  const after = [before[2]!, before[0]!, before[1]!]
  await expect(page.getByText(hy('common.saved')).first()).toBeVisible()
  await expect.poll(shown).toEqual(after)
  expect(sent).toEqual([after])
  // Let go as soon as it enters the last row.
  await drag(0, 1, 2)
  await page.mouse.up()
  await expect.poll(shown).toEqual(before)
  expect(sent).toEqual([after, before])
  await drag(2, 1, 0)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.up()
  await expect.poll(shown).toEqual(before)
  expect(sent).toEqual([after, before])
  await page.reload()
  await expect.poll(shown).toEqual(before)
})

test('cash that comes in while it is counted is not counted without a question', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 1 })
  await planRoute(page, [number])
  await openAs(page, 'owner', new URL(page.url()).pathname.replace('/admin', ''), 'hy')
  await page.getByRole('button', { name: hy('deliveries.start') }).click()
  await page.getByLabel(hy('deliveries.countedField')).fill('0')
  const path = `/api/admin/routes/${page.url().split('/').at(-1)}`
  const stop = await page.request.post(`${path}/stops/${number}`, {
    data: { outcome: 'delivered' },
  })
  expect(stop.status()).toBe(200)
  await comeBack(page, /\/routes\/\d+$/)
  await expect(page.getByText(hy('deliveries.allDone'))).toBeVisible()
  const end = page.getByRole('button', { name: hy('deliveries.endRoute') })
  await end.click()
  await expect(
    page.getByText(hy('common.changedBy', { name: demoMember('owner').name })).first(),
  ).toBeVisible()
  await expect(page.getByText(hy('deliveries.differs'))).toBeVisible()
  await end.click()
  await expect(page.getByText(hy('deliveries.state.done'))).toBeVisible()
})

test('a sum that the office has changed at the door is shown before it is taken', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 2 })
  await planRoute(page, [number])
  await openAs(page, 'owner', new URL(page.url()).pathname.replace('/admin', ''), 'hy')
  await page.getByRole('button', { name: hy('deliveries.start') }).click()
  await act(page, number, hy('deliveries.deliver'))
  const order = `/api/admin/orders/${number}`
  const { data } = (await (await page.request.get(order)).json()) as { data: AdminOrder }
  const canceled = await page.request.post(`${order}/cancel`, {
    data: {
      version: data.version,
      reason: 'Կոտրված',
      lines: [{ line_id: data.lines.find(({ stocked }) => stocked)!.id, quantity: 1 }],
    },
  })
  expect(canceled.status()).toBe(200)
  const { data: after } = (await (await page.request.get(order)).json()) as { data: AdminOrder }
  const dialog = page.getByRole('dialog')
  const deliver = dialog.getByRole('button', { name: hy('deliveries.confirm.delivered') })
  await expect(dialog).toContainText(formatMoney(data.grand_total))
  await deliver.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog).toContainText(formatMoney(after.grand_total))
  await deliver.click()
  await expect(card(page, number)).toContainText(hy('deliveries.outcome.delivered'))
  await expect(card(page, number)).toContainText(formatMoney(after.grand_total))
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
  // While a call is under way, a press on the button with its next text does not count.
  const settled = () => expect(canceled.locator('[aria-busy=true]')).toHaveCount(0)
  await canceled.getByRole('button', { name: hy('deliveries.cashBack') }).click()
  const taken = canceled.getByRole('button', { name: hy('deliveries.cashTaken', { amount }) })
  await expect(taken).toBeVisible()
  await settled()
  await taken.click()
  await expect(canceled).toContainText(hy('deliveries.cashOfBuyer', { amount }))
  await settled()
  // The second press of a double one, which finds another text on the button, takes nothing back.
  await canceled.getByRole('button', { name: hy('deliveries.cashBack') }).hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.reload()
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
