// Long because a bulk edit is asked, previewed, applied, taken back, and typed into a grid.
import type { Locator, Page } from '@playwright/test'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { complaints } from './axe.ts'
import { addProducts, call, open, priceOf } from './bulk.ts'
import { phone } from './gallery.ts'
import { adminWords, expect, test } from './staff.ts'

const t = adminWords('en')

const cellOf = (page: Page, sku: string, column: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(sku) }) })
    .getByRole('gridcell')
    .nth(column)

test.use({ viewport: { width: 1440, height: 900 } })

test('prices of chosen products are raised together after a preview, and taken back', async ({
  page,
}) => {
  test.slow()
  await open(page, 'catalogue', '/products')
  const { code, products } = await addProducts(page, [505, 1000])
  await page.goto(`/admin/products?search=${code}`)
  for (const { sku } of products)
    await page
      .getByRole('row', { name: new RegExp(sku) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: t('bulk.title') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('bulk.operation')).selectOption({ label: t('bulk.op.percent') })
  await dialog.getByLabel(t('bulk.value')).fill('7')
  await dialog.getByRole('button', { name: t('bulk.add') }).click()
  const second = dialog.getByRole('group', { name: t('bulk.operationNumber', { number: 2 }) })
  await second.getByLabel(t('bulk.operation')).selectOption({ label: t('bulk.op.round') })
  await second.getByLabel(t('bulk.value')).fill('10')
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: t('bulk.preview') }).click()
  await expect(dialog.getByText(t('bulk.wouldChange', { count: 2 }))).toBeVisible()
  await expect(dialog.getByRole('row', { name: new RegExp(products[0]!.sku) })).toContainText('540')
  expect(await priceOf(page, products[0]!)).toBe(505)
  await dialog.getByRole('button', { name: t('bulk.apply') }).click()
  await expect(dialog.getByText(t('bulk.applied', { count: 2 }))).toBeVisible()
  expect([await priceOf(page, products[0]!), await priceOf(page, products[1]!)]).toEqual([
    540, 1070,
  ])
  await dialog.getByRole('button', { name: t('bulk.revert') }).click()
  const question = page.getByRole('dialog', { name: t('bulk.revertTitle') })
  await expect(question).toContainText(t('bulk.revertNote', { count: 2 }))
  expect([await priceOf(page, products[0]!), await priceOf(page, products[1]!)]).toEqual([
    540, 1070,
  ])
  await question.getByRole('button', { name: t('bulk.cancel') }).click()
  await expect(question).toBeHidden()
  await dialog.getByRole('button', { name: t('bulk.revert') }).click()
  await question.getByRole('button', { name: t('bulk.revert') }).click()
  await expect(dialog.getByText(t('bulk.revertedCount', { count: 2 }))).toBeVisible()
  expect([await priceOf(page, products[0]!), await priceOf(page, products[1]!)]).toEqual([
    505, 1000,
  ])
})

test('an option of an attribute is added to chosen products, and taken back', async ({ page }) => {
  test.slow()
  await open(page, 'catalogue', '/products')
  const { code, products } = await addProducts(page, [500, 600])
  const { data: attributes } = await call<{
    data: { id: number; code: string; label: { en: string } }[]
  }>(page, 'GET', '/attributes')
  const country = attributes.find((attribute) => attribute.code === 'country')!
  const { data } = await call<{ data: { options: { id: number; label: { en: string } }[] } }>(
    page,
    'GET',
    `/attributes/${country.id}`,
  )
  const option = data.options[0]!
  const optionsOf = async ({ id }: AdminProduct) =>
    (await call<{ data: AdminProduct }>(page, 'GET', `/products/${id}`)).data.values.map(
      ({ option_id }) => option_id,
    )
  await page.goto(`/admin/products?search=${code}`)
  await page.getByRole('columnheader').getByRole('checkbox').check()
  await page.getByRole('button', { name: t('bulk.title') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('bulk.change')).selectOption({ label: country.label.en })
  await dialog.getByRole('combobox', { name: t('bulk.option') }).fill(option.label.en)
  await page.getByRole('option', { name: option.label.en, exact: true }).click()
  await dialog.getByRole('button', { name: t('bulk.preview') }).click()
  await expect(dialog.getByText(t('bulk.wouldChange', { count: 2 }))).toBeVisible()
  await expect(dialog.getByRole('row', { name: new RegExp(products[0]!.sku) })).toContainText(
    option.label.en,
  )
  await dialog.getByRole('button', { name: t('bulk.apply') }).click()
  await expect(dialog.getByText(t('bulk.applied', { count: 2 }))).toBeVisible()
  for (const product of products) expect(await optionsOf(product)).toEqual([option.id])
  await dialog.getByRole('button', { name: t('bulk.revert') }).click()
  const question = page.getByRole('dialog', { name: t('bulk.revertTitle') })
  await question.getByRole('button', { name: t('bulk.revert') }).click()
  await expect(dialog.getByText(t('bulk.revertedCount', { count: 2 }))).toBeVisible()
  for (const product of products) expect(await optionsOf(product)).toEqual([])
})

test('contents read from names are corrected, chosen and written', async ({ page }) => {
  test.slow()
  await open(page, 'catalogue', '/products')
  const { products } = await addProducts(page, [700, 800])
  for (const [index, { id, version }] of products.entries())
    await call(page, 'PUT', `/products/${id}`, {
      version,
      name: perLocale(() => `Jam ${(index + 1) * 250} g ${products[index]!.sku}`),
    })
  await page.goto('/admin/products/contents')
  const [first, second] = products.map(({ sku }) =>
    page.getByRole('row').filter({ has: page.getByText(sku, { exact: true }) }),
  ) as [Locator, Locator]
  // Other products may be proposed before these.
  const proposed = page
    .getByRole('button', { name: t('contents.apply', { count: 0 }).split('0')[0]! })
    .or(page.getByText(t('contents.emptyPage')))
  await expect(proposed).toBeVisible()
  while ((await first.count()) === 0) {
    await page.getByRole('button', { name: t('contents.next') }).click()
    await expect(proposed).toBeVisible()
  }
  const amount = (row: Locator) => row.getByRole('textbox')
  await expect(amount(first)).toHaveValue('250')
  await expect(amount(second)).toHaveValue('500')
  expect(await complaints(page)).toEqual([])
  await page.getByRole('checkbox', { name: t('contents.chooseAll') }).uncheck()
  await amount(first).fill('240')
  // What was corrected is not left by accident.
  await page
    .getByRole('link', { name: t('products.title') })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('blocks.saveBar.stay') })
    .click()
  await page.getByRole('button', { name: t('contents.apply', { count: 1 }) }).click()
  await expect(page.getByText(t('contents.applied', { count: 1 }))).toBeVisible()
  const contentOf = async ({ id }: AdminProduct) =>
    (await call<{ data: AdminProduct }>(page, 'GET', `/products/${id}`)).data.variants.map(
      ({ content_amount, content_unit }) => [content_amount, content_unit],
    )
  expect(await contentOf(products[0]!)).toEqual([[240, 'g']])
  expect(await contentOf(products[1]!)).toEqual([[null, null]])
})

test('an edit of all that match is refused where it would not fit, and is a change set with its log', async ({
  page,
}) => {
  test.slow()
  await open(page, 'owner', '/products')
  const { code, products } = await addProducts(page, [800, 900])
  const { id } = products[0]!
  const { change_set_id } = (
    await call<{ data: { change_set_id: number } }>(page, 'POST', '/products/bulk', {
      filter: { search: code },
      operations: [{ field: 'old_price', op: 'set', value: 850 }],
    })
  ).data
  const audit = await call<{ data: { change_set_id: number; action: string; after: object }[] }>(
    page,
    'GET',
    `/audit?subject_type=product&subject_id=${id}`,
  )
  expect(audit.data[0]).toMatchObject({
    change_set_id,
    action: 'product.bulk',
    after: { old_price: 850 },
  })
  await page.goto(`/admin/products/changes/${change_set_id}`)
  await expect(page.getByRole('row', { name: new RegExp(products[0]!.sku) })).toContainText('850')
  await expect(page.getByRole('row', { name: new RegExp(products[1]!.sku) })).toHaveCount(0)
  expect(await complaints(page)).toEqual([])
  const revert = page.getByRole('button', { name: t('bulk.revert') })
  await revert.click()
  const question = page.getByRole('dialog', { name: t('bulk.revertTitle') })
  await expect(question).toContainText(t('bulk.revertNote', { count: 1 }))
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(revert).toBeFocused()
  await revert.click()
  await question.getByRole('button', { name: t('bulk.revert') }).click()
  await expect(page.getByText(t('bulk.revertedCount', { count: 1 }))).toBeVisible()
  await page.goto('/admin/products/changes')
  const row = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: t('bulk.setTitle', { id: change_set_id }), exact: true }),
  })
  await expect(row).toContainText(t('bulk.reverted'))
})

test('the grid is moved through, typed into, filled, pasted on, undone and applied by the keyboard', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'catalogue', '/products')
  const { code, products } = await addProducts(page, [100, 200, 300])
  const skus = products.map(({ sku }) => sku)
  await page.goto(`/admin/products/grid?search=${code}`)
  // The newest product is the first row.
  const [third, second, first] = [0, 1, 2].map((index) => cellOf(page, skus[2 - index]!, 0))
  await third!.click()
  expect(await complaints(page)).toEqual([])
  await page.keyboard.type('350')
  await page.keyboard.press('Enter')
  await expect(second!).toBeFocused()
  await expect(third!).toHaveText('350')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(page.getByText(t('grid.staged', { count: 3 }))).toBeVisible()
  await page.getByRole('button', { name: t('grid.undo') }).click()
  await expect(page.getByText(t('grid.staged', { count: 1 }))).toBeVisible()
  await expect(first!).toHaveText('100')

  // What a spreadsheet copied: two rows of price and old price.
  await second!.click()
  await page.evaluate(() => navigator.clipboard.writeText('250\t400\n-7\t\n'))
  await page.keyboard.press('Control+v')
  await expect(second!).toHaveText('250')
  await expect(first!).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(t('grid.invalid', { count: 1 }))).toBeVisible()
  await page.getByRole('button', { name: t('bulk.preview') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('bulk.wouldChange', { count: 3 }))).toBeVisible()

  // Meanwhile somebody else changes one of the products: its cell is refused, the others are written.
  await call(page, 'POST', '/products/bulk', {
    ids: [products[2]!.id],
    operations: [{ field: 'price', op: 'set', value: 999 }],
  })
  await dialog.getByRole('button', { name: t('bulk.apply') }).click()
  await expect(dialog.getByText(t('bulk.applied', { count: 2 }))).toBeVisible()
  await expect(dialog.getByText(t('bulk.stale'))).toBeVisible()
  await dialog
    .getByRole('button', { name: t('bulk.close') })
    .last()
    .click()
  await expect(third!).toHaveAttribute('aria-invalid', 'true')
  await expect(third!).toHaveAttribute('title', new RegExp(t('grid.was', { value: '999' })))
  expect(await priceOf(page, products[1]!)).toBe(250)
  expect(await priceOf(page, products[2]!)).toBe(999)

  // Typed again on what it is now, it is written.
  await third!.click()
  await page.keyboard.type('360')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('grid.undo') }).click()
  await page.getByRole('button', { name: t('grid.redo') }).click()
  await first!.click()
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('bulk.preview') }).click()
  await dialog.getByRole('button', { name: t('bulk.apply') }).click()
  await expect(dialog.getByText(t('bulk.applied', { count: 1 }))).toBeVisible()
  expect(await priceOf(page, products[2]!)).toBe(360)
})

test('a choice in the grid stays as it is until another one is chosen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'catalogue', '/products')
  const { code, products } = await addProducts(page, [100])
  await page.goto(`/admin/products/grid?search=${code}`)
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  const names = await page.getByRole('columnheader').allTextContents()
  const chilled = cellOf(page, products[0]!.sku, names.indexOf(t('products.chilled')) - 1)
  await chilled.click()
  await page.keyboard.type('x')
  await expect(page.getByRole('grid').getByRole('combobox')).toHaveValue('no')
  await page.keyboard.press('Tab')
  await expect(chilled).not.toBeFocused()
  await expect(page.getByText(t('grid.staged', { count: 1 }))).toBeHidden()

  await page.evaluate(() => navigator.clipboard.writeText('perhaps'))
  await chilled.click()
  await page.keyboard.press('Control+v')
  await expect(chilled).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(chilled).toHaveAttribute('aria-invalid', 'true')
})

test('on a phone the grid shows what fits, and a viewer changes nothing', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, 'viewer', '/products/grid')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    t('products.sku'),
    t('products.price'),
    t('products.oldPrice'),
    t('products.status'),
    t('grid.stock'),
  ])
  await expect(page.getByRole('button', { name: t('bulk.preview') })).toHaveCount(0)
  expect(await complaints(page)).toEqual([])
})
