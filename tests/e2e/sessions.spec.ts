import { setTimeout as sleep } from 'node:timers/promises'
import { fillFields, signIn, signInAnew } from './people.ts'
import { chooseDistrict } from './delivery.ts'
import { expect, fillCart, sample, ready, test, wordsOf } from './shop.ts'

const t = wordsOf('en')

test('guests are led from every private page to sign-in in its language, and back', async ({
  page,
}) => {
  for (const path of [
    'account',
    'account/profile/',
    'account/addresses/new',
    'account/orders',
    'account/anything',
    'orderDetile/1',
    'shop/wishlist',
  ]) {
    const answer = await page.request.get(`/ru/${path}?page=2`, { maxRedirects: 0 })
    const back = encodeURIComponent(`/ru/${path}?page=2`)
    expect([path, answer.status(), answer.headers()['location']]).toEqual([
      path,
      302,
      `/ru/signin?back=${back}`,
    ])
    expect(answer.headers()['cache-control']).toContain('no-store')
  }
  const person = await signInAnew(page)
  await page.context().clearCookies()
  await page.goto('/en/account/orders?from=2021-02-03')
  await ready(page)
  await fillFields(page, 'en', { email: person.email, password: person.password })
  await page.getByRole('button', { name: t('auth.submit.login') }).click()
  await expect(page).toHaveURL(/\/en\/account\/orders\?from=2021-02-03$/)
})

test.describe('a session', () => {
  test.use({ allowed: { fault: /401/ } })

  test('that begins at a forged address leads nowhere but to the shop’s own pages', async ({
    page,
  }) => {
    const person = await signInAnew(page)
    for (const back of ['//evil.example/en', 'https://evil.example/en', '/\\evil.example']) {
      // A page of the shop would notice that its session has ended, and go to the sign-in itself.
      await page.goto('/robots.txt')
      await page.context().clearCookies()
      await page.goto(`/en/signin?back=${encodeURIComponent(back)}`)
      await ready(page)
      await fillFields(page, 'en', { email: person.email, password: person.password })
      await page.getByRole('button', { name: t('auth.submit.login') }).click()
      await expect(page).toHaveURL(/localhost:\d+\/en\/account\/profile\/$/)
    }
  })

  test('that expired before the order is placed is reported, and the form keeps its values', async ({
    page,
  }) => {
    const person = await signInAnew(page)
    const { data } = (await (
      await page.request.get(`/api/product/${sample.product.urlKey}`)
    ).json()) as { data: { id: number } }
    await page.request.post(`/api/checkout/cart/add/${data.id}`, { data: { quantity: 1 } })
    await page.goto('/en/shop/checkout')
    await ready(page)
    const street = page.getByRole('textbox', { name: t('checkout.street') }).first()
    await street.fill('Abovyan 12')
    await chooseDistrict(page, 'en')
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    await page.context().clearCookies({ name: 'tsiran_session' })
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(
      page.getByRole('region', { name: t('ui.notifications') }).getByText(t('auth.sessionEnded')),
    ).toBeVisible()
    await expect(page.getByText(t('cart.empty'))).toBeVisible()
    await signIn(page, person)
    await page.goto('/en/shop/checkout')
    await expect(street).toHaveValue('Abovyan 12')
  })

  test('that another tab ends leaves nothing private on the screen', async ({ page, context }) => {
    await signInAnew(page)
    await page.goto('/en/account/addresses')
    await ready(page)
    const other = await context.newPage()
    await other.goto('/en/account/profile/')
    await ready(other)
    await other.getByRole('button', { name: t('account.logout') }).click()
    await page.waitForURL(/:\d+\/en$/)
    await expect(other).toHaveURL(/\/en$/)
  })

  test('that another tab ends takes what was typed at the checkout with it', async ({
    page,
    context,
  }) => {
    await signInAnew(page)
    const lines = [{ sku: 'DAI-001', quantity: 1 }]
    await page.request.post('/api/quick-order/cart', { data: { lines } })
    await page.goto('/en/shop/checkout')
    await ready(page)
    const street = page.getByRole('textbox', { name: t('checkout.street') }).first()
    await street.fill('Abovyan 12')
    const other = await context.newPage()
    await other.goto('/en/account/profile/')
    await ready(other)
    await other.getByRole('button', { name: t('account.logout') }).click()
    await expect(page.getByText(t('cart.empty'))).toBeVisible()
    await fillCart(page, 'en')
    await page.goto('/en/shop/checkout')
    await ready(page)
    await expect(page.getByRole('textbox', { name: t('checkout.fullName') })).toHaveValue('')
    await expect(street).toHaveValue('')
  })

  test('that another tab ends on a slow network leaves no cart behind', async ({
    page,
    context,
  }) => {
    await signInAnew(page)
    const lines = [{ sku: 'DAI-001', quantity: 1 }]
    await page.request.post('/api/quick-order/cart', { data: { lines } })
    await page.goto('/en/account/profile/')
    const other = await context.newPage()
    await other.goto('/en')
    await ready(other)
    const link = other.getByRole('banner').getByRole('link', { name: /^Cart/ })
    await expect(link).toHaveAccessibleName(t('shell.cartCount', { count: 1 }))
    await page.route('**/account/logout', async (route) => {
      await sleep(2000)
      await route.continue()
    })
    await page.getByRole('button', { name: t('account.logout') }).click()
    await expect(page).toHaveURL(/\/en$/)
    await expect(link).toHaveAccessibleName(t('shell.cart'))
  })

  test('that is signed out before the scripts start is not reported as expired', async ({
    page,
  }) => {
    await signInAnew(page)
    await page.goto('/en')
    await ready(page)
    await page.request.post('/en/account/logout', {
      headers: { origin: new URL(page.url()).origin },
      form: {},
    })
    await page.goto('/en')
    await expect(
      page
        .getByRole('link', { name: t('shell.account'), exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page.getByText(t('auth.sessionEnded'))).toHaveCount(0)
  })

  test('that ends in an idle tab takes the private page off the screen', async ({ page }) => {
    const day = 24 * 60 * 60_000
    await page.clock.install()
    await signInAnew(page)
    await page.goto('/en/account/addresses')
    await ready(page)
    const asked = page.waitForResponse(
      (answer) => answer.url().includes('/customer/me') && answer.status() === 200,
    )
    // By this clock the session has expired, by the server's it has not.
    await Promise.all([asked, page.clock.fastForward(31 * day)])
    await page.request.post('/api/customer/logout', { data: {} })
    // The page's minute begins once it has read that answer.
    await expect(async () => {
      await page.clock.fastForward(61_000)
      expect(page.url()).toMatch(/\/en\/signin\?back=%2Fen%2Faccount%2Faddresses$/)
    }).toPass()
  })

  test('that has ended elsewhere is noticed with the next call, and the guest buys on', async ({
    page,
    playwright,
  }) => {
    await signInAnew(page)
    await page.goto(`/en/shop/products/${sample.product.urlKey}`)
    await ready(page)
    const { name, value } = (await page.context().cookies()).find((cookie) => cookie.httpOnly)!
    const elsewhere = await playwright.request.newContext({ baseURL: page.url() })
    await elsewhere.post('/api/customer/logout', {
      headers: { cookie: `${name}=${value}` },
      data: {},
    })
    await elsewhere.dispose()
    const notes = page.getByRole('region', { name: t('ui.notifications') })
    const add = page.locator('form.add-form').first().getByRole('button').last()
    await add.click()
    await expect(notes.getByText(t('auth.sessionEnded'))).toBeVisible()
    await add.click()
    await expect(
      notes.getByText(t('product.added', { name: sample.product.name.en })),
    ).toBeVisible()
  })

  test('ends when it expires', async ({ page }) => {
    await signInAnew(page)
    await page.route('**/api/customer/me*', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as object
      await route.fulfill({
        response: answer,
        json: answer.ok()
          ? { ...body, expires_at: new Date(Date.now() + 1500).toISOString() }
          : body,
      })
    })
    await page.goto('/en/account/profile/')
    await ready(page)
    await page.goto('/en/brands')
    await page.request.post('/api/customer/logout', { data: {} })
    await expect(
      page.getByRole('region', { name: t('ui.notifications') }).getByText(t('auth.sessionEnded')),
    ).toBeVisible()
    await expect(
      page
        .getByRole('link', { name: t('shell.account'), exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })
})
