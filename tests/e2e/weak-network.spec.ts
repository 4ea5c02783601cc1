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
