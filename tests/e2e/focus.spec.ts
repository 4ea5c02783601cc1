import type { Locator, Page } from '@playwright/test'
import { signInAnew } from './people.ts'
import { expect, ready, test, wordsOf } from './shop.ts'

const t = wordsOf('en')
const bought = [
  { sku: 'DAI-001', quantity: 2 },
  { sku: 'DAI-005', quantity: 6 },
  { sku: 'DAI-002', quantity: 6 },
]

/** The last button of each line, which removes it. */
const removals = (page: Page) =>
  page.getByRole('main').locator('li:not(nav *) > form:last-child').getByRole('button')

/** Removes every line by the keyboard: each time the next line's button is focused, at last the page's heading. */
async function removeAll(page: Page, buttons: Locator): Promise<void> {
  // What the browser remembers is shown once its products have come.
  await expect(buttons.nth(1)).toBeVisible()
  let left = await buttons.count()
  await buttons.first().focus()
  // What keeps the focus is loaded with the first one of a page.
  await page.waitForLoadState('networkidle')
  while (left-- > 0) {
    await page.keyboard.press('Enter')
    await expect(buttons).toHaveCount(left)
    await expect(left > 0 ? buttons.first() : page.getByRole('heading', { level: 1 })).toBeFocused()
  }
}

test('the focus stays in the cart and in a shopping list while their lines are removed', async ({
  page,
}) => {
  await signInAnew(page)
  const list = { name: 'Monday', lines: bought }
  expect((await page.request.post('/api/shopping-lists', { data: list })).status()).toBe(200)
  expect(
    (await page.request.post('/api/quick-order/cart', { data: { lines: bought } })).status(),
  ).toBe(200)
  await page.goto('/en/shop/cart')
  await ready(page)
  await removeAll(page, removals(page))
  await page.goto('/en/account/shopping-lists')
  await ready(page)
  await page.getByRole('link', { name: 'Monday' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
  await removeAll(page, removals(page))
})

test('the focus stays among filters, favourites and compared products, and where a product was added', async ({
  page,
}) => {
  await signInAnew(page)
  await page.goto('/en/shop/catalog?savings=true')
  await ready(page)
  const cards = page.getByRole('main').getByRole('article')
  for (const place of [0, 1]) {
    const card = cards.nth(place)
    for (const tool of ['wishlist.add', 'compare.add'] as const) {
      const button = card.getByRole('button', { name: new RegExp(`^${t(tool)}`) })
      await button.press('Enter')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
  }
  await cards
    .nth(4)
    .getByRole('button', { name: /^Add: / })
    .press('Enter')
  await expect(cards.nth(4).getByRole('button', { name: /^Increase: / })).toBeFocused()

  const filters = page.getByRole('main').getByRole('checkbox')
  const chips = page.getByRole('list', { name: t('listing.chosen') }).getByRole('link')
  for (const place of [0, 1]) {
    await filters.nth(place).press('Space')
    await expect(page).toHaveURL(place === 0 ? /brand=\d+$/ : /brand=\d+,\d+$/)
    await expect(chips).toHaveCount(place + 2)
  }
  await chips.first().press('Enter')
  await expect(chips).toHaveCount(2)
  await expect(chips.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/en/shop/wishlist')
  await ready(page)
  await removeAll(page, cards.getByRole('button', { name: new RegExp(`^${t('wishlist.add')}`) }))
  await page.goto('/en/shop/compare')
  await ready(page)
  await removeAll(
    page,
    page.getByRole('button', { name: new RegExp(`^${t('compare.remove', { name: '' })}`) }),
  )
})

test('the focus comes to the heading where a window goes out of its portal, and the portal with it', async ({
  page,
}) => {
  await page.goto('/en/brands')
  await ready(page)
  // What keeps the focus is loaded with the first one of a page.
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const portal = document.body.appendChild(document.createElement('div'))
    const dialog = portal.appendChild(document.createElement('div'))
    dialog.appendChild(document.createElement('button')).focus()
    dialog.remove()
    portal.remove()
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** What has the focus within the page's content, where something else is drawn over its centre; else nothing. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!
    const { x, y, width, height } = focused.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const isSeen = top !== null && (focused.contains(top) || top.contains(focused))
    // The input of a file has one pixel: its label shows the focus.
    return focused.closest('main') && width > 1 && !isSeen ? focused.outerHTML.slice(0, 200) : null
  })

/** Walks through a page's content by the keyboard. Returns what of it had the focus without being seen. */
async function walk(page: Page): Promise<string[]> {
  const covered: string[] = []
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.tabIndex = -1
    title.focus()
  })
  do {
    const found = await coveredFocus(page)
    if (found) covered.push(found)
    await page.keyboard.press('Tab')
  } while (await page.evaluate(() => document.activeElement!.closest('main') !== null))
  return covered
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 700 } })

    test('the focus is never beneath the bar with the sum', async ({ page }) => {
      await signInAnew(page)
      await page.goto('/en/shop/quick-order')
      await ready(page)
      await page
        .getByRole('textbox', { name: t('quickOrder.label') })
        .fill(bought.map(({ sku, quantity }) => `${sku} ${quantity}`).join('\n'))
      await page.getByRole('button', { name: t('quickOrder.check') }).click()
      await expect(page.getByRole('button', { name: t('quickOrder.fill') })).toBeVisible()
      expect(await walk(page)).toEqual([])
      await page.getByRole('button', { name: t('quickOrder.fill') }).click()
      await expect(page.getByText(t('answers.reordered'))).toBeVisible()
      await page.goto('/en/shop/cart')
      await ready(page)
      expect(await walk(page)).toEqual([])
    })
  })
}
