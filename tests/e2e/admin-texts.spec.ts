import { inLanguage } from '@tsiran/contract/shop-paths'
import { complaints } from './axe.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

// The demo's people have chosen Armenian, which counts once they are signed in.
const hy = adminWords('hy')

test('overrides are checked, seen in the shop as text, hydrated, and taken back', async ({
  page,
  context,
}) => {
  test.slow()
  const mark = `<b>${Date.now()}</b>`
  await openAs(page, 'content', '/translations?search=home.boxText', 'en')
  await page.getByRole('button', { name: /Wholesale prices|Մեծածախ/ }).click()
  const dialog = page.getByRole('dialog', { name: hy('texts.edit') })
  const field = dialog.getByLabel('Русский', { exact: true })
  const shipped = await field.inputValue()
  await field.fill('Опт {shop}')
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  await expect(dialog.getByText('Այս տեքստում {shop} տեղապահ չկա')).toBeVisible()
  await field.fill(mark)
  await expect(dialog.getByText(shipped)).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(mark)).toBeVisible()
  await expect(page.getByText(hy('texts.states.changed')).first()).toBeVisible()

  const home = inLanguage('ru', '')
  const shop = await context.newPage()
  // No dialog of a first visit.
  await shop.addInitScript(() => {
    localStorage.setItem('loader', String(Date.now()))
    localStorage.setItem('language', String(Date.now()))
  })
  await expect
    .poll(async () => (await shop.request.get(home)).text())
    .toContain(mark.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
  const faults: string[] = []
  shop.on('pageerror', ({ message }) => faults.push(message))
  shop.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await shop.goto(home)
  await expect(shop.getByText(mark)).toBeVisible()
  // After a press everything is hydrated, with the same words.
  await shop.locator('input[type=search]').first().click()
  await expect(shop.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(shop.getByText(mark)).toBeVisible()
  expect(faults).toEqual([])
  await shop.close()

  await page.getByRole('button', { name: /Wholesale prices|Մեծածախ/ }).click()
  await dialog.getByRole('button', { name: hy('texts.restoreOf', { language: 'Русский' }) }).click()
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await page.request.get(home)).text()).toContain(shipped)
})

test('texts are found by state, and whoever only reads them changes none', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'viewer', '/translations?state=unused', 'en')
  await expect(page.getByRole('heading', { level: 1, name: hy('texts.title') })).toBeVisible()
  await page.goto('/admin/translations?search=cart.title')
  await page
    .getByRole('button', { name: /Զամբյուղ/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: hy('texts.edit') })
  await expect(dialog.getByLabel('English', { exact: true })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: hy('common.save') })).toHaveCount(0)
  expect(await complaints(page)).toEqual([])
})

test('own words are not lost by Escape', async ({ page }) => {
  await openAs(page, 'content', '/translations?search=home.boxText', 'en')
  await page.getByRole('button', { name: /Wholesale prices|Մեծածախ/ }).click()
  const dialog = page.getByRole('dialog', { name: hy('texts.edit') })
  await dialog.getByLabel('Русский', { exact: true }).fill('Опт')
  await page.keyboard.press('Escape')
  const leave = page.getByRole('dialog', { name: hy('blocks.saveBar.leaveTitle') })
  await leave.getByRole('button', { name: hy('blocks.saveBar.stay') }).click()
  await expect(dialog.getByLabel('Русский', { exact: true })).toHaveValue('Опт')
})
