import { nameOf, stockOf, takeOne } from './stock-calls.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

/** The demo's people read Armenian. */
const hy = adminWords('hy')
/** A product whose stock no other test changes. */
const oil = 'GRC-024'

test.describe('with a lost answer', () => {
  test.use({ allowed: { fault: /ERR_FAILED/ } })

  test('a count that was saved is not set again over what was sold since', async ({ page }) => {
    await openAs(page, 'catalogue', `/stock?search=${oil}`, 'en')
    const { variant_id: id, qty } = await stockOf(page, oil)
    const row = page.getByRole('row').filter({ hasText: oil })
    await row.getByRole('button', { name: nameOf('stock.countOf') }).click()
    const count = page.getByRole('dialog', { name: nameOf('stock.countOf') })
    await page.route(
      ({ pathname }) => pathname === '/api/admin/stock/movements',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await count.getByLabel(hy('stock.counted')).fill(String(qty - 1))
    await count.getByRole('button', { name: hy('common.save') }).click()
    await expect(count.getByRole('alert')).toBeVisible()
    expect(await takeOne(page, id)).toBe(200)
    await count.getByRole('button', { name: hy('common.save') }).click()
    await expect(count).toBeHidden()
    expect((await stockOf(page, oil)).qty).toBe(qty - 2)
  })
})
