import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { fillFields, signIn, signInAnew } from './people.ts'
import { expect, ready, sample, test, wordsOf } from './shop.ts'

const t = wordsOf('en')

/** Ends the page's session on the server, as a deletion of its user does. */
async function endElsewhere(
  page: Page,
  playwright: PlaywrightWorkerArgs['playwright'],
): Promise<void> {
  const { name, value } = (await page.context().cookies()).find((cookie) => cookie.httpOnly)!
  const elsewhere = await playwright.request.newContext({ baseURL: page.url() })
  const headers = { cookie: `${name}=${value}` }
  expect((await elsewhere.post('/api/customer/logout', { headers, data: {} })).status()).toBe(200)
  await elsewhere.dispose()
}

async function signInOnPage(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page).toHaveURL(/\/signin\?back=/)
  await ready(page)
  await fillFields(page, 'en', { email, password })
  await page.getByRole('button', { name: t('auth.submit.login') }).click()
}

/**
 * Signs in as a form does that is sent before scripts run: the browser stores nobody, and the next page asks who it is once it is
 * hydrated.
 */
async function signInUnseen(page: Page, person: { email: string; password: string }) {
  await signIn(page, person)
  await page.route('**/api/customer/me*', async (route) => {
    await ready(page)
    await route.continue()
  })
}

/** Types the name of a list on the page of a cart. Returns who is signed in, and the field. */
async function nameList(page: Page, text: string) {
  const person = await signInAnew(page)
  const lines = [{ sku: 'DAI-001', quantity: 2 }]
  const filled = await page.request.post('/api/quick-order/cart', { data: { lines } })
  expect(filled.status()).toBe(200)
  await page.goto('/en/shop/cart')
  await ready(page)
  const name = page.getByRole('textbox', { name: t('shoppingLists.name') })
  await page.getByText(t('shoppingLists.saveCart')).click()
  await name.fill(text)
  return { person, name }
}

test.describe('a session', () => {
  test.use({ allowed: { fault: /401/ } })

  test('that ends in the middle of a form of the account leads back to it, with what was typed', async ({
    page,
    playwright,
  }) => {
    const person = await signInAnew(page)
    await page.goto('/en/account/addresses/new')
    await ready(page)
    const street = page.getByRole('textbox', { name: t('checkout.street') })
    await street.fill('Abovyan 99')
    await endElsewhere(page, playwright)
    await page.getByRole('button', { name: t('account.save') }).click()
    await signInOnPage(page, person)
    await expect(street).toHaveValue('Abovyan 99')

    await page.goto('/en/account/profile/?edit=person')
    await ready(page)
    const form = page.getByRole('region', { name: t('account.edit.person') })
    const firstName = form.getByRole('textbox', { name: t('account.firstName'), exact: true })
    await firstName.fill('Anush')
    await endElsewhere(page, playwright)
    await form.getByRole('button', { name: t('account.save') }).click()
    await signInOnPage(page, person)
    await expect(firstName).toHaveValue('Anush')
    // Somebody else at the same address starts with an empty form.
    await firstName.fill('Anushik')
    await endElsewhere(page, playwright)
    await form.getByRole('button', { name: t('account.save') }).click()
    await expect(page).toHaveURL(/\/signin\?back=/)
    const other = await signInAnew(page)
    await page.goto('/en/account/profile/?edit=person')
    await expect(firstName).toHaveValue(other.first_name)
  })

  test('that ends in the middle of a quick order fills no other cart, and the lines wait for the sign-in', async ({
    page,
    playwright,
  }) => {
    const person = await signInAnew(page)
    await page.goto('/en/shop/quick-order')
    await ready(page)
    const box = page.getByRole('textbox', { name: t('quickOrder.label') })
    await box.fill('DAI-001 12\nDAI-002 5')
    await page.getByRole('button', { name: t('quickOrder.check') }).click()
    const rows = page.getByRole('region', { name: t('quickOrder.lines') }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await endElsewhere(page, playwright)
    await page.getByRole('button', { name: t('quickOrder.fill') }).click()
    await expect(box).toHaveAccessibleDescription(new RegExp(t('auth.sessionEnded')))
    await expect(rows).toHaveCount(2)
    await expect(page.getByText(t('answers.reordered'))).toHaveCount(0)
    await page.goto('/en/signin?back=%2Fen%2Fshop%2Fquick-order')
    await signInOnPage(page, person)
    await expect(page).toHaveURL(/\/shop\/quick-order$/)
    await expect(rows.getByRole('spinbutton').first()).toHaveValue('12')
    await expect(rows).toHaveCount(2)

    await endElsewhere(page, playwright)
    await page.getByRole('button', { name: t('quickOrder.fill') }).click()
    await expect(box).toHaveAccessibleDescription(new RegExp(t('auth.sessionEnded')))
    await signInUnseen(page, person)
    await page.goto('/en/shop/quick-order')
    await expect(rows.getByRole('spinbutton').first()).toHaveValue('12')
    await expect(rows).toHaveCount(2)
  })

  test('that ends before the cart is saved as a list keeps its name, and the list is the cart’s', async ({
    page,
    playwright,
  }) => {
    const { person, name } = await nameList(page, 'Monday')
    await page.reload()
    await expect(name).toHaveValue('Monday')
    await endElsewhere(page, playwright)
    await page.getByRole('button', { name: t('shoppingLists.save'), exact: true }).click()
    await signInOnPage(page, person)
    await expect(name).toHaveValue('Monday')
    await expect(page.getByRole('heading', { name: t('shoppingLists.saveCart') })).toBeVisible()
    await page.getByRole('button', { name: t('shoppingLists.save'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'DAI-001' })).toBeVisible()
  })

  test('whose end the cart’s page learns keeps the name of a list until somebody signs in', async ({
    page,
    playwright,
  }) => {
    const { person, name } = await nameList(page, 'Tuesday')
    await endElsewhere(page, playwright)
    await page
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click()
    await expect(name).toHaveCount(0)
    await page.goto('/en/signin?back=%2Fen%2Fshop%2Fcart')
    await signInOnPage(page, person)
    await expect(page).toHaveURL(/\/shop\/cart$/)
    await expect(name).toHaveValue('Tuesday')
  })

  test('that ends on the cart’s page empties the cart only once that is certain', async ({
    page,
    playwright,
  }) => {
    const { person, name } = await nameList(page, 'Thursday')
    await endElsewhere(page, playwright)
    // The first answer that the session is over ends its cookie, and the cart asked from here on is a guest's.
    const over = Promise.withResolvers<void>()
    await page.route('**/api/customer/me', async (route) => {
      const response = await route.fetch()
      over.resolve()
      await sleep(1000)
      await route.fulfill({ response })
    })
    await page.route('**/api/checkout/cart?*', async (route) => {
      await over.promise
      await route.continue()
    })
    await page
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click()
    await expect(name).toHaveCount(0)
    await page.unrouteAll()
    await page.goto('/en/signin?back=%2Fen%2Fshop%2Fcart')
    await signInOnPage(page, person)
    await expect(name).toHaveValue('Thursday')
  })

  test('whose end the cart’s page learns keeps the name where the browser does not know yet who signed in', async ({
    page,
    playwright,
  }) => {
    const { person, name } = await nameList(page, 'Friday')
    await endElsewhere(page, playwright)
    await page
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click()
    await expect(name).toHaveCount(0)
    await signInUnseen(page, person)
    await page.goto('/en/shop/cart')
    await expect(name).toHaveValue('Friday')
  })

  test('that ends before a product is added to a new list keeps the list’s name', async ({
    page,
    playwright,
  }) => {
    const person = await signInAnew(page)
    const list = await page.request.post('/api/shopping-lists', { data: { name: 'Picnic' } })
    expect(list.status()).toBe(200)
    const address = `/en/shop/products/${sample.product.urlKey}`
    await page.goto(address)
    await ready(page)
    const dialog = page.getByRole('dialog', { name: t('shoppingLists.addTo') })
    const name = dialog.getByRole('textbox', { name: t('shoppingLists.name') })
    await page.getByRole('button', { name: t('shoppingLists.add') }).click()
    await expect(dialog.getByRole('radio', { name: 'Picnic' })).toBeChecked()
    await expect(name).toBeHidden()
    await dialog.getByRole('radio', { name: t('shoppingLists.newList') }).check()
    await name.fill('Wednesday')
    await endElsewhere(page, playwright)
    await dialog.getByRole('button', { name: t('shoppingLists.add') }).click()
    await expect(dialog).toBeHidden()
    await page.goto(`/en/signin?back=${encodeURIComponent(address)}`)
    await signInOnPage(page, person)
    await expect(page).toHaveURL(address)
    await ready(page)
    await page.getByRole('button', { name: t('shoppingLists.add') }).click()
    await expect(name).toHaveValue('Wednesday')
    await dialog.getByRole('button', { name: t('shoppingLists.add') }).click()
    await expect(page.getByText('Wednesday')).toBeVisible()
  })
})
