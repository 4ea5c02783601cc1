import { addProduct } from './product-editor.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

test.use({ viewport: { width: 1440, height: 900 } })

test('a variant is called by the options’ codes, also of those that were chosen before', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id, sku } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  await page.getByRole('button', { name: t('products.types.configurable') }).click()
  const open = page.getByRole('button', { name: t('products.chooseOptions') })
  const dialog = page.getByRole('dialog', { name: t('products.chooseOptions') })
  const attributes = dialog.getByRole('listitem').getByRole('button')
  const make = dialog.getByRole('button', { name: t('products.makeVariants') })
  await open.click()
  await attributes.first().click()
  await dialog.getByRole('checkbox').first().check()
  await make.click()
  await open.click()
  await attributes.nth(1).click()
  const boxes = dialog.getByRole('group').nth(1).getByRole('checkbox')
  for (const place of [0, 1]) await boxes.nth(place).check()
  await make.click()
  const skus = page
    .getByRole('table', { name: t('products.variants') })
    .getByRole('textbox', { name: new RegExp(`: ${t('products.sku')}$`) })
  await expect(skus).toHaveCount(2)
  // A number would be the id of an option.
  await expect(skus.nth(1)).toHaveValue(new RegExp(`^${sku}-(?!\\d+-)\\S+-\\S+$`))
})
