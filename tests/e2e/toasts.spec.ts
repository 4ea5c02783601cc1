import type { Locator } from '@playwright/test'
import { signInAnew } from './people.ts'
import { expect, locales, ready, test, wordsOf } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const bought = [
  { sku: 'DAI-001', quantity: 2 },
  { sku: 'DAI-005', quantity: 6 },
]
const boxOf = async (part: Locator) => (await part.boundingBox())!

for (const locale of locales)
  test(`a toast on a phone leaves the cart's sum and next step in sight, in ${locale}`, async ({
    page,
  }) => {
    const t = wordsOf(locale)
    await signInAnew(page)
    await page.request.post('/api/quick-order/cart', { data: { lines: bought } })
    await page.goto(`/${locale}/shop/cart`)
    await ready(page)
    const sum = page.getByRole('region', { name: t('cart.summary') })
    await page.getByRole('main').locator('li > form:last-child').getByRole('button').last().tap()
    const toast = page.getByRole('region', { name: t('ui.notifications') }).getByRole('dialog')
    await expect(toast.getByRole('button', { name: t('cart.undo') })).toBeVisible()
    const [note, bar] = [await boxOf(toast), await boxOf(sum)]
    expect(note.y + note.height).toBeLessThan(bar.y)
    // A long word beside it does not press the text into a narrow column.
    expect(note.height).toBeLessThan(140)
  })
