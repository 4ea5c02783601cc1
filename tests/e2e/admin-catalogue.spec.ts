import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'
import { complaints } from './axe.ts'
import { phone } from './gallery.ts'
import { adminWords, expect, locales, readIn, signInAs, test } from './staff.ts'

/** The pages of the catalogue, by the messages of their titles. */
const pages: readonly (readonly [string, AdminMessageKey])[] = [
  ['/products', 'products.title'],
  ['/products/grid', 'grid.title'],
  ['/products/contents', 'contents.title'],
  ['/stock', 'stock.title'],
  ['/stock/labels', 'labels.title'],
  ['/categories', 'categories.title'],
  ['/brands', 'brands.title'],
  ['/attributes', 'attributes.title'],
  ['/media', 'media.title'],
  ['/imports', 'imports.title'],
  ['/search', 'searchDesk.title'],
]

for (const locale of locales)
  test(`every page of the catalogue fits a phone and a desk in ${locale}`, async ({ page }) => {
    test.slow()
    const t = adminWords(locale)
    await readIn(page, locale)
    await signInAs(page, 'catalogue', locale)
    for (const [path, title] of pages)
      for (const viewport of [{ width: 1440, height: 900 }, phone]) {
        await page.setViewportSize(viewport)
        await page.goto(`/admin${path}`)
        await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
        const { scrollWidth, innerWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          innerWidth: window.innerWidth,
        }))
        expect([path, scrollWidth <= innerWidth]).toEqual([path, true])
        if (locale === 'hy' && viewport === phone)
          expect([path, await complaints(page, 'main')]).toEqual([path, []])
      }
  })
