import { demoAccounts } from '@tsiran/demo/accounts'
import { formatMoney } from '@tsiran/i18n/money'
import type { Browser, Page } from '@playwright/test'
import { cook, signIn, stranger } from './people.ts'
import { chooseDistrict } from './delivery.ts'
import { expect, sample, ready, test, wordsOf } from './shop.ts'
import { hold } from './slow.ts'

/** The Manager of the company that only these tests use. */
const director = demoAccounts.find(({ email }) => email.startsWith('director@'))!
const { product } = sample

// An e-mail that is taken is answered with 409.
test.use({ allowed: { fault: /409/ } })
/** The tests run one after another: the company has one Manager with one cart. */
test.describe.configure({ mode: 'serial' })

/** A person with a unique name in the company. */
const colleague = () => ({ ...stranger(), first_name: `Нарек-${Date.now()}` })

/** Another person, in a browser of their own. */
async function another(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', javaScriptEnabled })
  await context.addInitScript(() => {
    localStorage.setItem('loader', String(Date.now()))
    localStorage.setItem('language', String(Date.now()))
  })
  return context.newPage()
}

const t = wordsOf('ru')
const name = product.name.ru
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: t('ui.notifications') }).getByText(text)

test('two people: a sub-user confirms, the Manager syncs and orders on credit, and both histories show it', async ({
  page,
  browser,
}) => {
  // Twenty pages of two browsers take a busy machine more than a minute.
  test.slow()
  const person = colleague()
  await signIn(page, director, 'ru')
  await page.goto('/ru/account/company-users')
  await ready(page)
  await page
    .getByRole('link', { name: t('companies.addUser') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('companies.addUser') })
  await expect(dialog.getByRole('textbox', { name: t('companies.name') })).toBeFocused()
  await dialog.getByRole('button', { name: t('companies.create') }).click()
  await expect(dialog.getByText(t('field.required'))).toHaveCount(4)
  await expect(dialog.getByRole('textbox', { name: t('companies.name') })).toBeFocused()
  await dialog.getByRole('textbox', { name: t('companies.name') }).fill(person.first_name)
  await dialog.getByRole('textbox', { name: t('account.email') }).fill(cook.email)
  await dialog.getByRole('textbox', { name: t('account.password') }).fill(person.password)
  await dialog.getByRole('textbox', { name: t('companies.position') }).fill('Повар')
  await dialog.getByRole('button', { name: t('companies.create') }).click()
  await expect(dialog.getByText(t('field.emailTaken'))).toBeVisible()
  await dialog.getByRole('textbox', { name: t('account.email') }).fill(person.email)
  await dialog.getByRole('textbox', { name: t('account.password') }).fill(person.password)
  await dialog.getByRole('button', { name: t('companies.create') }).click()
  await expect(toast(page, t('companies.userCreated'))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: person.password })).toContainText(
    person.email,
  )

  // The sub-user: a company's price, no checkout, and a short profile.
  const user = await another(browser)
  await signIn(user, person, 'ru')
  await user.goto(`/ru/shop/products/${product.urlKey}`)
  await ready(user)
  await expect(user.getByRole('main').getByText(t('product.companyPrice')).first()).toBeVisible()
  await expect(
    user.getByRole('main').getByText(formatMoney(sample.companyPrice)).first(),
  ).toBeVisible()
  // Lists sort and narrow by the prices that they show: the shelf's is above this range.
  const { price, companyPrice, leaf } = sample
  await user.goto(
    `/ru/shop/main/catalog?category_id=${leaf.id}&price=${companyPrice},${price - 1}&sort=price-asc`,
  )
  await ready(user)
  await expect(user.getByRole('link', { name }).first()).toBeVisible()
  await expect(user.getByRole('main').locator('.price > b').first()).toHaveText(
    formatMoney(companyPrice),
  )
  await user
    .getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) })
    .first()
    .click()
  await expect(toast(user, t('product.added', { name }))).toBeVisible()
  await user.goto('/ru/shop/checkout')
  await expect(user).toHaveURL(/\/ru\/shop\/cart$/)
  await ready(user)
  await expect(user.getByRole('link', { name: t('cart.checkout') })).toHaveCount(0)
  // The network fails; then the button is pressed twice, and the cart is sent once.
  const confirm = user.locator('form:has([value=confirm])').getByRole('button')
  await user.route('**/shop/cart.data*', (route) => route.abort())
  await confirm.click()
  await expect(user.getByRole('alert')).toHaveText(t('errors.unavailable'))
  await user.unroute('**/shop/cart.data*')
  const answer = await hold(user, 'POST', /\/shop\/cart\.data$/)
  await confirm.click()
  await answer.asked
  await confirm.click({ force: true })
  answer.letGo()
  await expect(toast(user, t('companies.confirmed'))).toBeVisible()
  await expect(user).toHaveURL(/\/ru$/)
  await user.goto('/ru/account/company-users')
  await expect(user).toHaveURL(/\/ru\/account\/profile\/$/)
  await expect(user.getByText(t('account.lastName'))).toHaveCount(0)

  // The Manager: what came from whom, then an order on credit, in the company's name.
  await page.goto('/ru/shop/cart')
  await ready(page)
  await page.getByRole('button', { name: t('companies.sync') }).click()
  await expect(page.getByText(t('companies.syncedTitle'))).toBeInViewport()
  const summary = page.getByText(t('companies.syncedTitle')).locator('..')
  await expect(summary.getByRole('listitem').filter({ hasText: name })).toContainText(
    t('companies.syncedFrom', { name: person.first_name, quantity: '1' }),
  )
  await page.getByRole('link', { name: t('cart.checkout') }).click()
  await ready(page)
  const company = page.getByRole('textbox', { name: t('checkout.companyName') }).first()
  await expect(company).not.toHaveValue('')
  await company.fill('')
  await page
    .getByRole('textbox', { name: t('checkout.street') })
    .first()
    .fill('Абовяна, 12')
  await chooseDistrict(page, 'ru')
  await page.getByRole('radio', { name: /кредит/i }).check()
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await expect(company).toBeFocused()
  await company.fill('Отель')
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await page.waitForURL('**/thanks?orderID=*')
  const number = new URL(page.url()).searchParams.get('orderID')!

  // Both histories.
  await page.goto('/ru/account/orders')
  await expect(page.getByRole('link', { name: number }).filter({ visible: true })).toBeVisible()
  await expect(page.getByText(t('orders.credit'))).toBeVisible()
  await page.goto('/ru/account/orders-menger')
  const row = page.getByRole('row').filter({ hasText: person.first_name }).first()
  await expect(row).toContainText(t('companies.requestStatus.completed'))
  await row.getByRole('link').click()
  await expect(page.getByRole('link', { name: t('companies.toOrder', { number }) })).toBeVisible()
  await user.goto('/ru/account/orders')
  await expect(user.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  await expect(user.getByText(t('companies.requestStatus.completed'))).toHaveCount(0)
  await user.goto('/ru/account/orders-menger')
  await expect(user.getByText(number).filter({ visible: true })).toBeVisible()

  // Deleted, the sub-user is out at once.
  await page.goto('/ru/account/company-users')
  await ready(page)
  await page
    .getByRole('link', { name: t('companies.removeOne', { name: person.first_name }) })
    .click()
  await page
    .getByRole('dialog', { name: t('companies.removeQuestion', { name: person.first_name }) })
    .getByRole('button', { name: t('companies.remove') })
    .click()
  await expect(toast(page, t('companies.userDeleted'))).toBeVisible()
  await user.goto('/ru/account/profile/')
  await expect(user).toHaveURL(/\/ru\/signin\?back=/)
  await user.context().close()
})

test('the card with a new user’s password goes when the user is deleted', async ({ page }) => {
  const person = colleague()
  await signIn(page, director, 'ru')
  await page.goto('/ru/account/company-users?add')
  await ready(page)
  const form = page.getByRole('region', { name: t('companies.addUser') })
  await form.getByRole('textbox', { name: t('companies.name') }).fill(person.first_name)
  await form.getByRole('textbox', { name: t('account.email') }).fill(person.email)
  await form.getByRole('textbox', { name: t('account.password') }).fill(person.password)
  await form.getByRole('textbox', { name: t('companies.position') }).fill('Повар')
  await form.getByRole('button', { name: t('companies.create') }).click()
  const card = page.getByRole('status').filter({ hasText: person.password })
  await expect(card).toContainText(person.email)
  await page
    .getByRole('link', { name: t('companies.removeOne', { name: person.first_name }) })
    .click()
  await page
    .getByRole('dialog', { name: t('companies.removeQuestion', { name: person.first_name }) })
    .getByRole('button', { name: t('companies.remove') })
    .click()
  await expect(toast(page, t('companies.userDeleted'))).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(page.getByText(person.email)).toHaveCount(0)
})

test.describe('when the network is gone', () => {
  test.use({ allowed: { fault: /ERR_FAILED/ } })

  test('the form of a user stays with what was typed, and a deletion says that it failed', async ({
    page,
  }) => {
    await signIn(page, director, 'ru')
    await page.goto('/ru/account/company-users')
    await ready(page)
    await page.getByRole('link', { name: t('companies.addUser') }).click()
    await page.route('**/company-users.data*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    const dialog = page.getByRole('dialog', { name: t('companies.addUser') })
    const person = colleague()
    await dialog.getByRole('textbox', { name: t('companies.name') }).fill(person.first_name)
    await dialog.getByRole('textbox', { name: t('account.email') }).fill(person.email)
    await dialog.getByRole('textbox', { name: t('account.password') }).fill(person.password)
    await dialog.getByRole('textbox', { name: t('companies.position') }).fill('Повар')
    await dialog.getByRole('button', { name: t('companies.create') }).click()
    await expect(dialog.getByRole('alert')).toHaveText(t('errors.unavailable'))
    await expect(dialog.getByRole('textbox', { name: t('account.email') })).toHaveValue(
      person.email,
    )
    await page.keyboard.press('Escape')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('companies.removeOne', { name: '' }).trim() })
      .first()
      .click()
    await page.getByRole('button', { name: t('companies.remove') }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(t('errors.unavailable'))
  })
})

test('without scripts: the header leads people of a company to the quick order', async ({
  browser,
}) => {
  const page = await another(browser, false)
  const link = page
    .getByRole('navigation', { name: t('shell.mainNav') })
    .getByRole('link', { name: t('quickOrder.title') })
  await page.goto('/ru')
  await expect(link).toHaveCount(0)
  await signIn(page, director, 'ru')
  for (const path of ['/ru', '/ru/shop/cart']) {
    await page.goto(path)
    await expect(link).toBeVisible()
  }
  await page.context().close()
})

test('without scripts: a user is added, confirms a cart, and the Manager discards it', async ({
  browser,
}) => {
  const person = colleague()
  const [page, user] = [await another(browser, false), await another(browser, false)]
  await signIn(page, director, 'ru')
  await page.goto('/ru/account/company-users?add')
  await page.getByRole('textbox', { name: t('companies.name') }).fill(person.first_name)
  await page.getByRole('textbox', { name: t('account.email') }).fill(person.email)
  await page.getByRole('textbox', { name: t('account.password') }).fill(person.password)
  await page.getByRole('textbox', { name: t('companies.position') }).fill('Повар')
  await page.getByRole('button', { name: t('companies.create') }).click()
  await expect(page.getByText(t('companies.userCreated'))).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: person.password })).toBeVisible()

  await signIn(user, person, 'ru')
  await user.goto(`/ru/shop/products/${product.urlKey}`)
  await user
    .getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) })
    .first()
    .click()
  await user.getByRole('button', { name: t('companies.confirm'), exact: true }).click()
  await expect(user.getByText(t('companies.confirmed'))).toBeVisible()

  await page.goto('/ru/account/orders-menger')
  await page
    .getByRole('row')
    .filter({ hasText: person.first_name })
    .first()
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: t('companies.discard') }).click()
  await expect(page.getByText(t('companies.discarded'))).toBeVisible()
  await expect(page.getByText(t('companies.requestStatus.canceled'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('cart.undo') }).click()
  await expect(page.getByText(t('companies.restored'))).toBeVisible()
  await page.getByRole('button', { name: t('companies.discard') }).click()
  await expect(page.getByText(t('companies.requestStatus.canceled'), { exact: true })).toBeVisible()
  await page.goto('/ru/account/company-users')
  await page
    .getByRole('link', { name: t('companies.removeOne', { name: person.first_name }) })
    .click()
  await page.getByRole('button', { name: t('companies.remove'), exact: true }).click()
  await expect(page.getByText(t('companies.userDeleted'))).toBeVisible()
  for (const someone of [page, user]) await someone.context().close()
})
