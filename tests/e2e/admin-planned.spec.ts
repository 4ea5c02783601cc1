import { addProducts, call, open, priceOf } from './bulk.ts'
import { complaints } from './axe.ts'
import { adminWords, expect, test } from './staff.ts'

const t = adminWords('en')
const minuteMs = 60_000

/** A field for date and time in Yerevan. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + 4 * 60 * minuteMs + minutes * minuteMs).toISOString().slice(0, 16)

test.use({ viewport: { width: 1440, height: 900 } })

test('an offer is planned with its end, shown before it begins, and canceled', async ({ page }) => {
  test.slow()
  await open(page, 'catalogue', '/products')
  const { code, products } = await addProducts(page, [1000, 2000])
  await page.goto(`/admin/products?search=${code}`)
  await page.getByRole('columnheader').getByRole('checkbox').check()
  await page.getByRole('button', { name: t('bulk.title') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('bulk.change')).selectOption({ label: t('products.oldPrice') })
  await dialog.getByLabel(t('bulk.operation')).selectOption({ label: t('bulk.op.take_price') })
  await dialog.getByRole('button', { name: t('bulk.add') }).click()
  const second = dialog.getByRole('group', { name: t('bulk.operationNumber', { number: 2 }) })
  await second.getByLabel(t('bulk.operation')).selectOption({ label: t('bulk.op.percent') })
  await second.getByLabel(t('bulk.value')).fill('-25')
  await dialog.getByRole('button', { name: t('bulk.preview') }).click()

  await dialog.getByLabel(t('bulk.starts')).fill(inMinutes(120))
  await dialog.getByLabel(t('bulk.ends')).fill(inMinutes(60))
  await dialog.getByRole('button', { name: t('bulk.plan'), exact: true }).click()
  await expect(dialog.getByText('The end must be after the start')).toBeVisible()
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  await dialog.getByLabel(t('bulk.ends')).fill(inMinutes(180))
  await dialog.getByRole('button', { name: t('bulk.plan'), exact: true }).click()
  await dialog.getByRole('link', { name: t('bulk.openSet') }).click()

  await expect(page.getByText(t('bulk.planned', { time: '' }).trim())).toBeVisible()
  await expect(page.getByText(t('bulk.until', { time: '' }).trim())).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(products[0]!.sku) })
  await expect(row.filter({ hasText: t('products.oldPrice') })).toContainText(/1\s000/)
  await expect(row.last()).toContainText('750')
  expect(await priceOf(page, products[0]!)).toBe(1000)
  await page.setViewportSize({ width: 390, height: 844 })
  const beyond = () =>
    page
      .getByRole('table')
      .evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth)
  expect(await beyond(), 'pixels of the changes out of sight on a phone').toBe(0)
  await page.getByRole('button', { name: t('bulk.cancelPlan') }).click()
  await expect(page.getByText(t('bulk.planCanceled'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('bulk.cancelPlan') })).toBeHidden()
})

test('what is done now and has an end is left in force by a button', async ({ page }) => {
  await open(page, 'catalogue', '/products')
  const { products } = await addProducts(page, [1000])
  const { data } = await call<{ data: { change_set_id: number } }>(page, 'POST', '/products/bulk', {
    ids: products.map(({ id }) => id),
    operations: [{ field: 'price', op: 'set', value: 900 }],
    ends_at: new Date(Date.now() + 60 * minuteMs).toISOString(),
  })
  await page.goto(`/admin/products/changes/${data.change_set_id}`)
  await expect(page.getByText(t('bulk.until', { time: '' }).trim())).toBeVisible()
  await page.getByRole('button', { name: t('bulk.keep') }).click()
  await expect(page.getByText(t('bulk.until', { time: '' }).trim())).toBeHidden()
  await expect(page.getByRole('button', { name: t('bulk.revert') })).toBeVisible()
  expect(await priceOf(page, products[0]!)).toBe(900)
})
