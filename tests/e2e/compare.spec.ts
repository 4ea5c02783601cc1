import { expect, ready, sample, test, type Locale, wordsOf } from './shop.ts'
import { stopTime } from './slow.ts'

const savings = '/en/shop/catalog?savings=true'

test('products are put side by side from their cards, taken out again, and remembered', async ({
  page,
}) => {
  await page.goto(savings)
  await ready(page)
  const cards = page.getByRole('main').getByRole('article')
  const names: string[] = []
  for (const place of [0, 1]) {
    const button = cards.nth(place).getByRole('button', { name: /^Compare: / })
    names.push((await button.getAttribute('aria-label'))!.slice('Compare: '.length))
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(`${names[place]}: added to the comparison`)).toBeVisible()
  }
  await page.goto('/en/shop/compare')
  const columns = page.getByRole('columnheader')
  await expect(columns).toHaveCount(2)
  for (const name of names) await expect(columns.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Price \(differs\)/ })).toBeVisible()

  await page.getByRole('button', { name: `Remove from the comparison: ${names[0]}` }).click()
  await expect(columns).toHaveCount(1)
  await page.reload()
  await expect(columns).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('You have not chosen any products to compare!')).toBeVisible()
})

test('a product joins the comparison half a second after the press', async ({ page }) => {
  await page.goto(savings)
  await ready(page)
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Compare: / })
    .first()
  await stopTime(page)
  await button.click()
  await page.clock.runFor(400)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.clock.runFor(200)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('only the lines that differ show on request', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compare', '1,2'))
  await page.goto('/en/shop/compare')
  const same = page.getByRole('row', { name: /^Country/ })
  await expect(same).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only differences' }).check()
  await expect(same).toBeHidden()
  await expect(page.getByRole('row', { name: /^Price/ })).toBeVisible()
})

test('a thirteenth product replaces the oldest, and the page says so', async ({ page }) => {
  await page.addInitScript(
    () =>
      localStorage.getItem('compare') ??
      localStorage.setItem('compare', '1,2,3,4,5,6,7,8,9,10,11,12'),
  )
  await page.goto('/en/shop/main/catalog?category_id=220')
  await ready(page)
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Compare: / })
    .click()
  await expect(
    page.getByText(/At most 12 products are compared, so the oldest one was left out/),
  ).toBeVisible()
  expect(
    await page.evaluate(() => localStorage.getItem('compare')!.split(',').slice(0, 11).join()),
  ).toBe('2,3,4,5,6,7,8,9,10,11,12')
})

test('tabs stay in sync', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('compare', '1,2'))
  await page.goto('/en/shop/compare')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  const other = await context.newPage()
  await other.goto('/en/shop/compare')
  await other
    .getByRole('button', { name: /^Remove from the comparison/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
})

test('the header counts them', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'on phones the menu shows the count')
  await page.addInitScript(() => localStorage.setItem('compare', '1,2,3'))
  await page.goto('/en')
  await page.getByRole('banner').getByRole('link', { name: 'Compare: 3 products' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

for (const locale of ['hy', 'ru'] satisfies Locale[]) {
  test(`an empty comparison leads to the catalogue in ${locale}`, async ({ page }) => {
    const t = wordsOf(locale)
    await page.goto(`/${locale}/shop/compare`)
    await expect(page.getByText(t('compare.empty'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('compare.next') })).toHaveAttribute(
      'href',
      `/${locale}/shop/catalog`,
    )
  })
}

test('a product that is no longer sold leaves the comparison', async ({ page }) => {
  const found = await page.request.get(`/api/product/${sample.product.urlKey}?locale=en`)
  const { data } = (await found.json()) as { data: { id: number } }
  await page.addInitScript((ids) => localStorage.setItem('compare', ids), `999999999,${data.id}`)
  await page.goto('/en/shop/compare')
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('compare')))
    .toBe(String(data.id))
})
