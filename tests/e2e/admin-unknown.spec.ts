import { adminWords, expect, locales, openAs, readIn, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

/** The pages of one thing each, with the list that they lead back to. */
const pages = {
  products: 'products.title',
  'products/changes': 'bulk.changes',
  categories: 'categories.title',
  brands: 'brands.title',
  attributes: 'attributes.title',
  'content/pages': 'content.pages',
  'content/galleries': 'content.galleries',
  imports: 'imports.title',
} as const

test('an address that names no thing says so in every language, and leads to the list', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'owner', '/products', 'en')
  for (const [path, list] of Object.entries(pages))
    for (const id of ['abc', '0', '2147483647', '99999999999999999']) {
      await page.goto(`/admin/${path}/${id}`)
      await expect(page.getByRole('heading', { level: 1 }), `${path}/${id}`).toHaveText(
        t('shell.notFoundTitle'),
      )
      await expect(page.getByRole('main').getByRole('link', { name: t(list) })).toBeVisible()
    }
  for (const locale of locales) {
    await readIn(page, locale)
    await page.goto('/admin/content/galleries/abc')
    await expect(page.getByText(adminWords(locale)('shell.gone'))).toBeVisible()
  }
})

test('an order by phone with an unknown number is not found', async ({ page }) => {
  await openAs(page, 'orders', '/orders/new/abc', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.notFoundTitle'))
})
