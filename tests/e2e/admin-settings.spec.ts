import type { Page } from '@playwright/test'
import { inLanguage } from '@tsiran/contract/shop-paths'
import { complaints } from './axe.ts'
import { adminWords, demoMember, expect, openAs, test } from './staff.ts'

const en = adminWords('en')

/** Answers the question of who it is, once the page asks. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: en('session.confirmTitle') })
  await dialog
    .getByLabel(en('session.password'), { exact: true })
    .fill(demoMember('owner').password)
  await dialog.getByRole('button', { name: en('session.confirm') }).click()
  await expect(dialog).toBeHidden()
}
const save = (page: Page) =>
  page.getByRole('button', { name: en('blocks.saveBar.save'), exact: true })

test('the owner sets hours and a colour of the shop; a pale one is refused at its field', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'owner', '/settings/shop', 'en')
  const home = inLanguage('en', '')
  const read = async () => (await page.request.get(home)).text()
  await page.getByLabel(en('settings.shop.accent'), { exact: true }).fill('#f2e14b')
  await save(page).click()
  await confirm(page)
  await expect(page.getByText(/too pale to read/)).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.getByLabel(en('settings.shop.accent'), { exact: true }).fill('#1b6b3b')
  await page.getByLabel(en('settings.shop.showHours')).check()
  await page.getByLabel(en('settings.shop.days.day7')).uncheck()
  await save(page).click()
  await expect(page.getByText(en('common.saved'))).toBeVisible()
  await expect.poll(read).toContain('--color-leaf:#1b6b3b')
  const seen = await read()
  expect(seen).toContain('Mon–Sat: 09:00–21:00')
  expect(seen).toContain('OpeningHoursSpecification')

  await page.getByLabel(en('settings.shop.showHours')).uncheck()
  await page.getByRole('button', { name: en('settings.shop.ownAccent') }).click()
  await save(page).click()
  await expect.poll(read).not.toContain('--color-leaf:#1b6b3b')
})

test('a way of delivery gets other words, seen by buyers at once', async ({ page }) => {
  await openAs(page, 'orders', '/settings/delivery', 'en')
  const list = page.getByRole('list', { name: en('settings.delivery.title') })
  const row = list.getByRole('listitem').filter({ hasText: 'Pickup' })
  const open = async () => {
    await row.getByRole('button', { name: en('categories.actsOf', { name: 'Pickup' }) }).click()
    await page.getByRole('menuitem', { name: en('categories.edit') }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Pickup' })
  const words = dialog.getByLabel(`${en('settings.method.description')}: English`)
  const change = async (text: string) => {
    await open()
    const before = await words.inputValue()
    await words.fill(text)
    await dialog.getByRole('button', { name: en('common.save') }).click()
    await expect(dialog).toBeHidden()
    await expect
      .poll(async () => (await page.request.get('/api/shippings?locale=en')).text())
      .toContain(text)
    return before
  }
  const mark = `Collect it ${Date.now()}`
  const before = await change(mark)
  await expect(row.getByText(mark)).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await change(before)
})

test('payment, mails and the system are looked after by the owner alone', async ({ page }) => {
  test.slow()
  await openAs(page, 'owner', '/settings/payments', 'en')
  await expect(page.getByRole('list', { name: en('settings.payments.title') })).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await page.getByRole('link', { name: en('settings.mail.title'), exact: true }).click()
  await page.getByRole('button', { name: en('settings.mail.test') }).click()
  await expect(page.getByText(/A test letter is on its way/)).toBeVisible()
  await page.getByLabel(en('settings.mail.language')).selectOption('ru')
  await page.getByRole('button', { name: /Пробное письмо/ }).click()
  const preview = page.getByRole('dialog', { name: en('settings.mail.preview') })
  await expect(preview.getByRole('heading', { name: /Пробное письмо магазина/ })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await complaints(page)).toEqual([])

  await page.getByRole('link', { name: en('settings.system.title'), exact: true }).click()
  await expect(page.getByText(en('settings.system.heard'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: en('settings.system.clear'), exact: true }).click()
  await expect(page.getByText(en('settings.system.cleared'))).toBeVisible()
  expect(await complaints(page)).toEqual([])
})

test('checkout and search engines have their pages; who may not write finds them locked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'viewer', '/settings/checkout', 'en')
  await expect(page.getByLabel(en('settings.guestCheckout'))).toBeDisabled()
  await expect(page.getByLabel(en('settings.termsPage'))).toBeDisabled()
  expect(await complaints(page)).toEqual([])
  await page.goto('/admin/settings/seo')
  await expect(
    page.getByRole('heading', { level: 1, name: en('settings.seo.title') }),
  ).toBeVisible()
  expect(await complaints(page)).toEqual([])
})
