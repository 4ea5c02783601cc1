import { formatNumber } from '@tsiran/i18n/money'
import { deliveryFields, deliveryOf } from './delivery.ts'
import { expect, fillCheckout, sample, ready, test, wordsOf } from './shop.ts'
import { expectThanks } from './thanks.ts'

const { product } = sample

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
    // No other test buys it.
    const [scarce] = (await (await client.get('/api/search?search=GRC-022&locale=en')).json())
      .data as [FoundProduct]
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
    const { address, shipping } = await deliveryOf(client, 'free')
    await step('save-address', { billing, ...address })
    await step('save-shipping', { shipping_method: 'free_free', ...shipping })
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
    const delivery = await deliveryFields(page.request)
    // As the page does before it shows the slots of a district.
    if (delivery['district'])
      await page.request.post('/api/checkout/save-address', {
        data: { api_token, district_id: Number(delivery['district']) },
      })
    const press = () =>
      page.request.post('/en/shop/checkout', {
        form: { ...form, ...delivery },
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
  name: string
  qty: number
}
