import { addProduct, inLanguage } from './product-editor.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

test('Ctrl-S on the Stock tab of a product saves the shelf place', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  const name = inLanguage(page, t('products.name'), 'English')
  await name.fill('Half a name')
  await page.getByRole('tab', { name: t('products.tabs.stock') }).click()
  const place = page
    .getByRole('tabpanel', { name: t('products.tabs.stock') })
    .getByLabel(t('stock.shelfPlace'), { exact: true })
  const saved = () =>
    page.waitForResponse((answer) => /\/stock\/\d+(?:\?|$)/.test(answer.url()) && answer.ok())
  await place.fill('B-7')
  await Promise.all([saved(), page.keyboard.press('Control+s')])
  await page.getByRole('tab', { name: t('products.tabs.product') }).click()
  await expect(name).toHaveValue('Half a name')
  await page.getByRole('button', { name: t('blocks.saveBar.discard'), exact: true }).click()
  await page.getByRole('tab', { name: t('products.tabs.stock') }).click()
  await place.fill('B-8')
  await Promise.all([saved(), page.keyboard.press('Control+s')])
})
