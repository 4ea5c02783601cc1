import type { Page } from '@playwright/test'
import { manager, signIn, stranger } from './people.ts'
import { expect, fillCart, ready, test, wordsOf } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })
const t = wordsOf('en')
const word = 'W'.repeat(100)

/** Neither the page nor a window over it is wider than there is room for. */
async function expectNarrow(page: Page): Promise<void> {
  await ready(page)
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-window]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  )
  expect(Math.max(...wide)).toBe(0)
}

test('the longest names and streets fit into the checkout of a phone', async ({ page }) => {
  const person = { ...stranger(), first_name: word, last_name: word }
  expect((await page.request.post('/api/customer/register', { data: person })).status()).toBe(200)
  await signIn(page, person)
  const address = { address1: [word + word], company_name: word + word, phone: person.phone }
  const saved = await page.request.post('/api/addresses/create', { data: address })
  expect(saved.status()).toBe(200)
  await fillCart(page, 'en')
  await page.goto('/en/shop/checkout')
  await expect(page.getByRole('radio', { name: word })).toBeChecked()
  await expectNarrow(page)
})

test('the longest search without results fits onto a phone', async ({ page }) => {
  await page.goto(`/en/shop/main/catalog/search?search=${'zxqjvw'.repeat(33)}`)
  await expect(page.getByRole('main')).toContainText('zxqjvw'.repeat(33))
  await expectNarrow(page)
})

test('the longest name of a user fits into the window that deletes them', async ({ page }) => {
  await signIn(page, manager)
  const { email, password } = stranger()
  const data = { name: word + word, email, password, position: word }
  expect((await page.request.post('/api/company/user/add', { data })).status()).toBe(200)
  await page.goto('/en/account/company-users')
  await ready(page)
  await page.getByRole('link', { name: t('companies.removeOne', { name: word + word }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(word + word)
  await expectNarrow(page)
  await page.reload()
  await expectNarrow(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('companies.remove') })
    .click()
  await expect(page.getByText(t('companies.userDeleted'))).toBeVisible()
})
