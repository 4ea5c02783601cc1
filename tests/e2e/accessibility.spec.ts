import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, fillCart, locales, pages, ready, test } from './shop.ts'

/** What axe has to say, short enough to be read in a test's report. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))
}

for (const locale of locales) {
  for (const [kind, path] of Object.entries(pages)) {
    test(`axe finds nothing on ${kind} in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}${path}`)
      await ready(page)
      expect(await complaints(page)).toEqual([])
    })
  }

  test(`axe finds nothing on a filled cart and the checkout in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}`)
    await fillCart(page, locale)
    for (const path of ['/shop/cart', '/shop/checkout']) {
      await page.goto(`/${locale}${path}`)
      await ready(page)
      expect(await complaints(page), path).toEqual([])
    }
  })

  test.describe('where nothing is', () => {
    test.use({ allowed: { fault: /404/ } })

    test(`axe finds nothing on the page that is not there in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/nothing-here`)
      await ready(page)
      expect(await complaints(page)).toEqual([])
    })
  })
}
