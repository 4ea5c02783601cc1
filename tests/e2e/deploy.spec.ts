import { expect, ready, test } from './shop.ts'

test.describe('after a deploy', () => {
  test.use({ allowed: { fault: /404|route module|dynamically imported/ } })

  test('a link leads on though the code of its page is gone', async ({ page }) => {
    await page.goto('/en/site/contact-us')
    await ready(page)
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Brands', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
    await expect(page).toHaveURL(/\/en\/brands$/)
  })
})
