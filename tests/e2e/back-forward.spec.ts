import type { Page } from '@playwright/test'
import { signInAnew } from './people.ts'
import { expect, fillCart, ready, sample, test, wordsOf } from './shop.ts'

const t = wordsOf('en')

/** The browser shows a page again as it was left: it has heard of nothing that was stored or ordered meanwhile. */
const comeBack = (page: Page, stored: Record<string, string>) =>
  page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, stored)

test('a page that comes back shows cart, comparison and favourites as they are now', async ({
  page,
}) => {
  await page.goto('/en')
  await ready(page)
  const banner = page.getByRole('banner')
  const link = (name: string) => banner.getByRole('link', { name, exact: true })
  await expect(link(t('shell.cart'))).toBeVisible()

  // In other documents of this tab.
  const { email, first_name } = await signInAnew(page)
  const found = await page.request.get(`/api/product/${sample.product.urlKey}?locale=en`)
  const { id } = ((await found.json()) as { data: { id: number } }).data
  expect((await page.request.get(`/api/wishlist/add/${id}`)).status()).toBe(200)
  await fillCart(page, 'en', 1)
  await comeBack(page, { compare: `${id}`, userData: JSON.stringify({ email, first_name }) })

  await expect(link(t('shell.cartCount', { count: 1 }))).toBeVisible()
  await expect(link(t('shell.compareCount', { count: 1 }))).toBeVisible()
  await expect(link(t('shell.favoritesCount', { count: 1 }))).toBeVisible()
  await expect(banner.getByText(first_name)).toBeVisible()
})
