import { lowTargets } from './low-targets.ts'
import { expect, openAs, test } from './staff.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const paths = [
  '/content/pages',
  '/content/pages/1',
  '/content/sliders',
  '/comments',
  '/settings/shop',
  '/settings/staff',
  '/translations',
  '/setup',
  '/settings/audit',
  '/imports',
  '/delivery',
  '/deliveries',
  '/picking',
  '/reports',
  '/me',
]

test('what can be pressed in the back office on a phone is 44 pixels high, and no page is wider than it', async ({
  page,
}) => {
  await openAs(page, 'owner', '/', 'hy')
  for (const path of paths) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const places = page.getByRole('main').or(page.getByRole('banner'))
    const low = await lowTargets(places.locator('a, button, select, [role=tab], [type=file]'))
    expect(low, path).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(390)
  }
})
