import { addProduct, inLanguage } from './product-editor.ts'
import { manager } from './people.ts'
import { hold } from './slow.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

test('Ctrl-S on the Stock tab of a product saves the shelf place', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  const name = inLanguage(page, t('products.name'), 'English')
  await name.fill('Half a name')
  await page.getByRole('tab', { name: t('products.tabs.stock') }).click()
  const place = page
    .getByRole('tabpanel', { name: t('products.tabs.stock') })
    .getByLabel(t('stock.shelfPlace'), { exact: true })
  const saved = () =>
    page.waitForResponse((answer) => /\/stock\/\d+(?:\?|$)/.test(answer.url()) && answer.ok())
  await place.fill('B-7')
  await Promise.all([saved(), page.keyboard.press('Control+s')])
  await page.getByRole('tab', { name: t('products.tabs.product') }).click()
  await expect(name).toHaveValue('Half a name')
  await page.getByRole('button', { name: t('blocks.saveBar.discard'), exact: true }).click()
  await page.getByRole('tab', { name: t('products.tabs.stock') }).click()
  await place.fill('B-8')
  await Promise.all([saved(), page.keyboard.press('Control+s')])
})

test('Ctrl-S in a window does not save the half-typed page behind it', async ({ page }) => {
  await openAs(page, 'owner', '/companies', 'en')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const note = page.getByLabel(t('people.note'), { exact: true })
  await note.fill('Half a note')
  await page.getByRole('button', { name: t('companies.changeCredit') }).click()
  const line = page.getByRole('dialog').getByLabel(t('companies.creditLine'))
  await line.fill('12')
  const saved: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && saved.push(request.url()))
  await line.press('Control+s')
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: t('blocks.saveBar.leaveTitle') })
    .getByRole('button', { name: t('blocks.saveBar.leave') })
    .click()
  await expect(line).toBeHidden()
  expect(saved).toEqual([])
  await expect(note).toHaveValue('Half a note')
  await expect(page.getByRole('region', { name: t('blocks.saveBar.region') })).toBeVisible()
})

test('Enter in the palette opens what was typed, not what an earlier text had found', async ({
  page,
}) => {
  await openAs(page, 'owner', '/', 'en')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t('blocks.palette.title') })
  await expect(palette.getByRole('option').first()).toBeVisible()
  // As fast as people type and press Enter: before the pause after which the palette searches.
  await page.keyboard.insertText(t('brands.title'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('brands.title') })).toBeVisible()
})

test('the palette finds customers, pages of the settings, and what can be begun', async ({
  page,
}) => {
  await openAs(page, 'owner', '/', 'en')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t('blocks.palette.title') })
  await expect(palette.getByRole('option', { name: t('products.new') })).toBeVisible()
  await page.keyboard.insertText(t('settings.payments.title'))
  await expect(palette.getByRole('option', { name: t('settings.payments.title') })).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(manager.email)
  await palette.getByRole('option', { name: manager.first_name }).first().click()
  await expect(page).toHaveURL(/\/customers\/\d+$/)
})

test('what was typed into a window asks before Back leaves its page', async ({ page }) => {
  await openAs(page, 'owner', '/companies', 'en')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('button', { name: t('companies.changeCredit') }).click()
  const line = page.getByRole('dialog').getByLabel(t('companies.creditLine'))
  await line.fill('12')
  await page.evaluate(() => history.back())
  await page
    .getByRole('dialog', { name: t('blocks.saveBar.leaveTitle') })
    .getByRole('button', { name: t('blocks.saveBar.stay') })
    .click()
  await expect(line).toHaveValue('12')
})

test('what is typed while the palette loads stands in its field', async ({ page }) => {
  await openAs(page, 'owner', '/brands', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const code = await hold(page, 'GET', /\/command-palette-[^/]+\.js$/)
  await page.keyboard.press('Control+k')
  await code.asked
  await page.keyboard.type('j1x')
  await page.keyboard.press('Backspace')
  code.letGo()
  const field = page
    .getByRole('dialog', { name: t('blocks.palette.title') })
    .getByRole('combobox', { name: t('blocks.palette.title') })
  await expect(field).toHaveValue('j1')
  await page.keyboard.type('2')
  await expect(field).toHaveValue('j12')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  // The keys are the page's again.
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox').first()).toBeFocused()
})
