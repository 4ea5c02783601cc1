import { expect, ready, test } from './shop.ts'

const landing = '/en/shop/catalog?category_slug=alcohol'
const gate = { name: 'Are you 18 or older?' }

test('Yes opens the page and every other page of alcohol for the session', async ({ page }) => {
  await page.goto(landing)
  await ready(page)
  const dialog = page.getByRole('dialog', gate)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Yes, I am 18 or older' }).click()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('age'))).toBe('true')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Brandy/ })
    .click()
  await expect(page).toHaveURL(/shop\/main\/catalog\?category_id=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Brandy' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/shop\/products\//)
  await expect(dialog).toBeHidden()
})

test.describe('before its scripts are there', () => {
  test.use({ allowed: { fault: /Failed to load resource/ } })

  test('who has said Yes never sees the gate again, not even while the page loads', async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('age', 'true'))
    // Without the page's own scripts, only the document's inline scripts have run.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(landing)
    await expect(page.getByRole('heading', { level: 1, name: 'Alcohol' })).toBeVisible()
    await expect(page.getByRole('dialog', gate)).toBeHidden()
  })

  test('the gate covers the page from the start', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(landing)
    await expect(page.getByRole('dialog', gate)).toBeVisible()
    const covering = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, 20)?.closest('dialog') !== null,
    )
    expect(covering).toBe(true)
  })
})

test('No on a fresh load goes home, and the next visit asks again', async ({ page }) => {
  await page.goto(landing)
  await ready(page)
  const dialog = page.getByRole('dialog', gate)
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(page).toHaveURL(/\/en$/)
  expect(await page.evaluate(() => sessionStorage.getItem('age'))).toBe('false')
  await page.goto(landing)
  await expect(dialog).toBeVisible()
})

test('Escape is No, and within the shop No goes back', async ({ page }) => {
  await page.goto('/en/shop/catalog')
  await ready(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Alcohol/ })
    .click()
  const dialog = page.getByRole('dialog', gate)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/en\/shop\/catalog$/)
  await expect(dialog).toBeHidden()
})

test('focus stays in the window', async ({ page }) => {
  await page.goto(landing)
  await ready(page)
  const dialog = page.getByRole('dialog', gate)
  await expect(dialog.getByRole('button', { name: 'Yes, I am 18 or older' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('Tab')
  const outside = await page.evaluate(
    () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
  )
  expect(outside).toBe(false)
  await expect(page.locator('dialog:modal')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of [landing, '/en/shop/main/catalog?category_id=326']) {
    test(`${path} can be read, with the question above it`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Are you 18 or older?')).toBeVisible()
      await expect(
        page.getByRole('link', { name: 'I am under 18: leave this page' }),
      ).toHaveAttribute('href', '/en')
      await expect(page.getByRole('button', { name: 'Yes, I am 18 or older' })).toBeHidden()
    })
  }

  test('other pages do not ask', async ({ page }) => {
    await page.goto('/en/shop/catalog?category_slug=dairy-eggs')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Are you 18 or older?')).toHaveCount(0)
  })
})
