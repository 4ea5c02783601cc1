import type { Locator, Page } from '@playwright/test'
import { addProducts, open, priceOf } from './bulk.ts'
import { adminWords, expect, test } from './staff.ts'

const t = adminWords('en')

test.use({ viewport: { width: 1440, height: 900 } })

/** Opens the preview of an edit that raises the prices of all products of a search by ten percent. */
async function previewRaise(page: Page, code: string): Promise<Locator> {
  await page.goto(`/admin/products?search=${code}`)
  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: t('bulk.title') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('bulk.operation')).selectOption({ label: t('bulk.op.percent') })
  await dialog.getByLabel(t('bulk.value')).fill('10')
  await dialog.getByRole('button', { name: t('bulk.preview') }).click()
  await expect(dialog.getByText(t('bulk.wouldChange', { count: 1 }))).toBeVisible()
  return dialog
}

test('prices are raised once where the button is pressed twice', async ({ page }) => {
  await open(page, 'catalogue', '/products')
  const { code, products } = await addProducts(page, [1000])
  const dialog = await previewRaise(page, code)
  let sent = 0
  page.on('request', (request) => {
    if (/\/products\/bulk\b(?!\/)/.test(request.url())) sent++
  })
  await dialog.getByRole('button', { name: t('bulk.apply') }).evaluate((button) => {
    for (let press = 0; press < 2; press++) (button as HTMLButtonElement).click()
  })
  await expect(dialog.getByText(t('bulk.applied', { count: 1 }))).toBeVisible()
  expect([sent, await priceOf(page, products[0]!)]).toEqual([1, 1100])
})

test.describe('where the answer is lost', () => {
  test.use({ allowed: { fault: /ERR_FAILED/ } })
  test('the preview shows what the edit has done', async ({ page }) => {
    await open(page, 'catalogue', '/products')
    const { code } = await addProducts(page, [1000])
    const dialog = await previewRaise(page, code)
    const row = dialog.getByRole('row', { name: new RegExp(code) })
    await expect(row).toContainText(/1\s000.*1\s100/)
    await page.route(
      ({ pathname }) => pathname === '/api/admin/products/bulk',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
    )
    await dialog.getByRole('button', { name: t('bulk.apply') }).click()
    await expect(row).toContainText(/1\s100.*1\s210/)
  })
})
