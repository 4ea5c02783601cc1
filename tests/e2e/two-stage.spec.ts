import type { Browser, Page } from '@playwright/test'
import type { AuditRow } from '@tsiran/contract/admin/audit'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { formatMoney } from '@tsiran/i18n/money'
import { openDemoShop, type OwnShop } from './drill/fresh-shop.ts'
import { fillCheckout, ready, wordsOf } from './shop.ts'
import { adminWords, demoMember, expect, test } from './staff.ts'

// A shop of its own: its terminal holds money until the order is packed.
let shop: OwnShop
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openDemoShop({ CARD_STAGES: 'two', DEMO_ZONES: 'off' })
})
test.afterAll(() => shop.close())

const hy = adminWords('hy')
const t = wordsOf('hy')
const name = 'Պանիր'

/** Signs in as a member of the demo's staff and opens a page. */
async function open(page: Page, role: StaffRole, path: string): Promise<void> {
  const { email, password } = demoMember(role)
  const data = { email, password, locale: 'hy' }
  const signedIn = await page.request.post(`${shop.url}/api/admin/session`, { data })
  expect(signedIn.status()).toBe(200)
  await page.goto(`${shop.url}/admin${path}`)
}

/** Adds cheese of 500 g portions at 8000 drams a kilogram, and returns its id. */
async function addCheese(page: Page, sku: string): Promise<number> {
  const listed = await page.request.get(`${shop.url}/api/admin/products?limit=1&status=published`)
  const found = (await listed.json()) as { data: { category_ids: number[] }[] }
  const answer = await page.request.post(`${shop.url}/api/admin/products`, {
    data: {
      type: 'simple',
      sku,
      name: { hy: name, ru: name, en: name },
      status: 'published',
      category_ids: found.data[0]!.category_ids.slice(0, 1),
      variants: [{ sku, qty: 10, price: 4000, portion_grams: 500, price_per_kg: 8000 }],
    },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { data: { id: number } }).data.id
}

const readOrder = async (page: Page, number: number) =>
  (
    (await (await page.request.get(`${shop.url}/api/admin/orders/${number}`)).json()) as {
      data: AdminOrder
    }
  ).data

/** A buyer without an account, with two portions in the cart. */
async function openBuyer(browser: Browser, product: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url })
  await context.addInitScript(() => {
    localStorage.setItem('loader', String(Date.now()))
    localStorage.setItem('language', String(Date.now()))
  })
  const page = await context.newPage()
  const token = await page.request.get('/api/checkout/cart/token')
  const { api_token } = (await token.json()) as { api_token: string }
  const data = { product_id: product, quantity: 2, api_token, locale: 'hy' }
  const added = await page.request.post(`/api/checkout/cart/add/${product}`, { data })
  expect(added.status()).toBe(200)
  return page
}

/** Orders what is in the cart and pays; the bank answers the first request for the money so. Returns the order's number. */
async function payHeld(buyer: Page, later: 'refused'): Promise<number> {
  await buyer.goto('/hy/shop/checkout')
  await ready(buyer)
  await fillCheckout(buyer, 'hy')
  await buyer.locator('input[name=paymentMethod][value=ameriabank]').check()
  await press(buyer, t('checkout.place'))
  await buyer.locator(`input[name=later][value=${later}]`).check()
  await press(buyer, t('sandboxBank.pay'))
  await expect(buyer.getByRole('heading', { level: 1, name: t('thanks.title') })).toBeVisible()
  return Number(new URL(buyer.url()).searchParams.get('orderID'))
}

const press = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true }).click()

test('money is held, the order is picked lighter, and a part of it is captured', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await open(page, 'owner', '/')
  const buyer = await openBuyer(browser, await addCheese(page, 'TWO-STAGE'))
  await buyer.goto('/hy/shop/checkout')
  await ready(buyer)
  await fillCheckout(buyer, 'hy')
  // 15 % of 8000 drams.
  await expect(
    buyer.getByText(t('checkout.cardHoldMore', { money: formatMoney(1200) })),
  ).toBeVisible()
  await buyer.locator('input[name=paymentMethod][value=ameriabank]').check()
  await press(buyer, t('checkout.place'))
  await expect(buyer.getByText(t('sandboxBank.hold'), { exact: true })).toBeVisible()
  await press(buyer, t('sandboxBank.pay'))
  await expect(buyer.getByRole('heading', { level: 1, name: t('thanks.title') })).toBeVisible()
  const receipt = buyer.frameLocator(`iframe[title="${t('payment.receipt')}"]`)
  await expect(receipt.getByText(t('payment.state.held'), { exact: true })).toBeVisible()
  const number = Number(new URL(buyer.url()).searchParams.get('orderID'))
  const { grand_total: agreed, paid } = await readOrder(page, number)
  expect(paid).toBe('held')
  const totals = buyer.getByRole('region', { name: t('orders.total') })
  await expect(totals).toContainText(`${t('orders.cardHold.held')}${formatMoney(agreed + 1200)}`)

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'picker', `/picking/${number}`)
  await press(page, hy('picking.step.claim'))
  await page
    .getByRole('region', { name: hy('picking.overview') })
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await press(page, hy('picking.weigh'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(hy('picking.grams')).fill('950')
  await dialog.getByRole('button', { name: hy('picking.save') }).click()
  await press(page, hy('picking.step.finish'))
  await expect(page.getByText(hy('picking.progressState.finished'))).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'orders', `/orders/${number}`)
  await expect(page.getByText(hy('orders.paid.held')).first()).toBeVisible()
  await press(page, hy('orders.more'))
  await page.getByRole('menuitem', { name: hy('orders.act.cancel'), exact: true }).click()
  await expect(dialog).toContainText(hy('orders.holdFreed', { amount: formatMoney(agreed + 1200) }))
  await page.keyboard.press('Escape')
  await press(page, hy('orders.act.settle'))
  // 950 g instead of 1000 g.
  const [final, free] = [agreed - 400, 1600]
  await expect(dialog).toContainText(`${hy('orders.settlement.captured')}${formatMoney(final)}`)
  await expect(dialog).toContainText(`${hy('orders.settlement.released')}${formatMoney(free)}`)
  await dialog.getByRole('button', { name: hy('orders.act.settle'), exact: true }).click()
  await expect(page.getByText(hy('orders.settlement.done', { number }))).toBeVisible()
  const captured = { held: formatMoney(agreed + 1200), amount: formatMoney(final) }
  await expect(page.getByText(hy('orders.captureOf', captured))).toBeVisible()
  const settled = await readOrder(page, number)
  expect([settled.paid, settled.received, settled.grand_total]).toEqual(['paid', final, final])
  expect(settled.payments).toMatchObject([{ state: 'captured', amount: final, refunded: 0 }])

  await buyer.reload()
  await expect(totals).toContainText(`${t('orders.cardHold.captured')}${formatMoney(final)}`)
  await expect(totals).toContainText(`${t('orders.cardHold.released')}${formatMoney(free)}`)
  await expect(receipt.getByText(t('payment.state.paid'), { exact: true })).toBeVisible()
  await expect(receipt.getByText(formatMoney(final))).toBeVisible()
  await buyer.context().close()
})

test('a capture that the bank refused is repeated once, from where the settlement says so', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await open(page, 'owner', '/')
  const buyer = await openBuyer(browser, await addCheese(page, 'REFUSED'))
  const number = await payHeld(buyer, 'refused')
  await buyer.context().close()
  const { lines } = await readOrder(page, number)
  const line = lines.find(({ sku }) => sku === 'REFUSED')!
  const picking = `${shop.url}/api/admin/picking/${number}`
  const done = [
    await page.request.post(`${picking}/claim`, { data: {} }),
    await page.request.put(`${picking}/lines/${line.id}`, {
      data: { state: 'found', quantity: 2, grams: 900 },
    }),
    await page.request.post(`${picking}/finish`, { data: {} }),
  ]
  expect(done.map((answer) => answer.status())).toEqual([200, 200, 200])

  await page.goto(`${shop.url}/admin/orders/${number}`)
  const dialog = page.getByRole('dialog')
  await press(page, hy('orders.act.settle'))
  await dialog.getByRole('button', { name: hy('orders.act.settle'), exact: true }).click()
  // The toast says it, and screen readers hear it.
  await expect(page.getByText(hy('orders.repeat.settledRefused', { number })).first()).toBeVisible()
  const repeat = dialog.getByRole('button', { name: hy('orders.repeat.submit') })
  await expect(dialog).toContainText(hy('orders.repeat.title'))
  const { grand_total: final, payments } = await readOrder(page, number)
  expect(payments).toMatchObject([{ state: 'capturing', capture: final }])
  await expect(dialog).toContainText(formatMoney(final))
  // It is about the order as the settlement has left it.
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByText(hy('orders.repeat.captureRefused'), { exact: true })).toBeVisible()

  await open(page, 'orders', `/orders/${number}`)
  await expect(page.getByText(hy('orders.repeat.captureRefused'), { exact: true })).toBeVisible()
  const asked = page.getByRole('button', { name: hy('orders.act.repeat_request'), exact: true })
  await expect(asked).toHaveCount(0)

  await open(page, 'owner', `/orders/${number}`)
  // The next step of the page's head, and the one beside the payment.
  await expect(asked).toHaveCount(2)
  await asked.last().click()
  await repeat.dblclick()
  await expect(page.getByText(hy('orders.repeatResult.done'))).toBeVisible()
  await expect(asked).toHaveCount(0)
  const order = await readOrder(page, number)
  expect([order.paid, order.received]).toEqual(['paid', final])
  expect(order.payments).toMatchObject([{ state: 'captured', amount: final, refused_at: null }])
  const log = await page.request.get(`${shop.url}/api/admin/audit?action=order.repeat_request`)
  const { data } = (await log.json()) as { data: AuditRow[] }
  expect(data).toMatchObject([{ subject_id: String(number) }])
})
