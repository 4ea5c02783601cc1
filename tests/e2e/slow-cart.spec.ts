import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { cartTotal as total } from './cart-total.ts'
import { expect, fillCart, ready, sample, test, wordsOf } from './shop.ts'
import { hold } from './slow.ts'

const locale = 'en'
const t = wordsOf(locale)
const name = sample.product.name[locale]
const cart = `/${locale}/shop/cart`

const listing = `/${locale}/shop/main/catalog?category_id=${sample.leaf.id}`

/** Milliseconds that an answer takes: more than the next press. */
const later = 1500
const line = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
const remove = (page: Page) =>
  line(page)
    .getByRole('button', { name: t('product.remove', { name }) })
    .last()
/** Adds the product of a card of a listing. */
const add = (page: Page, card: number) =>
  page
    .getByRole('article')
    .nth(card)
    .getByRole('button', { name: t('ui.named', { label: t('product.add'), name: '' }) })
    .click()
const expectLines = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
    t('shell.cartCount', { count }),
  )
const slow = (page: Page, calls: string) =>
  page.route(calls, async (route) => {
    await sleep(later)
    await route.continue()
  })

test('a line that is on its way back stays in the cart of who leaves the page', async ({
  page,
}) => {
  await fillCart(page, locale, 3)
  await page.goto(cart)
  await ready(page)
  await remove(page).click()
  await expect(page.getByText(t('cart.empty'))).toBeVisible()
  await slow(page, '**/api/checkout/cart/add/*')
  await page.getByRole('button', { name: t('cart.undo') }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.emptyNext') })
    .click()
  await expect(page.getByText(t('product.added', { name }))).toBeVisible()
  await page.goto(cart)
  await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(total(3))
})

test('a line from another tab stays in the cart of who leaves the empty one', async ({
  page,
  context,
}) => {
  await page.goto(cart)
  await ready(page)
  const other = await context.newPage()
  await other.goto(listing)
  await ready(other)
  await slow(page, '**/api/checkout/cart?*')
  const asked = page.waitForRequest('**/api/checkout/cart?*')
  await add(other, 0)
  await asked
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.emptyNext') })
    .click()
  await expect(page).toHaveURL(/catalog$/)
  await other.goto(cart)
  await expectLines(other, 1)
})

test('two tabs whose first lines are on their way together fill one cart', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(listing)
    await ready(tab)
  }
  await slow(page, '**/api/checkout/cart/token')
  await add(page, 0)
  await add(other, 1)
  await expect(page.getByText(t('product.added', { name }))).toBeVisible()
  await page.goto(cart)
  await expectLines(page, 2)
})

test('a line removed right after a change comes back with its new quantity', async ({ page }) => {
  await fillCart(page, locale, 1)
  await page.goto(cart)
  await ready(page)
  await slow(page, '**/api/checkout/cart/update')
  const quantity = line(page).getByRole('spinbutton', {
    name: t('product.quantity', { name }),
    exact: true,
  })
  await quantity.fill('5')
  await quantity.press('Enter')
  await remove(page).click()
  await expect(page.getByText(t('cart.empty'))).toBeVisible()
  await page.getByRole('button', { name: t('cart.undo') }).click()
  await expect(quantity).toHaveValue('5')
})

test('a second press on a line’s bin is no error', async ({ page }) => {
  await fillCart(page, locale, 1)
  await page.goto(cart)
  await ready(page)
  await slow(page, '**/remove-item/*')
  await remove(page).dblclick()
  const removed = page.getByText(t('cart.removed', { name }))
  await expect(removed).toBeVisible()
  // A second call would be refused later.
  await sleep(later + 500)
  await expect(page.getByText(t('errors.not_found'))).toHaveCount(0)
})

test('a product that is being added takes no other quantity', async ({ page }) => {
  await page.goto(listing)
  await ready(page)
  const adding = await hold(page, 'POST', /\/cart\/add\//)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  await card.getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) }).click()
  await expect(card.getByRole('spinbutton')).toBeDisabled()
  adding.letGo()
  await expect(page.getByText(t('product.added', { name }))).toBeVisible()
  await expect(card.getByRole('spinbutton')).toBeEnabled()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the buy bar adds no second time what the page’s own form is adding', async ({ page }) => {
    await page.goto(`/en/shop/products/${sample.product.urlKey}`)
    await ready(page)
    const adding = await hold(page, 'POST', /\/cart\/add\//)
    const bar = page.getByRole('region', { name: t('product.buyBar') })
    const add = { name: t('ui.named', { label: t('product.add'), name }) }
    await page.locator('form.add-form').first().getByRole('button', add).tap()
    await adding.asked
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await bar.getByRole('button', add).tap()
    adding.letGo()
    await expect(bar.getByRole('spinbutton')).toHaveValue('1')
    // A second call would be refused later.
    await sleep(1000)
    const notes = page.getByRole('region', { name: t('ui.notifications') })
    await expect(notes).toContainText(t('product.added', { name }))
    await expect(notes).not.toContainText(t('errors.already_in_cart'))
  })
})

test('a quantity that was typed just before a reload is saved', async ({ page }) => {
  await fillCart(page, locale, 2)
  await page.goto(cart)
  await ready(page)
  const quantity = page.getByRole('spinbutton', {
    name: t('product.quantity', { name }),
    exact: true,
  })
  await quantity.fill('5')
  await page.goto('/en/brands')
  await page.goto(cart)
  await expect(quantity).toHaveValue('5')
})
