import { formatMoney } from '@tsiran/i18n/money'
import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { button, choose, linesOf, orderByCard, read } from './order-page.ts'
import { sample, wordsOf } from './shop.ts'
import { hold } from './slow.ts'
import { adminWords, expect, openAs, readIn, test } from './staff.ts'

// Demo members read Armenian until they choose another language.
const t = adminWords('hy')
const shop = wordsOf('hy')

for (const [locale, width] of [
  ['hy', 390],
  ['ru', 390],
  ['en', 1440],
] as const)
  test(`before its delivery only what is due of an order goes back, and the dialog says so in ${locale} at ${width}`, async ({
    page,
    baseURL,
    browser,
  }) => {
    const number = await orderByCard(baseURL!, browser)
    const own = adminWords(locale)
    await page.setViewportSize({ width, height: 844 })
    await readIn(page, locale)
    await openAs(page, 'owner', '/', locale)
    const { lines, version } = await read(page, number)
    const canceled = await page.request.post(`/api/admin/orders/${number}/cancel`, {
      data: { version, reason: 'Կոտրված', lines: [{ line_id: lines[0]!.id, quantity: 1 }] },
    })
    expect(canceled.status()).toBe(200)
    await page.goto(`/admin/orders/${number}`)
    const next = button(page, own('orders.act.refund'))
    await next.click()
    const dialog = page.getByRole('dialog', { name: own('orders.refundTitle', { number }) })
    const amount = dialog.getByRole('textbox', { name: own('orders.refundAmount') })
    await amount.fill(String(sample.price + 1))
    await expect(dialog).toContainText(
      own('orders.refundOnlyDue', { amount: formatMoney(sample.price) }),
    )
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
    expect(await complaints(page)).toEqual([])
    await dialog.getByText(own('orders.leave'), { exact: true }).click()
    await expect(next).toBeFocused()
  })

test('a delivered piece is refunded, and named by its refund', async ({
  page,
  baseURL,
  browser,
}) => {
  const number = await orderByCard(baseURL!, browser)
  await openAs(page, 'owner', `/orders/${number}`, 'en')
  await button(page, t('orders.act.process')).click()
  await button(page, t('orders.act.complete')).click()
  await expect(page.getByText(t('orders.done.complete', { number }))).toBeVisible()
  await choose(page, t('orders.act.refund'))
  const dialog = page.getByRole('dialog', { name: t('orders.refundTitle', { number }) })
  const amount = dialog.getByRole('textbox', { name: t('orders.refundAmount') })
  const name = sample.product.name.hy
  await dialog.getByRole('spinbutton', { name: t('orders.refundOf', { name }) }).press('ArrowUp')
  await expect(dialog).toContainText(t('orders.refundSum', { amount: formatMoney(sample.price) }))
  await amount.fill(String(sample.price + 1))
  await expect(dialog).toContainText(
    t('orders.refundAboveLines', { amount: formatMoney(sample.price) }),
  )
  await amount.fill(String(sample.price))
  await dialog.getByLabel(t('orders.reason')).fill('Կոտրված էր')
  await dialog
    .getByRole('button', { name: t('orders.refundSum', { amount: formatMoney(sample.price) }) })
    .click()
  await expect(dialog).toBeHidden()
  await expect(linesOf(page)).toContainText(t('orders.refundedOf', { count: 1, delivered: 3 }))
  await expect(page.getByRole('group', { name: t('orders.history') })).toContainText(`${name} × 1`)
  const { lines, payments, received, version } = await read(page, number)
  expect(payments.flatMap(({ refunds }) => refunds)).toMatchObject([
    { amount: sample.price, state: 'refunded', lines: [{ line_id: lines[0]!.id, quantity: 1 }] },
  ])

  // The order closes with the rest of its money; its history has the words of people alone.
  const rest = { amount: received, reason: 'Բոլորը', version }
  const answer = await page.request.post(`/api/admin/orders/${number}/refunds`, { data: rest })
  expect(answer.status()).toBe(200)
  await page.reload()
  const history = page.getByRole('group', { name: t('orders.history') })
  await expect(history).toContainText(rest.reason)
  await expect(history).toContainText(shop('orderStatus.closed'))
  await expect(history).not.toContainText('refunded')
  await expect(history.getByText(t('orders.event.payment'), { exact: true })).toHaveCount(0)
})

test('a settlement names the sum that it showed: what is picked meanwhile is shown first', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 3 })
  await openAs(page, 'orders', '/', 'en')
  const path = `/api/admin/picking/${number}`
  const claimed = await page.request.post(`${path}/claim`, { data: {} })
  expect(claimed.status()).toBe(200)
  const { data } = (await claimed.json()) as { data: { lines: { id: number }[] } }
  const pick = async (quantity: number) => {
    const answer = await page.request.put(`${path}/lines/${data.lines[0]!.id}`, {
      data: { state: 'short', quantity },
    })
    expect(answer.status()).toBe(200)
  }
  await pick(2)
  await page.goto(`/admin/orders/${number}`)
  const { grand_total: agreed } = await read(page, number)
  const left = (pieces: number) => formatMoney(agreed - (3 - pieces) * sample.price)
  await button(page, t('orders.act.settle')).click()
  const dialog = page.getByRole('dialog', { name: t('orders.settlement.title', { number }) })
  await expect(dialog).toContainText(`${t('orders.settlement.final')}${left(2)}`)
  await pick(1)
  const settle = dialog.getByRole('button', { name: t('orders.act.settle'), exact: true })
  await settle.click()
  await expect(dialog.getByRole('alert')).toContainText(t('orders.sumsChanged'))
  await expect(dialog).toContainText(`${t('orders.settlement.final')}${left(1)}`)
  await settle.click()
  await expect(dialog).toBeHidden()
  expect((await read(page, number)).grand_total).toBe(agreed - 2 * sample.price)
})

test('a settlement that waits for a newer version of its order keeps the focus', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 3 })
  await openAs(page, 'orders', '/', 'en')
  const path = `/api/admin/picking/${number}`
  const claimed = await page.request.post(`${path}/claim`, { data: {} })
  const { data } = (await claimed.json()) as { data: { lines: { id: number }[] } }
  const marked = await page.request.put(`${path}/lines/${data.lines[0]!.id}`, {
    data: { state: 'short', quantity: 2 },
  })
  expect(marked.status()).toBe(200)
  await page.goto(`/admin/orders/${number}`)
  await button(page, t('orders.act.settle')).click()
  const dialog = page.getByRole('dialog', { name: t('orders.settlement.title', { number }) })
  await expect(dialog).toContainText(t('orders.settlement.final'))

  // A bank's or a clock's change; nobody of the staff changes what is picked.
  const order = await read(page, number)
  const newer = { ...order, version: order.version + 1 }
  await page.route(
    ({ pathname }) => pathname.startsWith(`/api/admin/orders/${number}`),
    (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname.endsWith('/settle'))
        return route.fulfill({ status: 409, json: { code: 'version_conflict', message: '' } })
      if (pathname.endsWith(String(number))) return route.fulfill({ json: { data: newer } })
      return route.fallback()
    },
  )
  const preview = await hold(page, 'GET', new RegExp(`/orders/${number}/settlement$`))
  const settle = dialog.locator('button[type=submit]')
  await settle.click()
  await preview.asked
  await expect(dialog).toContainText(t('orders.conflictNext'))
  await expect(settle).toBeFocused()
  preview.letGo()
  await expect(settle).not.toHaveAttribute('aria-busy')
  await expect(settle).toBeFocused()
})
