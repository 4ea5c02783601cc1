import { cartTotal as total } from './cart-total.ts'
import { expect, fillCart, fillCheckout, ready, sample, test, wordsOf } from './shop.ts'

const locale = 'en'
const t = wordsOf(locale)
const name = sample.product.name[locale]
const cart = `/${locale}/shop/cart`

test('a thanks page that is opened again keeps the next cart', async ({ page }) => {
  await fillCart(page, locale, 1)
  await page.goto(`/${locale}/shop/checkout`)
  await ready(page)
  await fillCheckout(page, locale)
  await page.getByRole('button', { name: t('checkout.place') }).click()
  const thanks = page.getByRole('heading', { level: 1, name: t('thanks.title') })
  await expect(thanks).toBeVisible()
  const address = page.url()
  await fillCart(page, locale, 3)
  await page.goto(address)
  await ready(page)
  await page.goto(cart)
  await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(total(3))
})

test('a second tab follows an order', async ({ page, context }) => {
  await fillCart(page, locale, 1)
  await page.goto(cart)
  const other = await context.newPage()
  await other.goto(`/${locale}`)
  await ready(other)
  const link = other.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await expect(link).toHaveAccessibleName(t('shell.cartCount', { count: 1 }))
  await page.goto(`/${locale}/shop/checkout`)
  await ready(page)
  await fillCheckout(page, locale)
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('thanks.title') })).toBeVisible()
  await expect(link).toHaveAccessibleName(t('shell.cart'))
})

test('a second tab follows the first', async ({ page, context }) => {
  await fillCart(page, locale, 1)
  await page.goto(cart)
  const other = await context.newPage()
  await other.goto(cart)
  await ready(page)
  await ready(other)
  await page.getByRole('button', { name: t('product.increase', { name }), exact: true }).click()
  await expect(
    other.getByRole('spinbutton', { name: t('product.quantity', { name }), exact: true }),
  ).toHaveValue('2')
  await expect(other.getByRole('region', { name: t('cart.summary') })).toContainText(total(2))
  await page.goto(`/${locale}/shop/checkout`)
  await ready(page)
  await other.getByRole('button', { name: t('product.increase', { name }), exact: true }).click()
  await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(total(3))
})
