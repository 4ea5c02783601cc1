import type { Page } from '@playwright/test'
import { inLanguage } from '@tsiran/contract/shop-paths'
import { complaints } from './axe.ts'
import { adminWords, demoMember, expect, openAs, test } from './staff.ts'

// The demo's people have chosen Armenian, which counts once they are signed in.
const hy = adminWords('hy')

/** Answers the question of who it is whenever the page asks it. */
async function confirmWhenAsked(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: hy('session.confirmTitle') })
  await page.addLocatorHandler(dialog, async () => {
    await dialog
      .getByLabel(hy('session.password'), { exact: true })
      .fill(demoMember('owner').password)
    await dialog.getByRole('button', { name: hy('session.confirm') }).click()
  })
}
const settingsLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: hy('settings.title') })
    .getByRole('link', { name, exact: true })
const pickup = 'Ինքնադուրս բերում'
const save = (page: Page) =>
  page.getByRole('button', { name: hy('blocks.saveBar.save'), exact: true })

test('the owner sets hours and a colour of the shop; a pale one is refused at its field', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'owner', '/settings/shop', 'en')
  await confirmWhenAsked(page)
  const home = inLanguage('en', '')
  const read = async () => (await page.request.get(home)).text()
  await page.getByLabel(hy('settings.shop.accent'), { exact: true }).fill('#f2e14b')
  await save(page).click()
  await expect(page.getByText(/շատ գունատ է/)).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.getByLabel(hy('settings.shop.accent'), { exact: true }).fill('#1b6b3b')
  await page.getByLabel(hy('settings.shop.showHours')).check()
  await page.getByRole('checkbox', { name: hy('settings.shop.days.day7') }).uncheck()
  await save(page).click()
  await expect(page.getByText(hy('common.saved'))).toBeVisible()
  await expect.poll(read).toContain('--color-leaf:#1b6b3b')
  const seen = await read()
  expect(seen).toContain('Mon–Sat: 09:00–21:00')
  expect(seen).toContain('OpeningHoursSpecification')

  await page.getByLabel(hy('settings.shop.showHours')).uncheck()
  await page.getByRole('button', { name: hy('settings.shop.ownAccent') }).click()
  await save(page).click()
  await expect.poll(read).not.toContain('--color-leaf:#1b6b3b')
})

test('a way of delivery gets other words, seen by buyers at once', async ({ page }) => {
  await openAs(page, 'orders', '/settings/delivery', 'en')
  const list = page.getByRole('list', { name: hy('settings.delivery.title') })
  const row = list.getByRole('listitem').filter({ hasText: pickup })
  const open = async () => {
    await row.getByRole('button', { name: hy('categories.actsOf', { name: pickup }) }).click()
    await page.getByRole('menuitem', { name: hy('categories.edit') }).click()
  }
  const dialog = page.getByRole('dialog', { name: pickup })
  const words = dialog.getByLabel(`${hy('settings.method.description')}: Հայերեն`)
  const change = async (text: string) => {
    await open()
    const before = await words.inputValue()
    await words.fill(text)
    await dialog.getByRole('button', { name: hy('common.save') }).click()
    await expect(dialog).toBeHidden()
    await expect
      .poll(async () => (await page.request.get('/api/shippings?locale=hy')).text())
      .toContain(text)
    // The list is read again before the way is opened again.
    await expect(row).toContainText(text)
    return before
  }
  const mark = `Collect it ${Date.now()}`
  const before = await change(mark)
  // Who changed it stands on the page itself.
  await expect(page.getByRole('group', { name: hy('history.title') })).toContainText(mark)
  expect(await complaints(page)).toEqual([])
  await change(before)
})

test('payment, mails and the system are looked after by the owner alone', async ({ page }) => {
  test.slow()
  await openAs(page, 'owner', '/settings/payments', 'en')
  await expect(page.getByRole('list', { name: hy('settings.payments.title') })).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await settingsLink(page, hy('settings.mail.title')).click()
  await page.getByRole('button', { name: hy('settings.mail.test') }).click()
  await expect(page.getByText(/Փորձնական նամակն ուղարկվում է/)).toBeVisible()
  await page.getByLabel(hy('settings.mail.language')).selectOption('ru')
  await page.getByRole('button', { name: /: пробное письмо/ }).click()
  const preview = page.getByRole('dialog', { name: hy('settings.mail.preview') })
  await expect(preview.getByRole('heading', { name: /: пробное письмо/ })).toBeVisible()
  const letter = preview.frameLocator('iframe')
  const button = letter.getByRole('link', { name: 'Открыть магазин' })
  // Its styles are its own: the back office has none of this size.
  await expect(button).toHaveCSS('padding-left', '24px')
  await page.keyboard.press('Escape')
  expect(await complaints(page)).toEqual([])

  await settingsLink(page, hy('settings.system.title')).click()
  await expect(page.getByText(hy('settings.system.connected'), { exact: true })).toBeVisible()
  await expect(page.getByText(hy('settings.system.unknownBackup'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: hy('settings.system.clear'), exact: true }).click()
  await expect(page.getByText(hy('settings.system.cleared'))).toBeVisible()
  expect(await complaints(page)).toEqual([])
})

test('checkout and search engines have their pages; who may not write finds them locked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'viewer', '/settings/checkout', 'en')
  await expect(page.getByLabel(hy('settings.guestCheckout'))).toBeDisabled()
  await expect(page.getByLabel(hy('settings.termsPage'))).toBeDisabled()
  expect(await complaints(page)).toEqual([])
  await page.goto('/admin/settings/seo')
  await expect(
    page.getByRole('heading', { level: 1, name: hy('settings.seo.title') }),
  ).toBeVisible()
  // The link to the open page is beyond the edge of a phone until it is scrolled to.
  await expect(settingsLink(page, hy('settings.seo.title'))).toBeInViewport({ ratio: 1 })
  expect(await complaints(page)).toEqual([])
})

test('a day that is typed into the change log’s filter is one step of Back', async ({ page }) => {
  await openAs(page, 'owner', '/settings/audit', 'en')
  const since = page.getByLabel(hy('audit.since'), { exact: true })
  await expect(since).toBeVisible()
  const before = await page.evaluate(() => history.length)
  for (const day of ['0002-11-05', '0020-11-05', '0202-11-05', '2026-11-05']) await since.fill(day)
  await expect(page).toHaveURL(/since=2026-11-05/)
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.getByRole('button', { name: hy('orders.export') }).click()
  const file = page.getByRole('menuitem', { name: hy('orders.exportAs.csv') })
  await expect(file).toHaveAttribute('href', /audit\/export\.csv\?locale=\w+&since=2026-11-05$/)
})
