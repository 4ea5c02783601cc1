import type { Page } from '@playwright/test'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { spare } from './shop.ts'
import { hold } from './slow.ts'
import { adminWords, expect, openAs, test } from './staff.ts'
import { addProduct, call, inLanguage, mark, pathOf } from './product-editor.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

const words = { boxed: translate('hy', 'field.weighedBox') }

const save = (page: Page) => page.getByRole('button', { name: t('blocks.saveBar.save') }).click()
const saved = (page: Page) => expect(page.getByText(t('common.saved'))).toBeVisible()

test.use({ viewport: { width: 1440, height: 900 } })

test('a product is written in three languages, published, and found in the shop', async ({
  page,
}) => {
  const code = mark().toUpperCase()
  await openAs(page, 'catalogue', '/products', 'en')
  await page.getByRole('link', { name: t('products.new') }).click()
  await inLanguage(page, t('products.name'), 'Հայերեն').fill(`Ծիրանի չիր ${code}`)
  await inLanguage(page, t('products.name'), 'Русский').fill(`Курага ${code}`)
  await inLanguage(page, t('products.name'), 'English').fill(`Dried apricots ${code}`)
  await inLanguage(page, t('products.shortDescription'), 'English').fill(
    'Sun-dried, without sugar.',
  )
  const description = inLanguage(page, t('products.description'), 'English')
  await description.click()
  await description.pressSequentially('From the Ararat valley.')
  await page.getByLabel(t('products.sku'), { exact: true }).fill(code)
  await page.getByLabel(t('products.price'), { exact: true }).fill('1780')
  await page.getByLabel(t('products.content'), { exact: true }).fill('500')
  await page.getByLabel(t('products.contentUnit')).selectOption('g')
  await expect(page.getByText(`${formatMoney(3560)}/${t('products.per.g')}`)).toBeVisible()
  await page.getByLabel(t('products.firstStock')).fill('12')
  await page.getByRole('combobox', { name: t('products.categories') }).fill(spare.leaf.name.hy)
  await page.getByRole('option', { name: pathOf(spare), exact: true }).click()
  await page.getByRole('button', { name: t('products.urlKeyFromName') }).click()
  await expect(page.getByLabel(t('products.urlKey'), { exact: true })).toHaveValue(
    new RegExp(`^dried-apricots-${code}$`, 'i'),
  )
  await save(page)
  await saved(page)
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/)
  await page.getByRole('button', { name: t('products.act.publish') }).click()
  await expect(page.getByText(t('products.statuses.published'), { exact: true })).toBeVisible()
  const inShop = page.getByRole('link', { name: t('common.inShop') })
  const address = await inShop.getAttribute('href')
  const shown = await page.request.get(address!.replace('/hy/', '/en/'))
  expect(await shown.text()).toContain('From the Ararat valley.')
  await page.getByRole('tab', { name: t('products.tabs.history') }).click()
  await expect(page.getByText(t('action.productCreate'))).toBeVisible()
})

test('a change says what it is, is saved by the keyboard, and leaves one row in the log', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id, name } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  await inLanguage(page, t('products.name'), 'Հայերեն').fill(`${name.hy} XL`)
  await page.getByLabel(t('products.price'), { exact: true }).fill('950')
  const bar = page.getByRole('region', { name: t('blocks.saveBar.region') })
  await expect(bar).toContainText(`${t('products.name')}, ${t('products.offer')}`)
  await page
    .getByRole('link', { name: t('products.title') })
    .last()
    .click()
  const guard = page.getByRole('dialog', { name: t('blocks.saveBar.leaveTitle') })
  await guard.getByRole('button', { name: t('blocks.saveBar.stay') }).click()
  await page.keyboard.press('Control+s')
  await saved(page)
  await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: `${name.hy} XL` })).toBeVisible()
  const log = await page.evaluate(async (subject) => {
    const answer = await fetch(`/api/admin/audit?subject_type=product&subject_id=${subject}`)
    return ((await answer.json()) as { data: { action: string; after: object }[] }).data
  }, id)
  expect(log.map(({ action }) => action)).toEqual(['product.change', 'product.create'])
  expect(log[0]!.after).toMatchObject({ price: 950, 'name.hy': `${name.hy} XL` })
})

test('two editors of one product choose field by field', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const product = await addProduct(page)
  await page.goto(`/admin/products/${product.id}`)
  await inLanguage(page, t('products.name'), 'English').fill('Mine')
  await page.getByLabel(t('products.shelfPlace')).fill('A-1')
  const theirs = { ...product.name, en: 'Theirs' }
  await call(page, 'PUT', `/${product.id}`, { version: product.version, name: theirs, unit: 'kg' })
  await save(page)
  const dialog = page.getByRole('dialog')
  // Both are read in the same order of languages.
  const { hy, ru } = product.name
  for (const en of ['Mine', 'Theirs'])
    await expect(dialog.getByText(`${hy} ${ru} ${en}`, { exact: true })).toBeVisible()
  await dialog
    .getByRole('group', { name: t('products.name') })
    .getByRole('radio', { name: /Theirs/ })
    .check()
  await dialog.getByRole('button', { name: t('blocks.saveBar.keepChoice') }).click()
  await saved(page)
  const { data } = await call<AdminProduct>(page, 'GET', `/${product.id}`)
  expect([data.name.en, data.unit, data.variants[0]!.shelf_place]).toEqual(['Theirs', 'kg', 'A-1'])
})

test('variants come from chosen options, and those that are there stay', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id, sku } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  await page.getByRole('button', { name: t('products.types.configurable') }).click()
  await page.getByRole('button', { name: t('products.chooseOptions') }).click()
  const dialog = page.getByRole('dialog', { name: t('products.chooseOptions') })
  await dialog.getByRole('listitem').getByRole('button').first().click()
  const options = dialog.getByRole('checkbox')
  for (const place of [0, 1]) await options.nth(place).check()
  await dialog.getByRole('button', { name: t('products.makeVariants') }).click()
  const table = page.getByRole('table', { name: t('products.variants') })
  const rows = table.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(
    rows.first().getByRole('textbox', { name: new RegExp(`: ${t('products.sku')}$`) }),
  ).toHaveValue(sku)
  const second = rows.nth(1)
  await expect(
    second.getByRole('textbox', { name: new RegExp(`: ${t('products.sku')}$`) }),
  ).toHaveValue(new RegExp(`^${sku}-`))
  await save(page)
  await expect(page.getByRole('alert')).toContainText(t('products.price'))
  await second

    .getByRole('textbox', { name: new RegExp(`: ${t('products.price')}$`) })
    .fill('1500')
  await save(page)
  await saved(page)
  const { data } = await call<AdminProduct>(page, 'GET', `/${id}`)
  expect(data.variants.map(({ price, qty }) => [price, qty])).toEqual([
    [900, 5],
    [1500, 0],
  ])
  await second.getByRole('button').click()
  const one = page.getByRole('dialog')
  await one.getByRole('button', { name: t('products.removeVariant') }).click()
  await save(page)
  await expect(rows).toHaveCount(1)
})

test('a product is sold by weight: its portion’s price follows, no contents are asked, and half of a weighing is refused', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  const weighed = page.getByRole('group', { name: t('products.weighedTitle') })
  const portion = weighed.getByLabel(t('products.portion'), { exact: true })
  const perKg = weighed.getByLabel(t('products.pricePerKg'), { exact: true })
  const price = page.getByLabel(t('products.price'), { exact: true })
  await portion.fill('350')
  await save(page)
  await expect(page.getByRole('alert')).toContainText(t('products.pricePerKg'))
  await expect(perKg).toHaveAttribute('aria-invalid', 'true')
  await perKg.fill('4990')
  await expect(weighed).toContainText(t('products.portionPrice', { price: formatMoney(1747) }))
  await expect(price).toBeDisabled()
  await expect(
    page.getByText(`${t('products.price')}: ${formatMoney(4990)}/${t('products.per.g')}`),
  ).toBeVisible()
  await expect(page.getByText(t('products.noUnitPrice'))).toBeHidden()
  await expect(page.getByLabel(t('products.content'), { exact: true })).toBeHidden()
  await weighed.getByLabel(t('products.tolerance'), { exact: true }).fill('8')
  await page.getByRole('checkbox', { name: new RegExp(`^${t('products.chilled')}`) }).check()
  await page.getByLabel(t('products.boxQty'), { exact: true }).fill('2')
  await page.getByLabel(t('products.boxPrice'), { exact: true }).fill('3000')
  await save(page)
  await expect(page.getByText(words.boxed, { exact: true })).toBeVisible()
  await page.getByLabel(t('products.boxQty'), { exact: true }).fill('')
  await page.getByLabel(t('products.boxPrice'), { exact: true }).fill('')
  await save(page)
  await saved(page)
  await page.reload()
  await expect(weighed.getByLabel(t('products.tolerance'), { exact: true })).toHaveValue('8')
  const { data } = await call<AdminProduct>(page, 'GET', `/${id}`)
  expect(data).toMatchObject({
    chilled: true,
    variants: [{ price: 1747, portion_grams: 350, price_per_kg: 4990, tolerance_pct: 8 }],
  })
})

test('an error is shown at its field and above the form', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const taken = await addProduct(page)
  const { id } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  const sku = page.getByLabel(t('products.sku'), { exact: true })
  await sku.fill(taken.sku)
  await page.getByLabel(t('products.oldPrice'), { exact: true }).fill('100')
  await save(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(t('products.oldPrice'))
  await expect(page.getByLabel(t('products.oldPrice'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByLabel(t('products.oldPrice'), { exact: true }).fill('1000')
  await save(page)
  await expect(alert).toContainText(t('products.sku'))
  await expect(sku).toHaveAttribute('aria-invalid', 'true')
  const { data } = await call<AdminProduct>(page, 'GET', `/${id}`)
  expect(data.version).toBe(1)
})

test('what is typed into a new variant while it is saved stays', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  await page.getByRole('button', { name: t('products.types.configurable') }).click()
  await page.getByRole('button', { name: t('products.chooseOptions') }).click()
  const dialog = page.getByRole('dialog', { name: t('products.chooseOptions') })
  await dialog.getByRole('listitem').getByRole('button').first().click()
  for (const place of [0, 1]) await dialog.getByRole('checkbox').nth(place).check()
  await dialog.getByRole('button', { name: t('products.makeVariants') }).click()
  const price = page
    .getByRole('table', { name: t('products.variants') })
    .getByRole('textbox', { name: new RegExp(`: ${t('products.price')}$`) })
    .nth(1)
  await price.fill('1500')
  const put = await hold(page, 'PUT', /products\/\d+$/)
  await page.keyboard.press('Control+s')
  await put.asked
  await price.fill('1600')
  put.letGo()
  await saved(page)
  await expect(price).toHaveValue('1600')
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => {
      const { data } = await call<AdminProduct>(page, 'GET', `/${id}`)
      return data.variants.map((variant) => variant.price)
    })
    .toEqual([900, 1600])
})

test('a simple product with another code is saved at once', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id, sku } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  await page.getByLabel(t('products.sku'), { exact: true }).fill(`${sku}-2`)
  await save(page)
  await saved(page)
  await expect(page.getByRole('region', { name: t('blocks.saveBar.region') })).toBeHidden()
})

test('a product that is published with unsaved changes is in no conflict with itself', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  await inLanguage(page, t('products.name'), 'English').fill('Mine')
  await page.getByRole('button', { name: t('products.act.publish') }).click()
  await expect(page.getByText(t('products.statuses.published'), { exact: true })).toBeVisible()
  await save(page)
  await saved(page)
  expect((await call<AdminProduct>(page, 'GET', `/${id}`)).data.name.en).toBe('Mine')
})

test('nothing can be typed that a product being added would leave behind', async ({ page }) => {
  const code = mark().toUpperCase()
  await openAs(page, 'catalogue', '/products/new', 'en')
  await inLanguage(page, t('products.name'), 'English').fill(code)
  await page.getByLabel(t('products.sku'), { exact: true }).fill(code)
  await page.getByLabel(t('products.price'), { exact: true }).fill('1780')
  const post = await hold(page, 'POST', /products$/)
  await save(page)
  await post.asked
  await expect(page.getByLabel(t('products.shelfPlace'))).toBeDisabled()
  post.letGo()
  await expect(page).toHaveURL(/products\/\d+$/)
  await expect(page.getByLabel(t('products.shelfPlace'))).toBeEnabled()
})

test('what is typed into the stock of a product stays while another tab is looked at', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id } = await addProduct(page)
  await page.goto(`/admin/products/${id}?tab=stock`)
  const place = page
    .getByRole('tabpanel', { name: t('products.tabs.stock') })
    .getByLabel(t('stock.shelfPlace'), { exact: true })
  await place.fill('B-7')
  await page.getByRole('tab', { name: t('products.tabs.history') }).click()
  await page.getByRole('tab', { name: t('products.tabs.stock') }).click()
  await expect(place).toHaveValue('B-7')
})
