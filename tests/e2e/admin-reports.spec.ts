import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { wordsOf } from './shop.ts'
import { hold } from './slow.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

const t = adminWords('hy')
const shop = wordsOf('hy')

test('today says what waits, leads to it, and compares the day with a week ago', async ({
  page,
  baseURL,
}) => {
  await orderAsGuest(baseURL!)
  await openAs(page, 'owner', '/', 'en')
  const waiting = page.getByRole('region', { name: t('today.waiting') })
  await expect(page.getByRole('heading', { name: t('today.sales') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('today.best') })).toBeVisible()
  // In the person's language from the first call on, though the browser has another.
  await expect(
    page
      .getByRole('listitem')
      .getByRole('link', { name: /^[Ա-Ֆ]/ })
      .first(),
  ).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.getByText(t('today.table'), { exact: true }).click()
  await expect(page.getByRole('row', { name: /^23:00/ })).toBeVisible()
  await waiting.getByRole('link', { name: t('today.waits.orders') }).click()
  await expect(page).toHaveURL(/\/admin\/orders\?status=pending$/)
})

test('a report is narrowed by days, refuses an end before its start, and is saved as a file', async ({
  page,
  baseURL,
}) => {
  await orderAsGuest(baseURL!)
  await openAs(page, 'owner', '/reports', 'en')
  const table = page.getByRole('table', { name: shop('reports.names.sales') })
  await expect(table.getByRole('row')).toHaveCount(32)
  expect(await complaints(page)).toEqual([])
  await page.getByLabel(t('reports.from')).fill('2999-01-01')
  await page.getByRole('button', { name: t('reports.show') }).click()
  await expect(page.getByLabel(t('reports.from'))).toHaveAttribute('aria-invalid', 'true')
  await page.goto('/admin/reports/products')
  await expect(
    page
      .getByRole('table', { name: shop('reports.names.products') })
      .getByRole('row')
      .nth(2),
  ).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('reports.download') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^products-.*\.xlsx$/)
  // The demo's owner, who has just signed in, may also have the people.
  await page.getByRole('link', { name: shop('reports.names.customers') }).click()
  const [people] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('reports.download') }).click(),
  ])
  expect(people.suggestedFilename()).toMatch(/^customers-.*\.xlsx$/)
})

test('numbers of other days do not stand under the chosen ones', async ({ page }) => {
  await openAs(page, 'owner', '/reports?from=2026-05-01&to=2026-05-31', 'en')
  const table = page.getByRole('table', { name: shop('reports.names.sales') })
  await expect(table.getByRole('row')).toHaveCount(33)
  const report = await hold(page, 'GET', /\/reports\/sales$/)
  await page.getByLabel(t('reports.to')).fill('2026-05-02')
  await page.getByRole('button', { name: t('reports.show') }).click()
  await report.asked
  await expect(table).toBeHidden()
  report.letGo()
  await expect(table.getByRole('row')).toHaveCount(4)
})

test('the days of a report without a first one are those that are shown', async ({ page }) => {
  await openAs(page, 'owner', '/reports?to=2026-05-30', 'en')
  const table = page.getByRole('table', { name: shop('reports.names.sales') })
  await expect(table.getByRole('row')).toHaveCount(32)
  await expect(page.getByLabel(t('reports.from'))).toHaveValue('2026-05-01')
})

test('what companies owe now is shown whatever days were chosen before', async ({ page }) => {
  await openAs(page, 'owner', '/reports/sales?from=2026-06-01&to=2026-05-01', 'en')
  await expect(page.getByLabel(t('reports.from'))).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: shop('reports.names.stock_value') }).click()
  await expect(page.getByRole('table', { name: shop('reports.names.stock_value') })).toBeVisible()
})

test('slots are reported to whoever sees orders, substitutions to whoever sees reports', async ({
  page,
}) => {
  await openAs(page, 'owner', '/reports/slots', 'en')
  // This shop has no zones; admin-delivery.spec.ts has some.
  await expect(page.getByText(t('reports.empty'))).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('reports.download') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^slots-.*\.xlsx$/)
  await openAs(page, 'catalogue', '/reports/substitutions', 'en')
  await expect(page.getByText(t('reports.notes.substitutions'))).toBeVisible()
  await expect(page.getByRole('link', { name: shop('reports.names.substitutions') })).toBeVisible()
  await expect(
    page.getByRole('link', { name: shop('reports.names.slots'), exact: true }),
  ).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the link to the open report is in view', async ({ page }) => {
    await openAs(page, 'owner', '/reports/vat', 'en')
    const link = page.getByRole('link', { name: shop('reports.names.vat') })
    await expect(link).toBeInViewport({ ratio: 1 })
  })

  test('nothing is wider than the page, and a courier sees no sums', async ({ page }) => {
    await openAs(page, 'courier', '/', 'en')
    await expect(page.getByText(t('today.nothingWaits'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('today.sales') })).toBeHidden()
    await page.goto('/admin/reports')
    await expect(page.getByRole('table')).toBeHidden()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
})
