import { adminWords, expect, openAs, test } from './staff.ts'

const t = adminWords('hy')

test.use({ viewport: { width: 1440, height: 900 } })

const failures = (page: Parameters<typeof openAs>[0]) =>
  page.getByRole('alert').filter({ hasText: t('blocks.table.failed') })

test('a list leaves out what its address asks for and nobody knows', async ({ page }) => {
  await openAs(page, 'catalogue', '/products?search=a&sort=nonsense&status=gone&page=2', 'en')
  const rows = page.locator('tbody a[data-row-focus]')
  await expect(rows.first()).toBeVisible()
  await expect(page).toHaveURL(/\/products\?search=a$/)
  await expect(failures(page)).toHaveCount(0)
  // What is known stays.
  await page.goto('/admin/products?sort=name&flag=nonsense&status=published')
  await expect(rows.first()).toBeVisible()
  await expect(page).toHaveURL(/\/products\?status=published&sort=name$/)
  await page.goto('/admin/media?state=gone')
  await expect(page).toHaveURL(/\/media$/)
  await expect(failures(page)).toHaveCount(0)
  await page.goto('/admin/products/grid?status=gone')
  await expect(page.getByRole('grid', { name: t('grid.title') })).toBeVisible()
  await expect(page).toHaveURL(/\/grid$/)
})

test('a page far beyond the end leads to the last one, and never says that there is nothing', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/stock', 'en')
  const letGo = Promise.withResolvers<void>()
  const isLast = ({ pathname, searchParams }: URL) =>
    pathname === '/api/admin/stock' && searchParams.get('page') !== '99999'
  await page.route(isLast, async (route) => {
    await letGo.promise
    await route.continue()
  })
  await page.goto('/admin/stock?page=99999')
  await expect(page).toHaveURL(/\/stock\?page=\d{1,3}$/)
  await expect(page.getByRole('table', { name: t('stock.title') })).toBeVisible()
  await expect(page.getByText(t('stock.empty'))).toHaveCount(0)
  letGo.resolve()
  await expect(page.locator('tbody a[data-row-focus]').first()).toBeVisible()
})
