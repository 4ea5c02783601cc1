import type { APIRequestContext, Page } from '@playwright/test'
import { chooseDistrict, deliveryOf } from './delivery.ts'
import { signInAnew } from './people.ts'
import { expect, sample, locales, ready, test, wordsOf } from './shop.ts'
import { stopTime } from './slow.ts'

const { product } = sample

/** Puts the product into the signed-in person's cart. */
async function fillOwnCart(page: Page): Promise<void> {
  const { data } = (await (await page.request.get(`/api/product/${product.urlKey}`)).json()) as {
    data: { id: number }
  }
  expect(
    (
      await page.request.post(`/api/checkout/cart/add/${data.id}`, { data: { quantity: 2 } })
    ).status(),
  ).toBe(200)
}

const keepAddress = (page: Page, street: string) =>
  page.request.post('/api/addresses/create', {
    data: { address1: [street], phone: '+37491234567' },
  })

/** Orders by the API and returns the order's number. */
async function order(page: Page): Promise<string> {
  await fillOwnCart(page)
  return orderCart(page.request)
}

/** Orders the client's cart. */
async function orderCart(client: APIRequestContext): Promise<string> {
  const billing = {
    first_name: 'Ani',
    email: 'ani@example.am',
    phone: '+37491000000',
    city: 'Yerevan',
    address1: ['Tumanyan 5'],
  }
  const { address, shipping } = await deliveryOf(client)
  await client.post('/api/checkout/save-address', { data: { billing, ...address } })
  await client.post('/api/checkout/save-shipping', {
    data: { shipping_method: 'flatrate_flatrate', ...shipping },
  })
  await client.post('/api/checkout/save-payment', {
    data: { payment: { method: 'cashondelivery' } },
  })
  const answer = await client.post('/api/checkout/save-order', { data: {} })
  return ((await answer.json()) as { order: { increment_id: string } }).order.increment_id
}

for (const locale of locales) {
  const t = wordsOf(locale)

  test(`an order to a saved address is found in the history and ordered again, in ${locale}`, async ({
    page,
  }) => {
    await signInAnew(page)
    await keepAddress(page, 'Թումանյան 5')
    await fillOwnCart(page)
    await page.goto(`/${locale}/shop/checkout`)
    await ready(page)
    await expect(page.getByRole('radio', { name: /Թումանյան 5/ })).toBeChecked()
    await expect(page.getByRole('textbox', { name: t('checkout.fullName') })).toBeHidden()
    await chooseDistrict(page, locale)
    await page.getByRole('radio', { name: t('checkout.newAddress') }).check()
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(page.getByRole('textbox', { name: t('checkout.street') }).first()).toBeFocused()
    await page
      .getByRole('textbox', { name: t('checkout.street') })
      .first()
      .fill('Աբովյան 12')
    await page.getByRole('checkbox', { name: t('checkout.saveAddress') }).check()
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await page.waitForURL('**/thanks?orderID=*')
    const number = new URL(page.url()).searchParams.get('orderID')!

    await page.goto(`/${locale}/account/addresses`)
    await expect(page.getByText('Աբովյան 12')).toBeVisible()
    await page.goto(`/${locale}/account/orders`)
    await ready(page)
    await expect(page.getByText(t('orderStatus.pending')).filter({ visible: true })).toBeVisible()
    await page.getByRole('link', { name: number }).filter({ visible: true }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('orders.title', { number }) }),
    ).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${locale}/orderDetile/${number}$`))
    const name = product.name[locale]
    const lines = page.getByRole('list', { name: t('orders.lines') }).getByRole('listitem')
    await expect(lines.first().getByRole('link', { name })).toBeVisible()
    // The service line has no page.
    await expect(lines.last()).toContainText('100')
    await expect(lines.last().getByRole('link')).toHaveCount(0)
    const reorder = page.getByRole('button', { name: t('orders.reorder') })
    await reorder.click()
    await expect(page.getByText(t('answers.reordered'))).toBeVisible()
    await expect(reorder).not.toHaveAttribute('aria-busy')
    await reorder.click()
    await expect(
      page.getByText(t('ui.named', { label: name, name: t('orders.reason.already_in_cart') })),
    ).toBeVisible()
    await page.getByRole('link', { name: t('orders.toCart') }).click()
    await expect(
      page.getByRole('spinbutton', { name: t('product.quantity', { name }), exact: true }),
    ).toHaveValue('2')
  })

  test(`a guest reads an order’s status, in ${locale}`, async ({ page }) => {
    await signInAnew(page)
    const number = await order(page)
    await page.request.post('/api/customer/logout', { data: {} })
    await page.goto(`/${locale}/shop/track-order`)
    await ready(page)
    await page.getByRole('button', { name: t('orders.trackSubmit') }).click()
    await expect(page.getByText(t('field.required'))).toHaveCount(2)
    await page.getByRole('textbox', { name: t('thanks.number') }).fill(number)
    await page
      .getByRole('main')
      .getByRole('textbox', { name: t('checkout.email') })
      .fill('ani@example.am')
    await page.getByRole('button', { name: t('orders.trackSubmit') }).click()
    await expect(page.getByRole('main').getByText(t('orderStatus.pending'))).toBeVisible()
  })
}

test('a change of days loads the list from its first page', async ({ page }) => {
  const t = wordsOf('en')
  await signInAnew(page)
  for (let count = 0; count < 9; count++) await order(page)
  await page.goto('/en/account/orders')
  await ready(page)
  const orders = page
    .getByRole('main')
    .getByRole('link', { name: /\d{6}/ })
    .filter({ visible: true })
  await expect(orders).toHaveCount(8)
  await page.getByRole('link', { name: t('ui.page', { number: 2 }) }).click()
  await expect(orders).toHaveCount(1)
  await page.getByLabel(t('orders.from'), { exact: true }).fill('2021-02-03')
  await expect(orders).toHaveCount(8)
  await expect(page).toHaveURL(/\/en\/account\/orders\?from=2021-02-03&to=[\d-]+$/)
  await page.getByLabel(t('orders.to'), { exact: true }).fill('2021-02-04')
  await expect(page.getByText(t('orders.empty'))).toBeVisible()
})

test('a day is typed to its end while its first digits load a list', async ({ page }) => {
  await signInAnew(page)
  await page.goto('/en/account/orders?from=2022-05-01')
  await ready(page)
  const from = page.getByLabel(wordsOf('en')('orders.from'), { exact: true })
  await from.focus()
  await page.keyboard.type('0314')
  await expect(page).toHaveURL(/from=2022-03-14/)
  await page.keyboard.type('2023')
  await expect(page).toHaveURL(/from=2023-03-14/)
  await expect(from).toHaveValue('2023-03-14')
  await expect(from).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    allowed: { fault: /409/ },
  })

  test('stock that was sold meanwhile is reported at the top of the checkout, with the new total', async ({
    page,
    request,
  }) => {
    const t = wordsOf('en')
    const spare = '/api/product/milk-lori-lactose-free'
    const { data } = (await (await request.get(spare)).json()) as {
      data: { id: number; qty: number }
    }
    const take = async (by: typeof request, quantity: number) => {
      const { api_token } = (await (await by.get('/api/checkout/cart/token')).json()) as {
        api_token: string
      }
      expect(
        (
          await by.post(`/api/checkout/cart/add/${data.id}`, { data: { quantity, api_token } })
        ).status(),
      ).toBe(200)
    }
    await page.goto('/en')
    await take(page.request, data.qty)
    await page.goto('/en/shop/checkout')
    await ready(page)
    for (const [name, text] of Object.entries({
      fullName: 'Ani',
      email: 'ani@example.am',
      phone: '+37491000000',
      street: 'Abovyan 12',
    }))
      await page.locator(`main input[name=${name}]`).fill(text)
    await chooseDistrict(page, 'en')
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    await take(request, 1)
    await orderCart(request)
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(page.getByText(t('cart.changedTitle'))).toBeInViewport()
    const { data: ways } = (await (await page.request.get('/api/shippings')).json()) as {
      data: { formated_grand_total: string }[]
    }
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(
      ways[0]!.formated_grand_total,
    )
  })
})

test('ordering again says of which product fewer pieces are left', async ({ page }) => {
  const t = wordsOf('en')
  await signInAnew(page)
  const rare = '/api/product/coffee-beans-brazil-srchi?locale=en'
  const { data } = (await (await page.request.get(rare)).json()) as {
    data: { id: number; name: string; qty: number }
  }
  const asked = Math.ceil(data.qty * 0.6)
  const added = await page.request.post(`/api/checkout/cart/add/${data.id}`, {
    data: { quantity: asked },
  })
  expect(added.status()).toBe(200)
  await page.goto(`/en/orderDetile/${await orderCart(page.request)}`)
  await ready(page)
  await page.getByRole('button', { name: t('orders.reorder') }).click()
  const quantity = data.qty - asked
  await expect(
    page.getByText(t('quickOrder.less', { name: data.name, quantity, asked })),
  ).toBeVisible()
})

test('an order is ordered again half a second after the press', async ({ page }) => {
  await signInAnew(page)
  await page.goto(`/en/orderDetile/${await order(page)}`)
  await ready(page)
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await stopTime(page)
  const reorder = page.getByRole('button', { name: wordsOf('en')('orders.reorder') })
  await reorder.click()
  await page.clock.runFor(400)
  await expect(reorder).toHaveAttribute('aria-busy', 'true')
  expect(posts).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(() => posts).toBe(1)
})

test.describe('somebody else', () => {
  test.use({ allowed: { fault: /404/ } })

  test('does not see the order', async ({ page }) => {
    await signInAnew(page)
    const number = await order(page)
    await signInAnew(page)
    await page.goto(`/en/orderDetile/${number}`)
    await expect(
      page.getByRole('heading', { name: wordsOf('en')('shell.notFound.oops') }),
    ).toBeVisible()
  })
})
