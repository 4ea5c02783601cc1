import type { Page } from '@playwright/test'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { formatMoney } from '@tsiran/i18n/money'
import { readZones } from './delivery.ts'
import { openDemoShop, type OwnShop } from './drill/fresh-shop.ts'
import { adminWords, demoMember, expect, test } from './staff.ts'

test.use({ reducedMotion: 'no-preference' })

// A shop of its own: zones are on, and its stock and cash are this day's alone.
let shop: OwnShop
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openDemoShop()
})
test.afterAll(() => shop.close())

const hy = adminWords('hy')
const [phone, desk] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Signs in as a member of the demo's staff on a device and opens a page. */
async function open(page: Page, role: StaffRole, path: string, device = desk): Promise<void> {
  const { email, password } = demoMember(role)
  await page.setViewportSize(device)
  const data = { email, password, locale: 'hy' }
  const signedIn = await page.request.post(`${shop.url}/api/admin/session`, { data })
  expect(signedIn.status()).toBe(200)
  await page.goto(`${shop.url}/admin${path}`)
}

async function call<T>(
  page: Page,
  method: 'get' | 'post',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await page.request[method](`${shop.url}/api/${path}`, data && { data })
  expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([
    path,
    answer.status(),
    '',
  ])
  return (await answer.json()) as T
}

interface Offer {
  price: number
  portion_grams?: number
  price_per_kg?: number
}
const text = (name: string) => ({ hy: name, ru: name, en: name })

/** Adds a product with ten pieces to a category, as the catalogue's people do, and returns its id. */
async function addProduct(page: Page, name: string, offer: Offer): Promise<number> {
  const found = await call<{ data: { category_ids: number[] }[] }>(
    page,
    'get',
    'admin/products?limit=1&status=published',
  )
  const sku = `DAY-${name}`
  const { data } = await call<{ data: { id: number } }>(page, 'post', 'admin/products', {
    type: 'simple',
    sku,
    name: text(name),
    status: 'published',
    category_ids: found.data[0]!.category_ids.slice(0, 1),
    variants: [{ sku, qty: 10, ...offer }],
  })
  return data.id
}

/** Orders one of each product for cash, into the next open slot; whatever is missing is to be replaced. */
async function order(page: Page, products: readonly number[]): Promise<number> {
  const { api_token } = await call<{ api_token: string }>(page, 'get', 'checkout/cart/token')
  for (const id of products)
    await call(page, 'post', `checkout/cart/add/${id}`, { product_id: id, quantity: 1, api_token })
  const wishes = await page.request.put(`${shop.url}/api/checkout/cart/update`, {
    data: { api_token, substitution: 'replace' },
  })
  expect(wishes.status()).toBe(200)
  const [district] = (await readZones(page.request, 'hy', shop.url)).districts
  const billing = {
    first_name: 'Նարե',
    email: 'nare@example.am',
    phone: '+374 91 123456',
    city: 'Երևան',
    address1: ['Աբովյան 12'],
  }
  await call(page, 'post', 'checkout/save-address', {
    api_token,
    billing,
    district_id: district!.id,
  })
  const { data } = await call<{ data: { days: { slots: { id: number; open: boolean }[] }[] } }>(
    page,
    'get',
    `delivery/slots?district_id=${district!.id}`,
  )
  const slot = data.days.flatMap(({ slots }) => slots).find((one) => one.open)
  await call(page, 'post', 'checkout/save-shipping', {
    api_token,
    shipping_method: 'flatrate_flatrate',
    slot_id: slot!.id,
  })
  await call(page, 'post', 'checkout/save-payment', {
    api_token,
    payment: { method: 'cashondelivery' },
  })
  const placed = await call<{ order: { increment_id: string } }>(
    page,
    'post',
    'checkout/save-order',
    { api_token },
  )
  return Number(placed.order.increment_id)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Shows the line of a product on the picker's phone. */
async function showLine(page: Page, name: string): Promise<void> {
  await page
    .getByRole('region', { name: hy('picking.overview') })
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await expect(page.getByRole('article', { name })).toBeVisible()
}

test('a day: ordered, picked by weight, replaced, missing, settled, brought and paid in cash', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await open(page, 'owner', '/')
  const cheese = await addProduct(page, 'Պանիր', {
    price: 4000,
    portion_grams: 500,
    price_per_kg: 8000,
  })
  const bread = await addProduct(page, 'Մատնաքաշ', { price: 3000 })
  await addProduct(page, 'Լավաշ', { price: 2500 })
  const milk = await addProduct(page, 'Կաթնեղեն', { price: 3500 })
  const number = await order(page, [cheese, bread, milk])

  await open(page, 'picker', `/picking/${number}`, phone)
  await button(page, hy('picking.step.claim')).click()
  await showLine(page, 'Պանիր')
  await button(page, hy('picking.weigh')).click()
  const grams = dialog(page).getByLabel(hy('picking.grams'))
  await grams.fill('485')
  await expect(grams).toHaveAccessibleDescription(hy('picking.gramSteps', { step: 10 }))
  await expect(button(page, hy('picking.save'))).toBeDisabled()
  await grams.fill('700')
  const agreed = dialog(page).getByLabel(hy('picking.agreed'))
  await agreed.check()
  await grams.fill('690')
  await expect(agreed, 'the buyer agreed to 700 g').not.toBeChecked()
  // The keypad begins anew after the field, and then goes on.
  for (const key of ['4', '8', '0', '0', hy('picking.lastDigit')]) await button(page, key).click()
  await expect(grams).toHaveValue('480')
  await dialog(page)
    .getByRole('button', { name: hy('picking.save') })
    .click()
  await showLine(page, 'Մատնաքաշ')
  await button(page, hy('picking.replace')).click()
  await dialog(page).getByRole('searchbox').fill('Լավաշ')
  await dialog(page).getByRole('button', { name: /Լավաշ/ }).click()
  await dialog(page)
    .getByRole('button', { name: hy('picking.save') })
    .click()
  await showLine(page, 'Կաթնեղեն')
  await button(page, hy('picking.missing')).click()
  await button(page, hy('picking.step.finish')).click()
  await expect(page.getByText(hy('picking.progressState.finished'))).toBeVisible()

  await open(page, 'orders', `/orders/${number}`)
  await button(page, hy('orders.act.settle')).click()
  await expect(dialog(page)).toContainText(hy('orders.settlement.final'))
  await dialog(page)
    .getByRole('button', { name: hy('orders.act.settle'), exact: true })
    .click()
  await expect(page.getByText(hy('orders.settlement.done', { number }))).toBeVisible()
  const settled = await call<{
    data: { sub_total: number; grand_total: number; shipping_amount: number; paid: string }
  }>(page, 'get', `admin/orders/${number}`)
  const { grand_total: total, shipping_amount: delivery } = settled.data
  // 480 g at 8 000 a kilogram, and the flat bread in place of the dearer loaf; the packaging is a line of its own.
  const packaging = settled.data.sub_total - 3840 - 2500
  expect(packaging).toBeGreaterThanOrEqual(0)
  expect(total).toBe(3840 + 2500 + packaging + delivery)

  await page.goto(`${shop.url}/admin/print/slip?ids=${number}`)
  const slip = page.getByRole('article')
  await expect(slip).toContainText(formatMoney(total))
  await expect(slip).toContainText('Լավաշ')

  await open(page, 'orders', '/deliveries')
  const today = await page.getByLabel(hy('deliveries.day')).inputValue()
  // The slot may be of the next day: the list of a day has what is due by then.
  const later = new Date(new Date(today).getTime() + 86_400_000).toISOString().slice(0, 10)
  await page.goto(`${shop.url}/admin/deliveries?day=${later}`)
  await page.getByRole('checkbox', { name: new RegExp(`^${number}`) }).check()
  await page
    .getByLabel(hy('deliveries.courier'), { exact: true })
    .selectOption({ label: hy('deliveries.newRoute', { name: demoMember('courier').name }) })
  await button(page, hy('deliveries.plan', { count: 1 })).click()
  await expect(button(page, hy('deliveries.start'))).toBeVisible()
  const route = new URL(page.url()).pathname.replace('/admin', '')

  await open(page, 'courier', route, phone)
  await button(page, hy('deliveries.start')).click()
  await button(page, hy('deliveries.deliver')).click()
  await expect(dialog(page)).toContainText(formatMoney(total))
  await dialog(page)
    .getByRole('button', { name: hy('deliveries.confirm.delivered') })
    .click()
  await expect(page.getByText(hy('deliveries.allDone'))).toBeVisible()

  await open(page, 'owner', route)
  await page.getByLabel(hy('deliveries.countedField')).fill(String(total))
  await button(page, hy('deliveries.endRoute')).click()
  await expect(page.getByRole('heading', { name: hy('deliveries.state.done') })).toBeVisible()
  const done = await call<{ data: { status: string; paid: string } }>(
    page,
    'get',
    `admin/orders/${number}`,
  )
  expect([done.data.status, done.data.paid]).toEqual(['completed', 'paid'])
  const audit = await call<{ data: { action: string }[] }>(
    page,
    'get',
    `admin/audit?subject_type=order&subject_id=${number}`,
  )
  const actions = audit.data.map(({ action }) => action)
  for (const action of ['order.claim_picking', 'order.settle', 'order.advance'])
    expect(actions).toContain(action)
})

test('an order that was paid late, when its slot was full, says that it has no place', async ({
  page,
}) => {
  await open(page, 'owner', '/')
  const number = await order(page, [await addProduct(page, 'Ձու', { price: 12_000 })])
  await page.goto(`${shop.url}/admin/orders/${number}`)
  const missing = page.getByText(hy('orders.noPlace'))
  await expect(page.getByRole('heading', { name: hy('orders.delivery') })).toBeVisible()
  await expect(missing).toHaveCount(0)
  await page.route(`**/api/admin/orders/${number}*`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { slot: { has_place: boolean } } }
    body.data.slot.has_place = false
    await route.fulfill({ response: answer, json: body })
  })
  await page.reload()
  await expect(missing).toBeVisible()
})
