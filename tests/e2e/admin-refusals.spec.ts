import { adminWords, expect, openAs, test } from './staff.ts'
import { nameOf } from './stock-calls.ts'

/** The demo's people read Armenian. */
const hy = adminWords('hy')
const message = 'Սա այլևս չկա'

/** What a window does for a refusal of a field that it does not show. */
const cases = {
  'a movement of stock': {
    role: 'catalogue',
    path: '/stock?search=HOU-030',
    call: '**/api/admin/stock/movements*',
    open: nameOf('stock.adjustOf'),
    field: null,
  },
  'an option of an attribute': {
    role: 'catalogue',
    path: '/attributes/76',
    call: '**/api/admin/attributes/76/options*',
    open: hy('attributes.addOption'),
    field: 'Անանուխ',
  },
  'a text of the shop': {
    role: 'content',
    path: '/translations?search=Զամբյուղ',
    call: '**/api/admin/translations?*',
    open: /Զամբյուղ/,
    field: 'Փակել այս պատուհանը',
  },
} as const

for (const [what, { role, path, call, open, field }] of Object.entries(cases))
  test(`a refusal of ${what} for a field that is not shown is said`, async ({ page }) => {
    await openAs(page, role, path, 'en')
    await page.route(call, (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({
            status: 422,
            json: { message: '', code: 'validation_failed', errors: { version: [message] } },
          }),
    )
    await page.getByRole('button', { name: open }).first().click()
    const window = page.getByRole('dialog')
    if (field) for (const text of await window.getByRole('textbox').all()) await text.fill(field)
    await window.getByRole('button', { name: hy('common.save') }).click()
    await expect(window.getByRole('alert')).toHaveText(message)
  })
