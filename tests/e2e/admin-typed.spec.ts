import type { Page } from '@playwright/test'
import { addProduct, inLanguage } from './product-editor.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

const leave = (page: Page) => page.getByRole('dialog', { name: t('blocks.saveBar.leaveTitle') })
/** The page asked before it let go of what was typed; the person stays. */
async function stay(page: Page): Promise<void> {
  await expect(leave(page)).toBeVisible()
  await leave(page)
    .getByRole('button', { name: t('blocks.saveBar.stay') })
    .click()
  await expect(leave(page)).toBeHidden()
}

test('changes of a product ask before they are left, also after its stock was looked at', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  const name = inLanguage(page, t('products.name'), 'English')
  await name.fill('Half a name')
  await page.getByRole('tab', { name: t('products.tabs.stock') }).click()
  const stock = page.getByRole('tabpanel', { name: t('products.tabs.stock') })
  await expect(stock.getByLabel(t('stock.shelfPlace'), { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: t('products.tabs.product') }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('products.title') })
    .click()
  await stay(page)
  await expect(name).toHaveValue('Half a name')
})
