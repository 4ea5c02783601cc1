import { adminWords, expect, openAs, test } from './staff.ts'

/** The demo's people read Armenian. */
const hy = adminWords('hy')

test('a form that is sent twice before the page shows it makes one call', async ({ page }) => {
  await openAs(page, 'catalogue', '/attributes/76', 'en')
  let calls = 0
  await page.route(
    (url) => url.pathname === '/api/admin/attributes/76/options',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      calls += 1
      await route.fulfill({ status: 422, json: { message: '–', code: 'validation_failed' } })
    },
  )
  await page.getByRole('button', { name: hy('attributes.addOption') }).click()
  const dialog = page.getByRole('dialog')
  for (const text of await dialog.getByRole('textbox').all()) await text.fill('twice')
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(calls).toBe(1)
})
