import { expect, ready, test } from './shop.ts'
import { stopTime } from './slow.ts'

const box = { role: 'combobox', name: 'Search the shop' } as const

test('a pause in typing brings ten suggestions with picture and price, and a way to all of them', async ({
  page,
}) => {
  await page.goto('/en')
  await ready(page)
  const field = page.getByRole(box.role, { name: box.name })
  await field.click()
  await field.pressSequentially('milk')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option')).toHaveCount(11)
  await expect(list.getByRole('option').first()).toContainText(/milk.*֏/i)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await list.getByRole('option', { name: /^All results/ }).click()
  await expect(page).toHaveURL(/\/en\/shop\/main\/catalog\/search\?search=milk$/)
  await expect(field).toHaveValue('')
  await expect(list).toBeHidden()
})

test('suggestions are asked for 100 ms after the last key', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  const field = page.getByRole(box.role, { name: box.name })
  await field.fill('m')
  await expect(page.getByRole('option').first()).toBeVisible()
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search') asked.push(searchParams.get('search'))
  })
  await stopTime(page)
  for (const key of 'ilk') {
    await page.clock.runFor(90)
    await field.press(key)
  }
  await page.clock.runFor(90)
  expect(asked).toEqual([])
  await page.clock.runFor(20)
  await expect.poll(() => asked).toEqual(['milk'])
})

test('the search button stands behind the field, at 767 px or less before it', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  const form = page.getByRole('banner').getByRole('search')
  const middle = async (role: 'button' | 'combobox') => {
    const { x, width } = (await form.getByRole(role).boundingBox())!
    return x + width / 2
  }
  for (const [width, before] of [
    [768, false],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => (await middle('button')) < (await middle('combobox')))
      .toBe(before)
  }
})

test.describe('where the code of the suggestions cannot be loaded', () => {
  test.use({ allowed: { fault: /ERR_FAILED|Failed to fetch/ } })

  test('the box still leads to the search page', async ({ page }) => {
    await page.route('**/assets/search-suggestions-*.js', (route) => route.abort())
    await page.goto('/en')
    await ready(page)
    const field = page.getByRole(box.role, { name: box.name })
    await field.click()
    const refused = page.waitForEvent('requestfailed')
    await field.pressSequentially('milk')
    await refused
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('milk')
  })
})

test('arrows choose, Enter follows, Escape closes, an empty box suggests nothing', async ({
  page,
}) => {
  await page.goto('/en')
  await ready(page)
  const field = page.getByRole(box.role, { name: box.name })
  await field.click()
  await field.fill('honey')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id'))!,
  )
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('honey')
  await field.press('y')
  await field.press('Backspace')
  await expect(options.first()).toBeVisible()
  await field.fill('')
  await expect(options).toHaveCount(0)
  await field.fill('honey')
  await expect(options.first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/en\/shop\/products\//)
})

test('what is not there is said, and Enter leads to the search page', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  const field = page.getByRole(box.role, { name: box.name })
  await field.click()
  await field.pressSequentially('zxqjvw')
  await expect(page.getByText('Sorry, nothing found for “zxqjvw”')).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/search\?search=zxqjvw$/)
  await expect(field).toHaveValue('')
})

test('an answer that comes late is dropped', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/search?search=honey&*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.goto('/en')
  await ready(page)
  const field = page.getByRole(box.role, { name: box.name })
  await field.click()
  const asked = page.waitForRequest(/search=honey&/)
  await field.fill('honey')
  await asked
  await field.fill('milk')
  const first = page.getByRole('listbox').getByRole('option').first()
  await expect(first).toContainText(/milk/i)
  release()
  await expect(
    page.getByRole('listbox').getByRole('option', { name: /^All results/ }),
  ).toBeVisible()
  await expect(first).toContainText(/milk/i)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the bar opens a search window over the whole screen', async ({ page }) => {
    await page.goto('/en')
    await ready(page)
    const opener = page
      .getByRole('navigation', { name: 'Quick menu' })
      .getByRole('link', { name: 'Search' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: box.name })
    const field = dialog.getByRole(box.role, { name: box.name })
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await field.pressSequentially('milk')
    await dialog.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/en\/shop\/products\//)
    await expect(dialog).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the box is a form that leads to the search page', async ({ page }) => {
    await page.goto('/en')
    const field = page.getByRole('searchbox', { name: box.name })
    await field.fill('milk')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/en\/shop\/main\/catalog\/search\?search=milk$/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

test('Enter searches for what was typed, not for the suggestion of an older text', async ({
  page,
}) => {
  await page.goto('/en')
  await ready(page)
  const field = page.getByRole(box.role, { name: box.name })
  await field.fill('mil')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
  // The network is slow.
  await page.route('**/api/search?*', () => undefined)
  await field.press('End')
  await field.pressSequentially('let')
  await field.press('Enter')
  await expect(page).toHaveURL(/search\?search=millet$/)
})
