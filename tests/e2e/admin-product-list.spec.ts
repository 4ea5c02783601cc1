import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { productPath } from '@tsiran/contract/shop-paths'
import { complaints } from './axe.ts'
import { phone } from './gallery.ts'
import { sample } from './shop.ts'
import { adminWords, expect, openAs, test } from './staff.ts'
import { addProduct, call, inLanguage, mark, pathOf } from './product-editor.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

test.use({ viewport: { width: 1440, height: 900 } })

test('the list hides, copies and deletes, and takes it back', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { sku, name } = await addProduct(page, { status: 'published' })
  await page.goto(`/admin/products?search=${sku}`)
  const row = page.getByRole('row', { name: new RegExp(name.hy) })
  const choose = async (action: string) => {
    await row.getByRole('button', { name: t('products.actionsOf', { name: name.hy }) }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const undo = page.getByRole('button', { name: t('blocks.undo') })
  await choose(t('products.act.hide'))
  await expect(row).toContainText(t('products.statuses.hidden'))
  await undo.click()
  await expect(row).toContainText(t('products.statuses.published'))
  await choose(t('products.act.remove'))
  await expect(row).toBeHidden()
  await undo.first().click()
  await expect(row).toContainText(t('products.statuses.published'))
  await choose(t('products.act.copy'))
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/)
  await expect(page.getByLabel(t('products.sku'), { exact: true })).not.toHaveValue(sku)
  const copied = await call<AdminProduct>(page, 'GET', `/${page.url().split('/').at(-1)}`)
  expect(copied.data.status).toBe('hidden')
})

test('the smallest quantity is a column that can be chosen', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { sku, name } = await addProduct(page, {
    variants: [{ sku: mark().toUpperCase(), price: 900, qty: 6, min_qty: 6 }],
  })
  await page.goto(`/admin/products?search=${sku}&columns=name,min`)
  await expect(page.getByRole('columnheader', { name: t('products.minQty') })).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(name.hy) })
  await expect(row.getByRole('cell', { name: '6', exact: true })).toBeVisible()
})

test('a service has no stock, and no menu with nothing in it', async ({ page }) => {
  await openAs(page, 'catalogue', '/products?search=938', 'en')
  // Codes that other tests make up may hold these figures too.
  const cell = page.getByRole('cell', { name: '938', exact: true })
  const row = page.getByRole('row').filter({ has: cell })
  await expect(row).toContainText(t('products.statuses.service'))
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(row).not.toContainText('1 000 000 000')
})

test('the list is narrowed by category and brand, and j leads to the next product', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/products', 'en')
  await page
    .getByRole('button', { name: t('products.category') })
    .first()
    .click()
  const filter = page.getByRole('dialog').getByRole('combobox')
  await filter.fill(sample.leaf.name.hy)
  await page.getByRole('option', { name: pathOf(sample), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`category_id=${sample.leaf.id}`))
  // Escape closes the filter, it never clears the choice.
  await expect(filter).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(filter).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`category_id=${sample.leaf.id}`))
  const links = page.locator('tbody a[data-row-focus]')
  await expect(page.getByRole('row', { name: new RegExp(sample.product.name.hy) })).toBeVisible()
  await expect(links).toHaveCount(sample.leaf.products!.length)
  const [first, second] = [
    await links.nth(0).getAttribute('href'),
    await links.nth(1).getAttribute('href'),
  ]
  await links.nth(0).click()
  await expect(page).toHaveURL(new RegExp(`${first}$`))
  await expect(inLanguage(page, t('products.name'), 'English')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`${second}$`))
})

test('the list is narrowed to what was changed since a day', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const chip = page.getByRole('button', { name: t('products.changedSince') }).first()
  await chip.click()
  const day = page.getByRole('dialog').getByLabel(t('products.changedSince'))
  await day.fill('2099-12-31')
  await day.press('Enter')
  await expect(page).toHaveURL(/changed_since=2099-12-31T00/)
  await expect(page.locator('tbody a[data-row-focus]')).toHaveCount(0)
  await expect(chip).toContainText('31.12.2099')
})

test('who may only read sees locked fields', async ({ page }) => {
  await openAs(page, 'viewer', '/products', 'en')
  await expect(page.getByRole('link', { name: t('products.new') })).toBeHidden()
  await page.goto(`/admin/products?search=${sample.product.sku}`)
  await page.locator('tbody a[data-row-focus]').first().click()
  await expect(page.getByLabel(t('products.price'), { exact: true })).toBeDisabled()
  await expect(inLanguage(page, t('products.name'), 'English')).toBeDisabled()
  await expect(inLanguage(page, t('products.description'), 'English')).toHaveAttribute(
    'aria-readonly',
    'true',
  )
  await expect(page.getByRole('button', { name: t('products.act.hide') })).toBeHidden()
  const path = productPath('hy', sample.product.urlKey)
  await expect(page.getByRole('link', { name: t('common.inShop') })).toHaveAttribute('href', path)
})

for (const size of [phone, { width: 1440, height: 900 }])
  test(`the pages of products are accessible at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size)
    await openAs(page, 'owner', '/products', 'en')
    const { data } = await call<AdminProduct[]>(page, 'GET', '?search=matsun')
    const configurable = data.find(({ type }) => type === 'configurable')!
    for (const path of ['/products', `/products/${configurable.id}`, '/products/new']) {
      await page.goto(`/admin${path}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        path,
      ).toBe(true)
      expect(await complaints(page, 'main'), path).toEqual([])
    }
  })

test('the earlier address of a product leads to its present one for good', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const product = await addProduct(page, { status: 'published' })
  const url_key = `${product.url_key}-renamed`
  await call(page, 'PUT', `/${product.id}`, { version: product.version, url_key })
  const old = `${productPath('en', product.url_key)}?from=mail`
  const answer = await page.request.get(old, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers()['location']).toContain(`${productPath('en', url_key)}?from=mail`)
})

test('from a page’s last product j leads to the first one of the next page, and k back', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/products?sort=sku&limit=25', 'en')
  const links = page.locator('tbody a[data-row-focus]')
  await expect(links).toHaveCount(25)
  const last = await links.nth(24).getAttribute('href')
  await links.nth(24).click()
  const name = inLanguage(page, t('products.name'), 'English')
  await expect(name).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\/products\/\d+$/)
  await expect(page).not.toHaveURL(new RegExp(`${last}$`))
  await expect(name).toBeVisible()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(new RegExp(`${last}$`))
})

test('on a phone a card has its label beside its button, and no label without a value', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openAs(page, 'catalogue', '/products', 'en')
  const { sku, name } = await addProduct(page)
  await page.goto(`/admin/products?search=${sku}`)
  const card = page.getByRole('list', { name: t('products.title') }).getByRole('listitem')
  const label = card.getByRole('term').filter({ hasText: t('products.actions') })
  const button = card.getByRole('button', { name: t('products.actionsOf', { name: name.hy }) })
  // Of what is in it: the label's own box is as high as the row.
  const middle = (part: typeof label) =>
    part.evaluate((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { y, height } = range.getBoundingClientRect()
      return y + height / 2
    })
  await expect(button).toBeVisible()
  expect(Math.abs((await middle(label)) - (await middle(button)))).toBeLessThan(7)
  await expect(card.getByRole('term').filter({ hasText: t('products.oldPrice') })).toHaveCount(0)
})
