import { ani, cook, fillFields, manager, signIn, signInAnew, stranger } from './people.ts'
import { expect, goods, locales, ready, test, wordsOf } from './shop.ts'

for (const locale of locales) {
  const t = wordsOf(locale)

  test(`a person registers in the window, signs in and is greeted, in ${locale}`, async ({ page }) => {
    const person = stranger()
    await page.goto(`/${locale}/brands`)
    await ready(page)
    await page
      .getByRole('link', { name: t('shell.account'), exact: true })
      .filter({ visible: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: t('auth.title.login') })).toBeVisible()
    await dialog.getByRole('link', { name: t('auth.link.reg') }).click()
    await dialog.getByRole('button', { name: t('auth.submit.reg') }).click()
    await expect(dialog.getByRole('textbox', { name: t('auth.field.first_name'), exact: true })).toBeFocused()
    await expect(dialog.getByText(t('field.required'))).toHaveCount(5)
    await fillFields(page, locale, { ...person, phone: '+374 (91) 23-45-67x' })
    await expect(dialog.getByRole('textbox', { name: t('auth.field.phone') })).toHaveValue(person.phone)
    await dialog.getByRole('button', { name: t('auth.submit.reg') }).click()
    await expect(page.getByText(t('answers.registered'))).toBeVisible()

    await expect(dialog.getByRole('heading', { name: t('auth.title.login') })).toBeVisible()
    await fillFields(page, locale, { email: person.email, password: 'wrong-apricot' })
    await dialog.getByRole('button', { name: t('auth.submit.login') }).click()
    await expect(dialog.getByText(t('errors.invalid_credentials'))).toBeVisible()
    await fillFields(page, locale, { password: person.password })
    await dialog.getByRole('button', { name: t('auth.submit.login') }).click()
    await page.waitForURL(`**/${locale}/account/profile/`)
    await expect(page.getByRole('heading', { level: 1, name: t('account.profile') })).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}') as object)).toMatchObject({
      email: person.email,
      first_name: person.first_name,
    })
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).not.toMatch(/eyJ|tsiran_session/)

    await page.goto(`/${locale}/brands`)
    await ready(page)
    await page.goto(`/${locale}/account/profile/`)
    await ready(page)
    await page.getByRole('button', { name: t('account.logout') }).click()
    await page.waitForURL(new RegExp(`/${locale}$`))
    await expect(
      page
        .getByRole('link', { name: t('shell.account'), exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, allowed: { fault: /401|422/ } })

    test(`a person registers, signs in, changes the profile, keeps an address and signs out, in ${locale}`, async ({ page }) => {
      const person = stranger()
      await page.goto(`/${locale}/signin?view=reg`)
      await page.getByRole('button', { name: t('auth.submit.reg') }).click()
      await expect(page.getByText(t('field.required'))).toHaveCount(5)
      await fillFields(page, locale, person)
      await page.getByRole('button', { name: t('auth.submit.reg') }).click()
      await expect(page.getByText(t('answers.registered'))).toBeVisible()
      await fillFields(page, locale, { email: person.email, password: 'wrong-apricot' })
      await page.getByRole('button', { name: t('auth.submit.login') }).click()
      await expect(page.getByText(t('errors.invalid_credentials'))).toBeVisible()
      await fillFields(page, locale, { password: person.password })
      await page.getByRole('button', { name: t('auth.submit.login') }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/account/profile/$`))

      await page.getByRole('link', { name: t('ui.named', { label: t('account.change'), name: t('account.firstName') }) }).click()
      await page.getByRole('textbox', { name: t('account.firstName'), exact: true }).fill('Անուշ')
      await page.getByRole('button', { name: t('account.save') }).click()
      await expect(page.getByText(t('answers.profileSaved'))).toBeVisible()
      await expect(page.getByText('Անուշ', { exact: true })).toBeVisible()

      const menu = page.getByRole('navigation', { name: t('account.title') })
      await menu.getByRole('link', { name: t('account.addresses') }).click()
      await page.getByRole('link', { name: t('account.addAddress') }).click()
      await page.getByRole('textbox', { name: t('checkout.street') }).fill('Աբովյան 12')
      await page.getByRole('button', { name: t('account.save') }).click()
      await expect(page.getByText(t('answers.addressCreated'))).toBeVisible()
      await page.getByRole('button', { name: t('ui.named', { label: t('account.remove'), name: 'Աբովյան 12' }) }).click()
      await expect(page.getByText(t('account.noAddresses'))).toBeVisible()
      await page.getByRole('button', { name: t('account.logout') }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}$`))
      await page.goto(`/${locale}/account/profile/`)
      await expect(page).toHaveURL(/:\d+\/$/)
    })
  })
}

const t = wordsOf('en')

test('guests are sent home from every private page', async ({ page }) => {
  for (const path of [
    'account',
    'account/profile/',
    'account/addresses/new',
    'account/orders',
    'account/anything',
    'orderDetile/1',
    'shop/wishlist',
  ]) {
    const answer = await page.request.get(`/en/${path}`, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 302, '/'])
    expect(answer.headers()['cache-control']).toContain('no-store')
  }
})

test('e-mail, password, names and phone are changed in windows', async ({ page }) => {
  const person = await signInAnew(page)
  await page.goto('/en/account')
  await expect(page).toHaveURL(/\/en\/account\/profile\/$/)
  await ready(page)
  await page.getByRole('link', { name: 'Change: E-mail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('nare@')
  await dialog.getByRole('button', { name: t('account.save') }).click()
  await expect(dialog.getByText(t('field.email'))).toBeVisible()
  const email = `new-${person.email}`
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByText(t('answers.profileSaved'))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(email)).toBeVisible()

  await page.getByRole('link', { name: 'Change: Password' }).click()
  await dialog.getByRole('textbox', { name: t('account.newPassword') }).fill('short')
  await dialog.getByRole('button', { name: t('account.save') }).click()
  await expect(dialog.getByText(t('field.passwordShort'))).toBeVisible()
  await dialog.getByRole('textbox', { name: t('account.newPassword') }).fill('another-apricot-3')
  await dialog.getByRole('textbox', { name: t('auth.field.password_confirmation') }).fill('another-apricot-3')
  await dialog
    .getByRole('button', { name: t('auth.showPassword') })
    .first()
    .click()
  await expect(dialog.getByRole('textbox', { name: t('account.newPassword') })).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: t('account.save') }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await signIn(page, { email, password: 'another-apricot-3' })
})

test('addresses are added, changed and removed', async ({ page }) => {
  await signInAnew(page)
  await page.goto('/en/account/addresses')
  await ready(page)
  await page.getByRole('link', { name: t('account.addAddress') }).click()
  await expect(page.getByRole('textbox', { name: t('account.postcode') })).toHaveValue('1100')
  await expect(page.getByRole('textbox', { name: t('checkout.city') })).toBeDisabled()
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByRole('textbox', { name: t('checkout.street') })).toBeFocused()
  await page.getByRole('textbox', { name: t('checkout.street') }).fill('Tumanyan 5')
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByText(t('answers.addressCreated'))).toBeVisible()
  await page.getByRole('link', { name: 'Change: Tumanyan 5' }).click()
  await page.getByRole('textbox', { name: t('checkout.street') }).fill('Abovyan 12')
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByText(t('answers.addressUpdated'))).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Abovyan 12' }).click()
  await expect(page.getByText(t('account.noAddresses'))).toBeVisible()
})

test('a company’s people come in by their own door, and see their own menu', async ({ page }) => {
  await page.goto('/en/brands')
  await ready(page)
  await page
    .getByRole('link', { name: t('shell.account'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('auth.kind.company')).click()
  await fillFields(page, 'en', { email: ani.email, password: ani.password })
  await dialog.getByRole('button', { name: t('auth.submit.login') }).click()
  await expect(dialog.getByText(t('errors.invalid_credentials'))).toBeVisible()
  await fillFields(page, 'en', { email: manager.email, password: manager.password })
  await dialog.getByRole('button', { name: t('auth.submit.login') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en\/brands$/)
  expect(await page.evaluate(() => localStorage.getItem('companyName'))).toContain('Արագած')
  await page.goto('/en/account/orders')
  await expect(page.getByText(t('orders.credit'))).toBeVisible()

  await signIn(page, cook)
  await page.goto('/en/account/profile/?edit=password')
  await ready(page)
  const menu = page.getByRole('navigation', { name: t('account.title') })
  await expect(menu.getByRole('link')).toHaveText([
    t('account.profile'),
    t('account.orders'),
    t('companies.requests'),
    t('shoppingLists.title'),
    t('quickOrder.title'),
  ])
  await expect(page.getByRole('definition')).toHaveText([cook.first_name, cook.email])
  await expect(dialog).toBeHidden()
})

test.describe('a session', () => {
  test.use({ allowed: { fault: /401/ } })

  test('that is over when the order is placed is told of, and what was typed is there again', async ({ page }) => {
    const person = await signInAnew(page)
    const { data } = (await (await page.request.get(`/api/product/${goods.product.urlKey}`)).json()) as { data: { id: number } }
    await page.request.post(`/api/checkout/cart/add/${data.id}`, { data: { quantity: 1 } })
    await page.goto('/en/shop/checkout')
    await ready(page)
    const street = page.getByRole('textbox', { name: t('checkout.street') }).first()
    await street.fill('Abovyan 12')
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    await page.context().clearCookies({ name: 'tsiran_session' })
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(page.getByRole('region', { name: t('ui.notifications') }).getByText(t('auth.sessionEnded'))).toBeVisible()
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
    await page.waitForURL(/:\d+\/$/)
    await expect(other).toHaveURL(/\/en$/)
  })

  test('that is left before the scripts are there is not told of as over', async ({ page }) => {
    await signInAnew(page)
    await page.goto('/en')
    await ready(page)
    await page.request.post('/en/account/logout', { headers: { origin: new URL(page.url()).origin } })
    await page.goto('/en')
    await expect(
      page
        .getByRole('link', { name: t('shell.account'), exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page.getByText(t('auth.sessionEnded'))).toHaveCount(0)
  })

  test('is over at its moment', async ({ page }) => {
    await signInAnew(page)
    await page.route('**/api/customer/me*', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as object
      await route.fulfill({
        response: answer,
        json: answer.ok() ? { ...body, expires_at: new Date(Date.now() + 1500).toISOString() } : body,
      })
    })
    await page.goto('/en/account/profile/')
    await ready(page)
    await page.goto('/en/brands')
    await page.request.post('/api/customer/logout', { data: {} })
    await expect(page.getByRole('region', { name: t('ui.notifications') }).getByText(t('auth.sessionEnded'))).toBeVisible()
    await expect(
      page
        .getByRole('link', { name: t('shell.account'), exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })
})
