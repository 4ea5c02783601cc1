import type { Locator } from '@playwright/test'
import { expect, fillCart, ready, test, wordsOf } from './shop.ts'

// Other tests of a tab would keep the forced colours.
test.use({ ownTab: true })

const t = wordsOf('hy')
/** Pixels of an element's border at the top. */
const border = (element: Locator) =>
  element.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).borderTopWidth))

test('where the person’s colours replace the shop’s, buttons, slides and the focus are seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/hy')
  await ready(page)
  const dots = page.getByRole('button', { name: t('slider.show', { place: 1 }) }).locator('span')
  expect(await border(dots)).toBeGreaterThan(0)
  await fillCart(page, 'hy')
  await page.goto('/hy/shop/cart')
  await ready(page)
  expect(await border(page.getByRole('link', { name: t('cart.checkout') }))).toBeGreaterThan(0)
  const quantity = page.getByRole('spinbutton').first()
  await quantity.press('ArrowUp')
  await expect(quantity.locator('..')).toHaveCSS('outline-style', 'solid')
})
