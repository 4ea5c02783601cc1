import { request } from '@playwright/test'
import { nameOf, stockOf, takeOne } from './stock-calls.ts'
import { adminWords, demoMember, expect, openAs, test } from './staff.ts'

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

test('the same broken pieces are written off once, and the second person is told by whom', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'catalogue', `/stock?search=${oil}`, 'en')
  const { variant_id, qty } = await stockOf(page, oil)
  const row = page.getByRole('row').filter({ hasText: oil })
  await row.getByRole('button', { name: nameOf('stock.adjustOf') }).click()
  const dialog = page.getByRole('dialog', { name: nameOf('stock.adjustOf') })
  await dialog.getByLabel(hy('stock.pieces')).fill('2')
  const colleague = demoMember('owner')
  const office = await request.newContext({ baseURL: `${baseURL}/api/admin/` })
  const { email, password } = colleague
  await office.post('session', { data: { email, password } })
  const writtenOff = await office.post('stock/movements', {
    data: { variant_id, delta: -2, reason: 'expired' },
  })
  expect(writtenOff.status()).toBe(200)
  await office.dispose()
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  const told = dialog.getByRole('alert')
  await expect(told).toContainText(colleague.name)
  await expect(told).toContainText(hy('stock.reasons.expired'))
  expect((await stockOf(page, oil)).qty).toBe(qty - 2)
  // Another number is another report; the same one is saved once somebody says that these are others.
  await dialog.getByLabel(hy('stock.pieces')).fill('3')
  await expect(dialog.getByRole('button', { name: hy('common.save') })).toBeVisible()
  await dialog.getByLabel(hy('stock.pieces')).fill('2')
  await dialog.getByRole('button', { name: hy('stock.moveAgain') }).click()
  await expect(dialog).toBeHidden()
  expect((await stockOf(page, oil)).qty).toBe(qty - 4)
})
