import { signInAnew } from './people.ts'
import { expect, ready, test, wordsOf } from './shop.ts'

test.use({ allowed: { fault: /ERR_FAILED|503/ } })

test('a page asks for its texts again where the network fails, and its scripts run', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/assets/ru-*.json', (route) => {
    asked += 1
    if (asked <= 2) return route.abort()
    return asked === 3 ? route.fulfill({ status: 503, body: 'away' }) : route.continue()
  })
  await page.goto('/ru/brands')
  await ready(page)
  expect(asked).toBeGreaterThan(3)
  const words = wordsOf('ru')
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('shell.menu'), exact: true })
    .click()
  await expect(page.getByRole('navigation', { name: words('shell.categories') })).toBeVisible()
})

test('a typed address and a new name stay in their forms', async ({ page }) => {
  const t = wordsOf('en')
  await signInAnew(page)
  await page.goto('/en/account/addresses/new')
  await ready(page)
  await page.route('**/account/**/*.data*', (route) => route.abort())
  const street = page.getByRole('textbox', { name: t('checkout.street') })
  await street.fill('Abovyan 12')
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.unavailable'))
  await expect(street).toHaveValue('Abovyan 12')

  await page.goto('/en/account/profile/?edit=person')
  await ready(page)
  await page.route('**/account/profile*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  const dialog = page.getByRole('dialog', { name: t('account.edit.person') })
  const firstName = dialog.getByRole('textbox', { name: t('account.firstName'), exact: true })
  await firstName.fill('Anush')
  await dialog.getByRole('button', { name: t('account.save') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t('errors.unavailable'))
  await expect(firstName).toHaveValue('Anush')
})
