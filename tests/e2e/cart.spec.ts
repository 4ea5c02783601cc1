import { box, cartTotal as total } from './cart-total.ts'
import { expect, fillCart, fillCheckout, sample, ready, test, wordsOf } from './shop.ts'

const locale = 'en'
const t = wordsOf(locale)
const name = sample.product.name[locale]
const cart = `/${locale}/shop/cart`

test.describe('the cart', () => {
  test('“continue shopping” leads back to where one was, at the same place of the list', async ({
    page,
  }) => {
    await page.goto('/en/shop/catalog?savings=true')
    await ready(page)
    const card = page.getByRole('main').getByRole('article').nth(8)
    await card.getByRole('button', { name: /^Add: / }).click()
    await expect(card.getByRole('spinbutton')).toBeVisible()
    let left = 0
    const openCart = async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^${t('shell.cart')}`) })
        .click()
      const link = page
        .getByRole('region', { name: t('indicator.cart') })
        .getByRole('link', { name: t('indicator.toCart') })
      await link.hover()
      left ||= await page.evaluate(() => scrollY)
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    }
    await openCart()
    await page.getByRole('link', { name: t('cart.checkout') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
    await openCart()
    await page.getByRole('link', { name: t('cart.continue') }).click()
    await expect(page).toHaveURL('/en/shop/catalog?savings=true')
    expect(left).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    // Another document of the same tab: the address is known, its place in the history is not.
    await page.goto(cart)
    await expect(page.getByRole('link', { name: t('cart.continue') })).toHaveAttribute(
      'href',
      '/en/shop/catalog?savings=true',
    )
  })

  test('a button held for one second repeats, and page and server agree in the end', async ({
    page,
  }) => {
    await fillCart(page, locale, 1)
    await page.goto(cart)
    await ready(page)
    const quantity = page.getByRole('spinbutton', {
      name: t('product.quantity', { name }),
      exact: true,
    })
    // The mouse stays down for a whole second: a first repetition after 300 ms, then one every 50 ms.
    const pressed = Date.now()
    await page
      .getByRole('button', { name: t('product.increase', { name }), exact: true })
      .click({ delay: 1000 })
    const held = Date.now() - pressed
    const summary = page.getByRole('region', { name: t('cart.summary') })
    await expect
      .poll(async () =>
        (await summary.textContent())?.includes(total(Number(await quantity.inputValue()))),
      )
      .toBe(true)
    const reached = Number(await quantity.inputValue())
    expect(reached).toBeGreaterThan(2)
    expect(reached).toBeLessThanOrEqual(2 + Math.ceil((held - 300) / 50))
    await page.reload()
    await expect(quantity).toHaveValue(String(reached))
  })

  test('the keyboard counts by steps, by tens and to the ends, and the quantity is read out with its unit', async ({
    page,
  }) => {
    await fillCart(page, locale, 5)
    await page.goto(cart)
    await ready(page)
    const quantity = page.getByRole('spinbutton', {
      name: t('product.quantity', { name }),
      exact: true,
    })
    const summary = page.getByRole('region', { name: t('cart.summary') })
    await quantity.press('ArrowDown')
    await quantity.press('PageUp')
    await expect(summary).toContainText(total(14))
    await expect(quantity).toHaveAttribute(
      'aria-valuetext',
      t('product.amount.piece', { count: 14 }),
    )
    const boxes = page.getByRole('spinbutton', { name: t('product.boxQuantity', { name }) })
    await expect(boxes).toHaveAttribute(
      'aria-valuetext',
      `1 × ${t('product.amount.piece', { count: box.qty })}`,
    )
    await quantity.press('Home')
    await expect(summary).toContainText(total(1))
  })

  test('a typed quantity that is not allowed becomes the nearest one, and the page says so', async ({
    page,
  }) => {
    await fillCart(page, locale, 2)
    await page.goto(cart)
    await ready(page)
    const quantity = page.getByRole('spinbutton', {
      name: t('product.quantity', { name }),
      exact: true,
    })
    const notes = page.getByRole('region', { name: t('ui.notifications') })
    await quantity.fill('two')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('1')
    await expect(
      notes.getByText(t('product.quantityNow', { name, quantity: 1 })).first(),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(total(1))

    // Sold by two.
    const answer = await page.request.get('/api/product/sushki-poppy-400?locale=en')
    const { data: pack } = (await answer.json()) as { data: { name: string; qty: number } }
    await page.goto('/en/shop/products/sushki-poppy-400')
    await ready(page)
    const pieces = page.locator('form.add-form').first().getByRole('spinbutton')
    await pieces.fill('5')
    await pieces.blur()
    await expect(pieces).toHaveValue('6')
    await expect(
      notes.getByText(t('product.quantityStep', { name: pack.name, quantity: 6, step: 2 })).first(),
    ).toBeVisible()
    await pieces.fill('999999')
    await pieces.blur()
    await expect(pieces).toHaveValue(String(pack.qty))
    await expect(
      notes.getByText(t('product.quantityMost', { name: pack.name, quantity: pack.qty })).first(),
    ).toBeVisible()
  })

  test('a cookie that no cart has ever had leaves the cart empty, and the checkout leads to it', async ({
    page,
    baseURL,
  }) => {
    for (const value of ['%E0%A4%A', 'x', 'a'.repeat(3000)]) {
      await page.context().addCookies([{ name: 'api_token', value, url: baseURL! }])
      for (const address of [cart, `/${locale}/shop/checkout`]) {
        const answer = await page.goto(address)
        expect(answer!.status(), `${address} with ${value.slice(0, 20)}`).toBe(200)
        await expect(page).toHaveURL(cart)
        await expect(page.getByText(t('cart.empty'))).toBeVisible()
      }
      await page.context().clearCookies()
    }
  })

  test('a removed line comes back with its quantity', async ({ page }) => {
    await fillCart(page, locale, 3)
    await page.goto(cart)
    await ready(page)
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
      .getByRole('button', { name: t('product.remove', { name }) })
      .last()
      .click()
    await expect(page.getByText(t('cart.empty'))).toBeVisible()
    await page.getByRole('button', { name: t('cart.undo') }).click()
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(total(3))
  })

  test.describe('changed where the page does not see it', () => {
    test.use({ allowed: { fault: /409|ERR_FAILED/ } })

    test('is shown at the checkout before it is ordered', async ({ page }) => {
      await fillCart(page, locale, 1)
      // A background request would reveal the change.
      await page.route('**/api/checkout/cart?*', (route) => route.abort())
      await page.goto(`/${locale}/shop/checkout`)
      await ready(page)
      await fillCheckout(page, locale)
      const { data } = (await (await page.request.get('/api/checkout/cart')).json()) as {
        data: { items: { id: number }[] }
      }
      await page.request.put('/api/checkout/cart/update', {
        data: { qty: { [data.items[0]!.id]: 5 } },
      })
      const summary = page.getByRole('region', { name: t('cart.summary') })
      await expect(summary).toContainText(total(1))
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expect(page.getByText(t('errors.cart_changed'))).toBeVisible()
      await expect(summary).toContainText(total(5))
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('thanks.title') })).toBeVisible()
    })
  })

  test.describe('when the server refuses', () => {
    test.use({ allowed: { fault: /503/ } })

    test('the old quantity comes back, and the page says so', async ({ page }) => {
      await fillCart(page, locale, 2)
      await page.goto(cart)
      await ready(page)
      const refusal = { message: 'The shop is briefly unavailable', code: 'unavailable' }
      await page.route('**/api/checkout/cart/update', (route) =>
        route.fulfill({ status: 503, json: refusal }),
      )
      await page.getByRole('button', { name: t('product.increase', { name }), exact: true }).click()
      await expect(page.getByText(refusal.message).first()).toBeVisible()
      await expect(
        page.getByRole('spinbutton', { name: t('product.quantity', { name }), exact: true }),
      ).toHaveValue('2')
    })
    test('a refused wish for substitutes leaves the saved one on the screen', async ({ page }) => {
      await fillCart(page, locale, 2)
      const [token] = (await page.context().cookies()).filter((one) => one.name === 'api_token')
      const wish = { api_token: token!.value, substitution: 'replace' }
      expect((await page.request.put('/api/checkout/cart/update', { data: wish })).status()).toBe(
        200,
      )
      await page.goto(cart)
      await ready(page)
      await page.route('**/api/checkout/cart/update', (route) =>
        route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } }),
      )
      const ofLine = page.getByRole('combobox', { name: t('cart.substitution.line', { name }) })
      await ofLine.selectOption('call')
      await expect(page.getByText('Away').first()).toBeVisible()
      await expect(ofLine).toHaveValue('')
      // The refusal may come before the press is checked.
      await page.getByRole('radio', { name: t('cart.substitution.refund') }).click()
      await expect(page.getByRole('radio', { name: t('cart.substitution.replace') })).toBeChecked()
    })
  })
})

test('a quantity that was typed just before Back is saved', async ({ page }) => {
  await fillCart(page, locale, 2)
  await page.goto(cart)
  await ready(page)
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  const quantity = page.getByRole('spinbutton', {
    name: t('product.quantity', { name }),
    exact: true,
  })
  await quantity.fill('5')
  await page.goForward()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('5')
})

test('a product is added by the box, from its card and from its own page, before one piece is in the cart', async ({
  page,
}) => {
  const t = wordsOf('en')
  const name = sample.product.name.en
  const box = t('product.box', { amount: t('product.amount.piece', { count: 12 }) })
  const quantity = page.getByRole('spinbutton', {
    name: t('product.quantity', { name }),
    exact: true,
  })
  await page.goto(`/en/shop/products/${sample.product.urlKey}`)
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: box }).first().click()
  await expect(quantity.first()).toHaveValue('12')
  await page
    .getByRole('button', { name: t('product.increase', { name }), exact: true })
    .first()
    .click()
  await expect(quantity.first()).toHaveValue('24')
  await page
    .getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) })
    .first()
    .click()
  await expect(
    page.getByRole('spinbutton', { name: t('product.boxQuantity', { name }) }),
  ).toHaveValue('2')

  await page.goto(`/en/shop/main/catalog?category_id=${sample.leaf.id}`)
  await ready(page)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  const toggle = card.getByRole('button', { name: box })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await card.getByRole('button', { name: t('product.decrease', { name }), exact: true }).click()
  await expect(card.getByRole('spinbutton')).toHaveValue('12')
})
