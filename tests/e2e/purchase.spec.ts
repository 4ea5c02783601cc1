// Long because each purchase is made step by step, in every language and without scripts.
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import { serviceLine } from '@tsiran/demo/service-line'
import type { Browser, Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { expect, fillCheckout, sample, locales, ready, test, wordsOf, type Locale } from './shop.ts'

const { root, leaf, product, price } = sample

/** From the home page down the categories to the product's listing. */
async function findProduct(page: Page, locale: Locale): Promise<void> {
  const t = wordsOf(locale)
  await page.goto(`/${locale}`)
  await page
    .getByRole('region', { name: t('home.categories') })
    .getByRole('link', { name: root.name[locale] })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: root.name[locale] })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', {
      name: `${leaf.name[locale]} ${t('catalog.total', { count: leaf.products!.length })}`,
    })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: leaf.name[locale] })).toBeVisible()
}

async function expectThanks(page: Page, locale: Locale): Promise<void> {
  const t = wordsOf(locale)
  await expect(page.getByRole('heading', { level: 1, name: t('thanks.title') })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('orderID') ?? ''
  expect(number).toMatch(/^\d+$/)
  await expect(page.getByText(number, { exact: true })).toBeVisible()
}

/** The order's page shows it, also after a reload; another browser does not see it by its number. */
async function expectOwnOrder(
  page: Page,
  browser: Browser,
  locale: Locale,
  name: string,
): Promise<void> {
  const t = wordsOf(locale)
  const order = (of: Page) => of.getByRole('region', { name: t('thanks.yourOrder') })
  await expect(order(page).getByText(name).first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.reload()
  await expect(order(page).getByText(name).first()).toBeVisible()
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1, name: t('thanks.title') })).toBeVisible()
  await expect(order(other)).toHaveCount(0)
  await expect(other.getByRole('main').getByText(name)).toHaveCount(0)
  await context.close()
}

const total = (pieces: number) => formatMoney(pieces * price + serviceLine.price)

for (const locale of locales) {
  const t = wordsOf(locale)
  const name = product.name[locale]

  test(`a guest buys in ${locale}`, async ({ page, browser }) => {
    await findProduct(page, locale)
    await ready(page)
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    await card
      .getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) })
      .click()
    await expect(page.getByText(t('product.added', { name }))).toBeVisible()
    await expect(
      card.getByRole('spinbutton', { name: t('product.quantity', { name }), exact: true }),
    ).toHaveValue('1')

    await card.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    // A phone's buy bar, which follows, has the same.
    const quantity = page
      .getByRole('spinbutton', { name: t('product.quantity', { name }), exact: true })
      .first()
    await expect(quantity).toHaveValue('1')
    await page
      .getByRole('button', { name: t('product.increase', { name }), exact: true })
      .first()
      .click()
    await expect(quantity).toHaveValue('2')

    await page
      .getByRole('link', { name: new RegExp(`^${t('shell.cart')}`) })
      .filter({ visible: true })
      .first()
      .click()
    const preview = page.getByRole('region', { name: t('indicator.cart') })
    await expect(
      preview.or(page.getByRole('heading', { level: 1, name: t('cart.title') })),
    ).toBeVisible()
    if (await preview.isVisible())
      await preview.getByRole('link', { name: t('indicator.toCart') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    const summary = page.getByRole('region', { name: t('cart.summary') })
    await expect(summary).toContainText(total(2))
    await page.getByRole('button', { name: t('product.increase', { name }), exact: true }).click()
    await expect(summary).toContainText(total(3))

    await summary.getByRole('link', { name: t('cart.checkout') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(page.getByRole('textbox', { name: t('checkout.fullName') }).first()).toBeFocused()
    await fillCheckout(page, locale)
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expectThanks(page, locale)
    await expectOwnOrder(page, browser, locale, name)

    await page.goto(`/${locale}/shop/cart`)
    await expect(page.getByText(t('cart.empty'))).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a guest buys in ${locale}`, async ({ page }) => {
      await findProduct(page, locale)
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
      await card.getByRole('spinbutton').fill('2')
      await card
        .getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) })
        .click()
      await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
      const summary = page.getByRole('region', { name: t('cart.summary') })
      await expect(summary).toContainText(total(2))

      const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
      await line.getByRole('spinbutton').first().fill('4')
      await line.getByRole('button', { name: t('cart.update') }).click()
      await expect(summary).toContainText(total(4))

      await summary.getByRole('link', { name: t('cart.checkout') }).click()
      await fillCheckout(page, locale)
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expectThanks(page, locale)
      await expect(
        page
          .getByRole('region', { name: t('thanks.yourOrder') })
          .getByText(name)
          .first(),
      ).toBeVisible()
    })
  })
}

test.describe('at the last step', () => {
  test.use({ allowed: { fault: /status of (409|422) .*\/shop\/checkout/ } })
  const t = wordsOf('en')
  const form = {
    fullName: 'Ani Sargsyan',
    email: 'last-step@example.am',
    phone: '+374 91 000000',
    street: 'Abovyan 12',
    sameAddress: 'on',
    shippingMethod: 'flatrate',
    paymentMethod: 'cashondelivery',
    terms: 'on',
  }

  test('what changed stays on the page until the shopper presses again', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const client = await playwright.request.newContext({ baseURL: baseURL! })
    const found = (
      await (await client.get('/api/products?locale=en&limit=100&sort=created_at')).json()
    ).data as FoundProduct[]
    const scarce = found.find(
      ({ type, min_qty, qty }) => type === 'simple' && min_qty === 1 && qty > 10 && qty < 400,
    )!
    const add = (api_token: string, quantity: number) =>
      client.post(`/api/checkout/cart/add/${scarce.id}`, {
        data: { api_token, product_id: scarce.id, quantity, locale: 'en' },
      })
    const fresh = async () =>
      (await (await client.get('/api/checkout/cart/token')).json()).api_token as string

    const mine = await fresh()
    const { qty } = (await (await client.get(`/api/products/${scarce.id}?locale=en`)).json())
      .data as FoundProduct
    expect((await add(mine, qty)).status()).toBe(200)
    await page.context().addCookies([{ name: 'api_token', value: mine, url: baseURL! }])
    await page.addInitScript((token) => localStorage.setItem('api_token', token), mine)
    await page.goto('/en/shop/checkout')
    await ready(page)
    await fillCheckout(page, 'en')

    const theirs = await fresh()
    expect((await add(theirs, 5)).status()).toBe(200)
    const step = (path: string, data: object) =>
      client.post(`/api/checkout/${path}`, { data: { api_token: theirs, ...data } })
    const billing = {
      first_name: 'G',
      email: 'other@example.am',
      phone: '093111111',
      city: 'Yerevan',
      address1: ['x'],
    }
    await step('save-address', { billing })
    await step('save-shipping', { shipping_method: 'free_free' })
    await step('save-payment', { payment: { method: 'cashondelivery' } })
    expect((await step('save-order', {})).status()).toBe(200)

    await page.getByRole('button', { name: t('checkout.place') }).click()
    const notice = page.getByText(
      t('cart.changed.stock', {
        name: scarce.name,
        to: formatNumber(qty - 5),
        from: formatNumber(qty),
      }),
    )
    await expect(notice).toBeVisible()
    // The summary is fetched again by now, and the changes are still shown above it.
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(
      `× ${qty - 5}`,
    )
    await page.waitForLoadState('networkidle')
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expectThanks(page, 'en')
    await client.dispose()
  })

  test('a press that is sent again after a lost answer leads to the same order', async ({
    page,
    baseURL,
  }) => {
    const { api_token } = await (await page.request.get('/api/checkout/cart/token')).json()
    const { data } = await (
      await page.request.get(`/api/search?search=${product.sku}&locale=en`)
    ).json()
    await page.request.post(`/api/checkout/cart/add/${data[0].id}`, {
      data: { api_token, product_id: data[0].id, quantity: 1 },
    })
    const press = () =>
      page.request.post('/en/shop/checkout', {
        form,
        maxRedirects: 0,
        headers: { origin: new URL(baseURL!).origin },
      })
    const [first, second] = [await press(), await press()]
    expect(first.status()).toBe(303)
    expect(first.headers()['location']).toMatch(/^\/en\/thanks\?orderID=\d+$/)
    expect(second.headers()['location']).toBe(first.headers()['location'])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('who collects the order is asked for no street', async ({ page }) => {
      await page.goto(`/en/shop/products/${product.urlKey}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('product.add') })
        .first()
        .click()
      await page.goto('/en/shop/checkout')
      const street = page.getByRole('textbox', { name: t('checkout.street') }).first()
      await expect(street).toBeVisible()
      const place = page
        .getByRole('group', { name: t('checkout.address') })
        .getByText('12 Abovyan Street')
      await expect(place).toBeHidden()
      await page.getByRole('radio', { name: 'Pickup' }).check()
      await expect(street).toBeHidden()
      await expect(place).toBeVisible()
      await page.getByRole('textbox', { name: t('checkout.fullName') }).fill(form.fullName)
      await page
        .getByRole('textbox', { name: t('checkout.email') })
        .first()
        .fill('ani@')
      await page
        .getByRole('textbox', { name: t('checkout.phone') })
        .first()
        .fill(form.phone)
      await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expect(page.getByText(t('field.email'))).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Pickup' })).toBeChecked()
      await page
        .getByRole('textbox', { name: t('checkout.email') })
        .first()
        .fill(form.email)
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expectThanks(page, 'en')
    })
  })
})

interface FoundProduct {
  id: number
  type: string
  name: string
  qty: number
  min_qty: number
}
