import type { Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { deliveryOf } from './delivery.ts'
import { orderAsGuest } from './guest-orders.ts'
import { signInAnew } from './people.ts'
import { sample, wordsOf } from './shop.ts'
import { adminWords, confirmAsOwner, expect, locales, openAs, readIn, test } from './staff.ts'

const shop = wordsOf('hy')
const hy = adminWords('hy')

/** Orders a pack of the sample product for who is signed in. Returns the order's number. */
async function orderOne(page: Page, person: { email: string; phone: string }): Promise<number> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/checkout/${path}`, { data })
    expect([path, answer.status()]).toEqual([path, 200])
    return answer.json()
  }
  const { data } = await (
    await page.request.get(`/api/product/${sample.product.urlKey}?locale=en`)
  ).json()
  await post(`cart/add/${data.id}`, { quantity: 3 })
  const { address, shipping } = await deliveryOf(page.request)
  const billing = { ...person, city: 'Yerevan', address1: ['Աբովյան 12'] }
  await post('save-address', { billing, ...address })
  await post('save-shipping', { shipping_method: 'flatrate_flatrate', ...shipping })
  await post('save-payment', { payment: { method: 'cashondelivery' } })
  return (await post('save-order', {})).order.id
}

/** Cancels an order by the API, as who is signed in. */
const cancel = (page: Page, id: number) =>
  page.evaluate(async (path) => {
    const { data } = (await (await fetch(path)).json()) as { data: { version: number } }
    const body = JSON.stringify({ reason: 'asked', version: data.version })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${path}/cancel`, { method: 'POST', headers, body })).status
  }, `/api/admin/orders/${id}`)

/** Opens the window that erases a person, from the list. */
async function askToErase(page: Page, email: string, locale: (typeof locales)[number] = 'hy') {
  const t = adminWords(locale)
  await page.getByRole('table').getByRole('link', { name: 'Նարե' }).click()
  await page.getByRole('button', { name: t('customers.erase') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('customers.eraseHint', { email }))).toBeVisible()
  return {
    dialog,
    field: dialog.getByLabel(t('customers.eraseEmail')),
    press: dialog.getByRole('button', { name: t('customers.erase') }),
  }
}

test('an owner erases a customer: after the last order, by the e-mail and the password', async ({
  page,
  browser,
}) => {
  test.slow()
  const theirs = await (await browser.newContext()).newPage()
  const person = await signInAnew(theirs)
  const order = await orderOne(theirs, person)

  await openAs(page, 'owner', `/customers?search=${person.email}`, 'hy')
  const { dialog, field, press } = await askToErase(page, person.email)
  await field.fill('nare@tsiran.example')
  await expect(press).toBeDisabled()
  await field.fill(person.email.toUpperCase())
  await press.click()
  await expect(dialog.getByRole('alert')).toContainText(
    shop('errors.order_open', { orders: String(order) }),
  )
  expect(await cancel(page, order)).toBe(200)

  // As ten minutes after the sign-in: the owner confirms by password, and the call is repeated by itself.
  const unconfirmed = { status: 403, json: { code: 'confirmation_needed', message: '' } }
  await page.route('**/erase?*', (route) => route.fulfill(unconfirmed), { times: 1 })
  await press.click()
  await confirmAsOwner(page, 'hy')
  await expect(page).toHaveURL(/\/admin\/customers$/)
  await expect(page.getByText(hy('customers.erased'), { exact: true })).toBeVisible()
  expect((await theirs.request.get('/api/customer/me')).status()).toBe(401)

  for (const list of ['customers', 'orders']) {
    await page.goto(`/admin/${list}?search=${person.email}`)
    await expect(page.getByRole('main').getByText(person.email, { exact: true })).toHaveCount(0)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('row', { name: String(order) })).toHaveCount(0)
  }
  await page.goto(`/admin/orders/${order}`)
  await expect(page.getByText(hy('orders.erased', { date: '' }).split('-')[0]!)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(person.last_name)
  await theirs.context().close()
})

test('an owner erases a guest on the page of an ended order', async ({ page, baseURL }) => {
  const email = `guest-${Date.now()}@example.am`
  const { number } = await orderAsGuest(baseURL!, { email })
  await openAs(page, 'owner', `/orders/${number}`, 'hy')
  await expect(page.getByRole('link', { name: email })).toBeVisible()
  const open = page.getByRole('button', { name: hy('customers.erase') })
  await expect(open).toHaveCount(0)
  expect(await cancel(page, number)).toBe(200)
  await page.reload()
  await open.click()
  const title = hy('customers.eraseTitle', { name: 'Նարե Հովհաննիսյան' })
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel(hy('customers.eraseEmail')).fill(email)
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: hy('customers.erase') }).click()
  await expect(page.getByText(hy('customers.erased'), { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(hy('orders.erased', { date: '' }).split('-')[0]!)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(email)
  await expect(open).toHaveCount(0)
})

test.describe('on a weak network', () => {
  test.use({ allowed: { fault: /ERR_FAILED/ } })

  test('an answer that was lost is asked for again, and the customer is gone', async ({ page }) => {
    const person = await signInAnew(page)
    await openAs(page, 'owner', `/customers?search=${person.email}`, 'hy')
    const { field, press } = await askToErase(page, person.email)
    await field.fill(person.email)
    await page.route(
      '**/erase?*',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await press.click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await press.click()
    await expect(page).toHaveURL(/\/admin\/customers$/)
    await expect(page.getByText(hy('customers.erased'), { exact: true })).toBeVisible()
  })
})

test('who looks after orders does not erase people', async ({ page }) => {
  await openAs(page, 'orders', '/customers/1', 'hy')
  await expect(page.getByRole('heading', { name: hy('history.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: hy('customers.erase') })).toHaveCount(0)
})

for (const locale of locales)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test.describe(`${locale} at ${width}`, () => {
      test.use({ viewport: { width, height }, language: locale })

      test('the window that erases a customer is accessible, and fits', async ({ page }) => {
        await readIn(page, locale)
        await openAs(page, 'owner', '/customers/1', locale)
        await page.getByRole('button', { name: adminWords(locale)('customers.erase') }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
          true,
        )
        expect(await complaints(page, '[role=dialog]')).toEqual([])
      })
    })
