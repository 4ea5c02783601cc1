import type { Route } from '@playwright/test'
import { fillFields, signInAnew, stranger } from './people.ts'
import { expect, fillCart, fillCheckout, guest, ready, sample, test, wordsOf } from './shop.ts'
import { hold } from './slow.ts'
import { expectThanks } from './thanks.ts'

test.use({ allowed: { fault: /ERR_FAILED|404|503/ } })

test('a page asks for its texts again where the network fails, and its scripts run', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/assets/ru-*.json', (route) => {
    asked += 1
    if (asked <= 2) return route.abort()
    return asked === 3 ? route.fulfill({ status: 503, body: 'away' }) : route.continue()
  })
  await page.goto('/ru/brands')
  await ready(page)
  expect(asked).toBeGreaterThan(3)
  const words = wordsOf('ru')
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('shell.menu'), exact: true })
    .click()
  await expect(page.getByRole('navigation', { name: words('shell.categories') })).toBeVisible()
})

test('a page asks again for the file that puts the merchant’s texts in place', async ({ page }) => {
  const messageOverrides = { 'shell.menu': wordsOf('en')('shell.menu') }
  await page.addInitScript((texts) => Object.assign(window, texts), { messageOverrides })
  let asked = 0
  await page.route(/overrides-[\w-]+\.js$/, (route) =>
    ++asked <= 2 ? route.abort() : route.continue(),
  )
  await page.goto('/en/brands')
  await ready(page)
  expect(asked).toBe(3)
})

test('a typed address and a new name stay in their forms', async ({ page }) => {
  const t = wordsOf('en')
  await signInAnew(page)
  await page.goto('/en/account/addresses/new')
  await ready(page)
  await page.route('**/account/**/*.data*', (route) => route.abort())
  const street = page.getByRole('textbox', { name: t('checkout.street') })
  await street.fill('Abovyan 12')
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.unavailable'))
  await expect(street).toHaveValue('Abovyan 12')

  await page.goto('/en/account/profile/?edit=person')
  await ready(page)
  await page.route('**/account/profile*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  const form = page.getByRole('region', { name: t('account.edit.person') })
  const firstName = form.getByRole('textbox', { name: t('account.firstName'), exact: true })
  await firstName.fill('Anush')
  await form.getByRole('button', { name: t('account.save') }).click()
  await expect(form.getByRole('alert')).toHaveText(t('errors.unavailable'))
  await expect(firstName).toHaveValue('Anush')
})

test('the checkout keeps what was typed, and a lost answer is found by the next press', async ({
  page,
}) => {
  const t = wordsOf('en')
  await fillCart(page, 'en')
  await page.goto('/en/shop/checkout')
  await ready(page)
  await fillCheckout(page, 'en')
  const post = '**/shop/checkout.data*'
  const place = page.getByRole('button', { name: t('checkout.place') })
  await page.route(post, (route) => route.abort())
  await place.click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.unavailable'))
  await expect(page.getByRole('textbox', { name: t('checkout.street') }).first()).toHaveValue(
    guest.street,
  )
  await expect(page.getByRole('checkbox', { name: t('checkout.terms') })).toBeChecked()
  await page.unroute(post)
  // The order is placed, and the phone does not learn of it.
  const answer = await hold(page, 'POST', /checkout\.data$/)
  await place.click()
  await answer.asked
  await expect(page.getByRole('button', { name: t('checkout.placing') })).toBeDisabled()
  answer.lose()
  await expect(place).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveText(t('errors.unavailable'))
  await place.click()
  await expectThanks(page, 'en')
})

test('of two addresses removed quickly each comes back, and says so where it cannot', async ({
  page,
}) => {
  const t = wordsOf('en')
  await signInAnew(page)
  for (const street of ['Abovyan 12', 'Tumanyan 5'])
    await page.request.post('/api/addresses/create', {
      data: { address1: [street], phone: '091000000' },
    })
  await page.goto('/en/account/addresses')
  await ready(page)
  const answer = await hold(page, 'POST', /addresses\.data$/)
  const remove = (street: string) =>
    page.getByRole('button', {
      name: t('ui.named', { label: t('account.remove'), name: street }),
    })
  await remove('Abovyan 12').click()
  await answer.asked
  await remove('Tumanyan 5').click()
  await expect(page.getByText(t('account.noAddresses'))).toBeVisible()
  answer.letGo()
  const undo = page
    .getByRole('region', { name: t('ui.notifications') })
    .getByRole('button', { name: t('cart.undo') })
  await expect(undo).toHaveCount(2)
  let reads = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/account/addresses.data')) reads += 1
  })
  await undo.first().click()
  await expect(page.getByRole('listitem').getByText(/Abovyan 12|Tumanyan 5/)).toHaveCount(1)
  await expect(page).toHaveURL(/addresses$/)
  expect(reads).toBe(1)
  await page.route('**/account/addresses.data*', (route) => route.abort())
  await undo.first().click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.unavailable'))
  await expect(page.getByRole('listitem').getByText(/Abovyan 12|Tumanyan 5/)).toHaveCount(1)
  await page.unroute('**/account/addresses.data*')
  await undo.last().click()
  await expect(page.getByRole('listitem').getByText(/Abovyan 12|Tumanyan 5/)).toHaveCount(2)
})

test('the form of a registration stays with what was typed', async ({ page }) => {
  const t = wordsOf('en')
  await page.goto('/en/signin?view=reg')
  await ready(page)
  const person = stranger()
  await fillFields(page, 'en', person)
  await page.route('**/signin.data*', (route) => route.abort())
  await page.getByRole('button', { name: t('auth.submit.reg') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.unavailable'))
  await expect(
    page.getByRole('textbox', { name: t('auth.field.first_name'), exact: true }),
  ).toHaveValue(person.first_name)
  await page.unroute('**/signin.data*')
  await page.getByRole('button', { name: t('auth.submit.reg') }).click()
  await expect(page.getByRole('button', { name: t('auth.submit.login') })).toBeVisible()
})

test('a tracked order, a list’s name and a new password stay in their forms', async ({ page }) => {
  const t = wordsOf('en')
  const notice = page.getByRole('alert')
  await signInAnew(page)
  await page.route('**/*.data*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await page.goto('/en/shop/track-order')
  await ready(page)
  const number = page.getByRole('textbox', { name: t('thanks.number') })
  await number.fill('100001')
  await page
    .getByRole('textbox', { name: t('checkout.email') })
    .first()
    .fill('ani@example.am')
  await page.getByRole('button', { name: t('orders.trackSubmit') }).click()
  await expect(notice).toHaveText(t('errors.unavailable'))
  await expect(number).toHaveValue('100001')

  await page.goto('/en/account/shopping-lists')
  await ready(page)
  const name = page.getByRole('textbox', { name: t('shoppingLists.name') })
  await name.fill('Weekend')
  await page.getByRole('button', { name: t('shoppingLists.save'), exact: true }).click()
  await expect(page.getByText(t('errors.unavailable'))).toBeVisible()
  await expect(name).toHaveValue('Weekend')

  await page.goto('/en/reset-password?key=none')
  await ready(page)
  const password = page.getByRole('textbox', { name: t('account.newPassword') })
  await password.fill('apricot-stone-9')
  await page
    .getByRole('textbox', { name: t('auth.field.password_confirmation') })
    .fill('apricot-stone-9')
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(notice).toHaveText(t('errors.unavailable'))
  await expect(password).toHaveValue('apricot-stone-9')
  // The password is saved, and the answer is lost: the link was used up.
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(notice).toContainText(t('auth.resetGone'))
  await expect(notice.getByRole('link', { name: t('auth.link.login') })).toHaveAttribute(
    'href',
    '/en/signin',
  )
})

for (const kind of ['confirm', 'end'] as const)
  test(`the newsletter’s link to ${kind} is tried again on its page`, async ({ page }) => {
    const t = wordsOf('en')
    const path = `/en/newsletter/${kind === 'end' ? 'unsubscribe' : 'confirm'}`
    await page.goto(`${path}?key=none`)
    await ready(page)
    const posts = (route: Route) => new URL(route.request().url()).pathname.startsWith(path)
    let answers = 0
    await page.route('**/newsletter/**', async (route) => {
      if (!posts(route) || route.request().method() !== 'POST') return route.fallback()
      answers += 1
      if (answers === 1) return route.abort()
      return answers === 2 ? route.fulfill({ status: 503, body: 'away' }) : route.fallback()
    })
    const press = page.getByRole('button', { name: t(`site.newsletter.${kind}`) })
    for (const attempt of [1, 2]) {
      await press.click()
      await expect(page.getByRole('alert')).toHaveText(t('errors.unavailable'))
      await expect.poll(() => answers).toBe(attempt)
    }
    await press.click()
    await expect(page.getByRole('alert')).toHaveText(t('errors.link_invalid'))
  })

test('the name of a list stays in the forms that save the cart and a product', async ({ page }) => {
  const t = wordsOf('en')
  await signInAnew(page)
  const lines = [{ sku: 'DAI-001', quantity: 1 }]
  await page.request.post('/api/quick-order/cart', { data: { lines } })
  await page.goto('/en/shop/cart')
  await ready(page)
  await page.getByText(t('shoppingLists.saveCart')).click()
  const name = page.getByRole('textbox', { name: t('shoppingLists.name') })
  await name.fill('Weekend')
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('button', { name: t('shoppingLists.save'), exact: true }).click()
  await expect(page.getByText(t('errors.unavailable'))).toBeVisible()
  await expect(name).toHaveValue('Weekend')
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: t('shoppingLists.save'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend' })).toBeVisible()

  await page.goto(`/en/shop/products/${sample.product.urlKey}`)
  await ready(page)
  await page.getByRole('button', { name: t('shoppingLists.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('shoppingLists.addTo') })
  await dialog.getByRole('radio', { name: t('shoppingLists.newList') }).check()
  await dialog.getByRole('textbox', { name: t('shoppingLists.name') }).fill('Monday')
  await page.route('**/api/shopping-lists*', (route) => route.abort())
  await dialog.getByRole('button', { name: t('shoppingLists.add') }).click()
  await expect(dialog.getByText(t('errors.unavailable'))).toBeVisible()
})

test('a favourite is shown though the answer to it was lost', async ({ page }) => {
  const t = wordsOf('en')
  await signInAnew(page)
  await page.goto(`/en/shop/products/${sample.product.urlKey}`)
  await ready(page)
  await page.route('**/api/wishlist/add/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: t('wishlist.add'), exact: true })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a brand that cannot be loaded does not show the products of the last one', async ({
  page,
}) => {
  await page.goto('/en/brands')
  await ready(page)
  const brands = page.getByRole('main').locator('a[href*="filter_brand="]')
  await brands.nth(0).click()
  await expect(page).toHaveURL(/filter_brand=/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goBack()
  await page.route('**/shop/catalog.data*', (route) => route.abort())
  await brands.nth(1).click()
  await expect(
    page.getByRole('heading', { level: 1, name: wordsOf('en')('shell.error.title') }),
  ).toBeVisible()
})
