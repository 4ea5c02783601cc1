import { readFile } from 'node:fs/promises'
import { serviceLine } from '@tsiran/demo/service-line'
import { formatMoney } from '@tsiran/i18n/money'
import type { Page } from '@playwright/test'
import { signInAnew } from './people.ts'
import { expect, sample, ready, test, wordsOf } from './shop.ts'

const locale = 'en'
const t = wordsOf(locale)
const name = sample.product.name[locale]
const lists = `/${locale}/account/shopping-lists`

/** Puts lines into the signed-in person's cart. */
async function fillOwnCart(page: Page, lines: Record<string, number>): Promise<void> {
  const body = { lines: Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity })) }
  expect((await page.request.post('/api/quick-order/cart', { data: body })).status()).toBe(200)
}

test('a cart is saved as a list, changed, and put back another day', async ({ page }) => {
  await signInAnew(page)
  await fillOwnCart(page, { 'DAI-001': 2, 'DAI-005': 12 })
  await page.goto(`/${locale}/shop/cart`)
  await ready(page)
  await page.getByText(t('shoppingLists.saveCart')).click()
  await page.getByRole('textbox', { name: t('shoppingLists.name') }).fill('Monday; =1+1')
  await page.getByRole('button', { name: t('shoppingLists.save'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Monday; =1+1' })).toBeVisible()
  await expect(page.getByText(t('answers.listSaved'))).toBeVisible()

  const quantity = page.getByRole('spinbutton', { name: t('shoppingLists.quantity', { name }) })
  await quantity.fill('24')
  await quantity.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'DAI-001' })).toContainText(
    formatMoney(15_600),
  )

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('shoppingLists.csv') }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.replaceAll('\u00a0', ' ').split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFsku;quantity;name',
    `DAI-001;24;"${name}"`.replaceAll('"', name.includes(',') ? '"' : ''),
  ])

  await page.getByRole('button', { name: t('shoppingLists.toCart') }).click()
  await expect(page.getByText(t('answers.notReordered'))).toBeVisible()
  await expect(
    page.getByText(t('ui.named', { label: name, name: t('orders.reason.already_in_cart') })),
  ).toBeVisible()
})

test('a page from before an update saves its cart as a list, not an empty one', async ({
  page,
}) => {
  await signInAnew(page)
  await fillOwnCart(page, { 'DAI-001': 2 })
  const saved = await page.request.post(lists, { form: { name: 'Monday', cart: 'true' } })
  expect(await saved.text()).toContain('DAI-001')
})

test('an address that names no cart and no order saves no empty list', async ({ page }) => {
  await signInAnew(page)
  for (const from of ['0', '-7', '1.5', '1e3', 'Cart', 'cart2', '9'.repeat(16)]) {
    const address = `${lists}?from=${from}`
    expect((await page.request.get(address)).status(), from).toBe(404)
    expect((await page.request.post(address, { form: { name: from } })).status(), from).toBe(404)
  }
  // An order's number that is nobody's is refused with the form.
  const refused = await page.request.post(`${lists}?from=${'9'.repeat(15)}`, {
    form: { name: 'Monday' },
  })
  expect(refused.status()).toBe(404)
  await page.goto(lists)
  await expect(page.getByText(t('shoppingLists.empty'))).toBeVisible()
})

test('what a long list puts into the cart is in sight after a press at its end', async ({
  page,
}) => {
  await signInAnew(page)
  const skus = ['DAI-001', 'DAI-002', 'DAI-005', 'FRV-001', 'FRV-002', 'FRV-003']
  const list = { name: 'Monday', lines: skus.map((sku) => ({ sku, quantity: 12 })) }
  const saved = await page.request.post('/api/shopping-lists', { data: list })
  const { data } = (await saved.json()) as { data: { id: number } }
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(`${lists}/${data.id}`)
  await ready(page)
  await page.getByRole('button', { name: t('shoppingLists.toCart') }).click()
  await expect(page.getByText(t('answers.reordered'))).toBeInViewport()
})

test('another tab counts what a list put into the cart', async ({ page, context }) => {
  await signInAnew(page)
  const list = { name: 'Monday', lines: [{ sku: 'DAI-001', quantity: 2 }] }
  expect((await page.request.post('/api/shopping-lists', { data: list })).status()).toBe(200)
  await fillOwnCart(page, { 'DAI-005': 6 })
  await page.goto(lists)
  await ready(page)
  await page.getByRole('link', { name: 'Monday' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/${locale}`)
  await ready(other)
  const label = other.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await expect(label).toHaveAccessibleName(t('shell.cartCount', { count: 1 }))
  await page.getByRole('button', { name: t('shoppingLists.toCart') }).click()
  await expect(page.getByText(t('answers.reordered'))).toBeVisible()
  await expect(label).toHaveAccessibleName(t('shell.cartCount', { count: 2 }))
})

test('the cart’s form for a list stays open when the browser learns who is signed in', async ({
  page,
}) => {
  await signInAnew(page)
  await fillOwnCart(page, { 'DAI-001': 1 })
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === '/api/customer/me',
    async (route) => {
      await opened
      await route.continue()
    },
  )
  await page.goto(`/${locale}/shop/cart`)
  await ready(page)
  await page.getByText(t('shoppingLists.saveCart')).click()
  const listName = page.getByRole('textbox', { name: t('shoppingLists.name') })
  await listName.fill('Picnic')
  open()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userData') !== null)).toBe(true)
  await expect(listName).toHaveValue('Picnic')
  await expect(listName).toBeVisible()
})

test('a half-typed name stays while a line of the list changes', async ({ page }) => {
  await signInAnew(page)
  const list = { name: 'Monday', lines: [{ sku: 'DAI-001', quantity: 2 }] }
  const saved = await page.request.post('/api/shopping-lists', { data: list })
  const { data } = (await saved.json()) as { data: { id: number } }
  await page.goto(`${lists}/${data.id}`)
  await ready(page)
  await page.getByText(t('shoppingLists.rename')).click()
  const box = page.getByRole('textbox', { name: t('shoppingLists.name') })
  await box.fill('Tuesday')
  const quantity = page.getByRole('spinbutton', { name: t('shoppingLists.quantity', { name }) })
  await quantity.fill('24')
  await quantity.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'DAI-001' })).toContainText(
    formatMoney(15_600),
  )
  await expect(box).toHaveValue('Tuesday')
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tuesday' })).toBeVisible()
  await expect(box).toBeHidden()
})

test.describe('when a change fails', () => {
  test.use({ allowed: { fault: /422|ERR_FAILED/ } })

  test('the list’s saved quantity comes back, and the page says so', async ({ page }) => {
    await signInAnew(page)
    const list = { name: 'Monday', lines: [{ sku: 'DAI-001', quantity: 2 }] }
    const saved = await page.request.post('/api/shopping-lists', { data: list })
    const { data } = (await saved.json()) as { data: { id: number } }
    await page.goto(`${lists}/${data.id}`)
    await ready(page)
    const quantity = page.getByRole('spinbutton', { name: t('shoppingLists.quantity', { name }) })
    const notes = page.getByRole('region', { name: t('ui.notifications') })
    const post = `**/shopping-lists/${data.id}.data*`
    // The merchant renames the code meanwhile.
    await page.route(post, (route) =>
      route.continue({ postData: 'intent=line&sku=GONE-1&quantity=24' }),
    )
    await quantity.fill('24')
    await quantity.press('Enter')
    await expect(notes).toContainText('GONE-1')
    await expect(quantity).toHaveValue('2')
    await page.unroute(post)
    await page.route(post, (route) => route.abort())
    await quantity.fill('36')
    await quantity.press('Enter')
    await expect(notes).toContainText(t('errors.unavailable'))
    await expect(quantity).toHaveValue('2')
  })
})

test.describe('with a name that is taken', () => {
  test.use({ allowed: { fault: /422/ } })

  test('a product is added from its page to a new list, and the list is deleted after a question', async ({
    page,
  }) => {
    await signInAnew(page)
    await page.goto(`/${locale}/shop/products/${sample.product.urlKey}`)
    await ready(page)
    await page.getByRole('button', { name: t('shoppingLists.add') }).click()
    const dialog = page.getByRole('dialog', { name: t('shoppingLists.addTo') })
    await dialog.getByRole('textbox', { name: t('shoppingLists.name') }).fill('Weekend')
    await dialog.getByRole('button', { name: t('product.increase', { name }) }).click()
    await dialog.getByRole('button', { name: t('shoppingLists.add') }).click()
    await expect(
      page.getByText(t('shoppingLists.addedTo', { list: 'Weekend', name, quantity: 2 })),
    ).toBeVisible()

    await page.goto(lists)
    await ready(page)
    await page.getByRole('textbox', { name: t('shoppingLists.name') }).fill('weekend')
    await page.getByRole('button', { name: t('shoppingLists.save'), exact: true }).click()
    await expect(page.getByText(t('field.listNameTaken'))).toBeVisible()
    await page.getByRole('link', { name: 'Weekend' }).click()
    await page.getByRole('button', { name: t('shoppingLists.toCart') }).click()
    await expect(page.getByText(t('answers.reordered'))).toBeVisible()
    await page.getByText(t('shoppingLists.delete')).click()
    await page.getByRole('button', { name: t('shoppingLists.deleteYes') }).click()
    await expect(page.getByText(t('shoppingLists.empty'))).toBeVisible()
  })

  test('a list that is renamed keeps the typed name, and the page says why', async ({ page }) => {
    await signInAnew(page)
    for (const listName of ['Picnic', 'Weekend'])
      expect(
        (await page.request.post('/api/shopping-lists', { data: { name: listName } })).status(),
      ).toBe(200)
    await page.goto(lists)
    await ready(page)
    await page.getByRole('link', { name: 'Weekend' }).click()
    await page.getByText(t('shoppingLists.rename')).click()
    const newName = page.getByRole('textbox', { name: t('shoppingLists.name') })
    await newName.fill('picnic')
    await page.getByRole('button', { name: t('account.save') }).click()
    await expect(page.getByRole('alert')).toHaveText(t('field.listNameTaken'))
    await expect(newName).toHaveValue('picnic')
  })
})

test.describe('on a phone, without scripts', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: false,
    allowed: { fault: /422/ },
  })

  test('a list is saved, changed and put into the cart by plain forms', async ({ page }) => {
    const hy = wordsOf('hy')
    await signInAnew(page)
    await fillOwnCart(page, { 'DAI-001': 3 })
    await page.goto('/hy/shop/cart')
    await page.getByText(hy('shoppingLists.saveCart')).click()
    await page.getByRole('textbox', { name: hy('shoppingLists.name') }).fill('Երկուշաբթի')
    await page.getByRole('button', { name: hy('shoppingLists.save'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Երկուշաբթի' })).toBeVisible()
    await page.getByText(hy('shoppingLists.rename')).click()
    const name = page.getByRole('textbox', { name: hy('shoppingLists.name') })
    // A soft hyphen: it is typed, and nobody sees it.
    await name.fill('\u00AD')
    await page.getByRole('button', { name: hy('account.save') }).click()
    await expect(page.getByText(hy('field.required'))).toBeVisible()
    await expect(page.getByText(hy('answers.listSaved'))).toBeHidden()
    await expect(name).toHaveValue('\u00AD')
    const line = page.getByRole('listitem').filter({ hasText: 'DAI-001' })
    await line.getByRole('spinbutton').fill('5')
    await line.getByRole('button', { name: hy('cart.update') }).click()
    await expect(line.getByRole('spinbutton')).toHaveValue('5')
    await page.getByRole('button', { name: hy('shoppingLists.toCart') }).click()
    await expect(page.getByText(hy('answers.notReordered'))).toBeVisible()
    await page.goto('/hy/shop/cart')
    await expect(page.getByRole('region', { name: hy('cart.summary') })).toContainText(
      formatMoney(3 * 690 + serviceLine.price),
    )
  })
})
