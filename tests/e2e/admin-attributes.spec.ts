import type { Page } from '@playwright/test'
import { testPicture } from '@tsiran/server/admin/testing-files'
import { complaints } from './axe.ts'
import { wordsOf } from './shop.ts'
import { hold } from './slow.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

const hy = adminWords('hy')
const mark = () => `${Date.now()}${Math.floor(Math.random() * 1_000)}`

/** Writes a text in every language of a dialog's first three-language field. */
async function fill3(page: Page, text: string): Promise<void> {
  for (const language of ['Հայերեն', 'Русский', 'English'])
    await page.getByRole('dialog').getByLabel(new RegExp(language)).first().fill(text)
}

test('an attribute gets options by a pasted list, a swatch and an order', async ({ page }) => {
  test.slow()
  const name = `Colour ${mark()}`
  await openAs(page, 'catalogue', '/attributes', 'en')
  await page.getByRole('button', { name: hy('attributes.new') }).click()
  await fill3(page, name)
  await page.getByRole('button', { name: hy('attributes.add') }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: hy('attributes.pasteOptions') }).click()
  const dialog = page.getByRole('dialog', { name: hy('attributes.pasteOptions') })
  await dialog
    .getByLabel(hy('attributes.pasteLabel'))
    .fill('Կարմիր | Красный | Red #B3261E\nԿանաչ | Зелёный | Green\nԿապույտ | Синий | Blue')
  await dialog.getByRole('button', { name: hy('attributes.pasteAdd', { count: 3 }) }).click()
  const options = page.getByRole('list', { name: hy('attributes.options') })
  const codes = async () =>
    (await options.getByRole('listitem').allInnerTexts()).map(
      (text) => /red|green|blue/.exec(text)?.[0],
    )
  await expect.poll(codes).toEqual(['red', 'green', 'blue'])

  // A list that is partly known says what it leaves out, before it is added.
  await page.getByRole('button', { name: hy('attributes.pasteOptions') }).click()
  await dialog.getByLabel(hy('attributes.pasteLabel')).fill('կարմիր | Алый | Scarlet')
  await expect(dialog.getByText(hy('attributes.pasteKnown', { names: 'կարմիր' }))).toBeVisible()
  await expect(
    dialog.getByRole('button', { name: hy('attributes.pasteAdd', { count: 0 }) }),
  ).toBeDisabled()
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: hy('blocks.saveBar.leave') })
    .click()

  const last = options.getByRole('listitem').nth(2)
  await last.getByRole('button').nth(0).click()
  await expect.poll(codes).toEqual(['red', 'blue', 'green'])
  await options
    .getByRole('listitem')
    .nth(2)
    .locator('.cursor-grab')
    .dragTo(options.getByRole('listitem').first(), { targetPosition: { x: 200, y: 4 } })
  await expect.poll(codes).toEqual(['green', 'red', 'blue'])
  expect(await complaints(page)).toEqual([])

  await options.getByRole('listitem').nth(2).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: hy('categories.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: hy('categories.delete') })
    .click()
  await expect.poll(codes).toEqual(['green', 'red'])

  await page
    .getByRole('link', { name: hy('attributes.title') })
    .first()
    .click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: hy('categories.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: hy('categories.delete') })
    .click()
  await expect(row).toHaveCount(0)
})

test('an option is shown by a picture, which names where it is used', async ({ page }) => {
  test.slow()
  const name = `Flag ${mark()}`
  await openAs(page, 'catalogue', '/attributes', 'en')
  await page.getByRole('button', { name: hy('attributes.new') }).click()
  await fill3(page, name)
  await page.getByRole('button', { name: hy('attributes.add') }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: hy('attributes.addOption') }).click()
  const dialog = page.getByRole('dialog', { name: hy('attributes.addOption') })
  await fill3(page, 'Striped')
  // What was typed is not lost by a slip of a finger.
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: hy('blocks.saveBar.leaveTitle') })
  await question.getByRole('button', { name: hy('blocks.saveBar.stay') }).click()
  const arrival = Promise.withResolvers<void>()
  await page.route('**/api/admin/media?locale=*', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await dialog.getByLabel(hy('media.chooseFiles')).setInputFiles({
    name: 'stripes.png',
    mimeType: 'image/png',
    buffer: await testPicture(Math.floor(Math.random() * 65_536)),
  })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  // A picture on its way is not lost.
  const save = dialog.getByRole('button', { name: hy('common.save') })
  await expect(save).toBeDisabled()
  arrival.resolve()
  await save.click()
  await expect(dialog).toBeHidden()
  const option = page
    .getByRole('list', { name: hy('attributes.options') })
    .getByRole('listitem')
    .filter({ hasText: 'Striped' })
  await expect(option.getByRole('presentation')).toHaveAttribute('src', /^\/media\/m-/)

  await page.goto('/admin/media?search=stripes')
  await page
    .getByRole('button', { name: hy('media.open', { name: 'stripes.png' }) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('an option that products have is not deleted', async ({ page }) => {
  await openAs(page, 'catalogue', '/attributes', 'en')
  await page
    .getByRole('list', { name: hy('attributes.title') })
    .getByRole('link')
    .nth(2)
    .click()
  const options = page.getByRole('list', { name: hy('attributes.options') })
  await options.getByRole('listitem').first().getByRole('button').last().click()
  await page.getByRole('menuitem', { name: hy('categories.delete') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: hy('categories.delete') }).click()
  await expect(dialog.getByRole('alert').getByRole('link').first()).toBeVisible()
})

test('a brand is added, renamed, placed and deleted', async ({ page }) => {
  test.slow()
  const name = `Brand ${mark()}`
  await openAs(page, 'catalogue', '/brands', 'en')
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: hy('brands.new') }).click()
  await fill3(page, name)
  await page.getByRole('button', { name: hy('brands.add') }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByLabel(hy('categories.slug')).fill('Not a slug')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(wordsOf('hy')('field.slug'))).toBeVisible()
  await page.getByLabel(hy('categories.slug')).fill(`other-${mark()}`)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(hy('common.saved')).first()).toBeVisible()

  await page.goto(`/admin/brands?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: hy('categories.actsOf', { name }) }).click()
  await page.getByRole('menuitem', { name: hy('categories.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: hy('categories.delete') })
    .click()
  await expect(row).toHaveCount(0)
})

test('a brand is dragged to another place, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, 'catalogue', '/brands', 'en')
  const table = page.getByRole('table', { name: hy('brands.title') })
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
  const names = async () => (await rows.getByRole('link').allInnerTexts()).slice(0, 5)
  const stored = await page.request.get('/api/admin/brands', { params: { locale: 'hy', limit: 5 } })
  const { data } = (await stored.json()) as { data: { label: { hy: string } }[] }
  const [a, b, c, d, e] = data.map(({ label }) => label.hy)
  // Read in the language of the browser first, they are sorted in that of the person.
  await expect.poll(names).toEqual([a, b, c, d, e])
  const handle = (place: number) => rows.nth(place).locator('.cursor-grab')
  await handle(3).dragTo(rows.nth(1), { targetPosition: { x: 300, y: 4 } })
  await expect.poll(names).toEqual([a, d, b, c, e])
  await handle(1).dragTo(rows.nth(3), { targetPosition: { x: 300, y: 36 } })
  await expect.poll(names).toEqual([a, b, c, d, e])
  await table.getByRole('link', { name: hy('brands.name') }).click()
  // In another order a brand has no place.
  await expect(table.locator('.cursor-grab')).toHaveCount(0)
})

test('on a phone attributes are ordered by buttons, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/attributes', '/brands']) {
    if (path === '/attributes') await openAs(page, 'catalogue', path, 'en')
    else await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect([path, overflow <= 0]).toEqual([path, true])
  }
})

/** Adds a brand by the API and opens its page. */
async function openNewBrand(page: Page): Promise<string> {
  await openAs(page, 'catalogue', '/brands', 'en')
  const name = `Brand ${mark()}`
  const data = { label: { hy: name, ru: name, en: name } }
  const made = await page.request.post('/api/admin/brands', { data })
  const { id } = ((await made.json()) as { data: { id: number } }).data
  await page.goto(`/admin/brands/${id}`)
  return `/api/admin/brands/${id}`
}
const readBrand = async (page: Page, address: string) =>
  (
    (await (await page.request.get(address)).json()) as {
      data: { slug: string; label: { en: string } }
    }
  ).data
const brandName = (page: Page) =>
  page.getByRole('textbox', { name: new RegExp(`^${hy('brands.name')}: English`) })

test('what is typed into a brand while it is saved stays, and is saved next', async ({ page }) => {
  const address = await openNewBrand(page)
  const put = await hold(page, 'PUT', /brands\/\d+$/)
  await brandName(page).fill('One')
  await page.keyboard.press('Control+s')
  await put.asked
  await brandName(page).fill('One two')
  put.letGo()
  await expect(page.getByText(hy('common.saved'))).toBeVisible()
  await expect(brandName(page)).toHaveValue('One two')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await readBrand(page, address)).label.en).toBe('One two')
})

test('a brand that is typed into before its save was read again is in no conflict with itself', async ({
  page,
}) => {
  const address = await openNewBrand(page)
  await expect(brandName(page)).toBeVisible()
  const get = await hold(page, 'GET', /brands\/\d+$/)
  await brandName(page).fill('One')
  await page.keyboard.press('Control+s')
  await get.asked
  await expect(brandName(page)).toHaveValue('One')
  const slug = `slug-${mark()}`
  await page.getByLabel(hy('categories.slug')).fill(slug)
  get.letGo()
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await readBrand(page, address)).slug).toBe(slug)
})
