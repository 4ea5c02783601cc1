import { lowTargets } from './low-targets.ts'
import { expect, pages, ready, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('what can be pressed on a phone is 44 pixels high, but for links within a sentence', async ({
  page,
}) => {
  for (const path of [pages['product'], pages['blog']]) {
    await page.goto(`/en${path}`)
    await ready(page)
    const low = await lowTargets(
      page.getByRole('main').locator('a, button, input:not([type=hidden])'),
    )
    expect(low, path).toEqual([])
  }
})
