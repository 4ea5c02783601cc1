import type { Page } from '@playwright/test'
import { perLocale } from '@tsiran/contract/map-text'
import { call } from './bulk.ts'
import { mark, names } from './content.ts'
import { addProduct, inLanguage } from './product-editor.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')
const title = () => perLocale(() => `Ջնջվող ${mark()}`)

interface Thing {
  id: number
  version: number
}
const add = async (page: Page, path: string, body: object) =>
  (await call<{ data: Thing }>(page, 'POST', path, body)).data
/** A colleague deletes a thing that somebody has open. */
async function remove(page: Page, path: string): Promise<void> {
  const { data } = await call<{ data: Thing }>(page, 'GET', path)
  const answer = await page.request.delete(`/api/admin${path}?version=${data.version}`)
  expect(answer.ok()).toBe(true)
}
const press = (page: Page) => page.keyboard.press('Control+s')
const alert = (page: Page) =>
  page.getByRole('region', { name: t('blocks.saveBar.region') }).getByRole('alert')

/** Somebody types over a deleted thing, is told so, restores it, and saves what they have typed. */
async function typeOverDeleted(page: Page, path: string, label: string): Promise<void> {
  await remove(page, path)
  const field = inLanguage(page, label, names[0]!)
  await field.fill('Իմ գրածը')
  await press(page)
  await expect(alert(page)).toHaveText(t('common.deletedMeanwhile'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field).toHaveValue('Իմ գրածը')
  // Where the message is: the head of the page may be far away.
  await page
    .getByRole('region', { name: t('blocks.saveBar.region') })
    .getByRole('button', { name: t('content.restore'), exact: true })
    .click()
  await expect(alert(page)).toHaveCount(0)
  await expect(field).toBeEnabled()
  await press(page)
  await expect(page.getByText(t('common.saved')).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Իմ գրածը')
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a page that was deleted meanwhile is restored, and what was typed is saved', async ({
  page,
}) => {
  await openAs(page, 'content', '/content', 'en')
  const { id } = await add(page, '/pages', { title: title() })
  await page.goto(`/admin/content/pages/${id}`)
  await expect(inLanguage(page, t('content.titleField'), names[0]!)).toBeEnabled()
  await typeOverDeleted(page, `/pages/${id}`, t('content.titleField'))
})

test('a product that was deleted meanwhile is restored, and what was typed is saved', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  await expect(inLanguage(page, t('products.name'), names[0]!)).toBeEnabled()
  await typeOverDeleted(page, `/products/${id}`, t('products.name'))
})

test('a brand that was deleted meanwhile is said to be gone, and what was typed stays', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/brands', 'en')
  const { id } = await add(page, '/brands', { label: title() })
  await page.goto(`/admin/brands/${id}`)
  const field = inLanguage(page, t('brands.name'), names[0]!)
  await expect(field).toBeEnabled()
  await remove(page, `/brands/${id}`)
  await field.fill('Իմ գրածը')
  await press(page)
  await expect(alert(page)).toHaveText(t('common.goneMeanwhile'))
  await expect(field).toHaveValue('Իմ գրածը')
})
