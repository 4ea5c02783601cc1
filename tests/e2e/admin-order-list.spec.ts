import type { Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { sample, wordsOf } from './shop.ts'
import { adminWords, demoMember, expect, locales, openAs, readIn, signInAs, test } from './staff.ts'
import { heading, linesOf, read } from './order-page.ts'

// Demo members read Armenian until they choose another language.
const t = adminWords('hy')
const shop = wordsOf('hy')
const words = { title: t('orders.title'), table: t('orders.title') }

/** The page's next look for new orders, once there has been a first one. */
const nextPulse = (page: Page) =>
  page.waitForResponse((answer) => /\/orders\/pulse\?.*after=/.test(answer.url()))

/** A guest orders, and the page has looked for new orders since. */
async function orderAndPulse(page: Page, origin: string): Promise<number> {
  const { number } = await orderAsGuest(origin)
  await nextPulse(page)
  return number
}

test('a new order appears on the open list by itself, marked and counted in the title', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'owner', '/orders', 'en')
  const table = page.getByRole('table', { name: words.table })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await nextPulse(page)
  const number = await orderAndPulse(page, baseURL!)
  const row = table.getByRole('row').filter({ hasText: String(number) })
  await expect(row).toContainText(t('orders.fresh'))
  await expect(page).toHaveTitle(/^\(\d+\) /)
  const markSeen = page.getByRole('button', { name: t('orders.markSeen') })
  await markSeen.click()
  await expect(row).not.toContainText(t('orders.fresh'))
  // Orders of other tests may come meanwhile.
  await expect(async () => {
    if (await markSeen.isVisible()) await markSeen.click()
    expect(await page.title()).toMatch(/^[^(]/)
  }).toPass()
})

test('a new order rings where the person wants it, on any page', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { notes: number }
    counted.notes = 0
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number) {
        counted.notes++
        super.start(when)
      }
    }
  })
  const notes = () => page.evaluate(() => (window as unknown as { notes: number }).notes)
  await openAs(page, 'owner', '/orders', 'en')
  await page.getByRole('button', { name: t('orders.alerts') }).click()
  await page.getByRole('checkbox', { name: t('orders.alertSound') }).check()
  // Two notes as a preview.
  await expect.poll(notes).toBe(2)
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: t('shell.parts') })
    .getByRole('link', { name: t('audit.short') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('audit.title'))
  await nextPulse(page)
  await orderAndPulse(page, baseURL!)
  await expect.poll(notes).toBeGreaterThanOrEqual(4)
  await expect(page).toHaveTitle(/^\(\d+\) /)
})

test('a phone leads to its order from any page, and the order says who changed it', async ({
  page,
  baseURL,
}) => {
  const { number, phone } = await orderAsGuest(baseURL!)
  await openAs(page, 'orders', '/me', 'en')
  const { version } = await read(page, number)
  const changed = await page.request.post(`/api/admin/orders/${number}/status`, {
    data: { status: 'processing', version },
  })
  expect(changed.status()).toBe(200)
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(`0${phone.replace(/\D/g, '').slice(3)}`)
  await expect(page.getByRole('option').first()).toContainText(String(number))
  await page.keyboard.press('Enter')
  await expect(heading(page, number)).toBeVisible()
  const history = page.getByRole('group', { name: t('orders.history') })
  await expect(history).toContainText(shop('orderStatus.processing'))
  await expect(history).toContainText(demoMember('orders').name)
})

test('many orders are taken on at once; the keys lead through the list', async ({
  page,
  baseURL,
}) => {
  const name = `Գոհար${Math.floor(Math.random() * 1_000_000)}`
  const first = await orderAsGuest(baseURL!, { name })
  const second = await orderAsGuest(baseURL!, { name })
  await openAs(page, 'orders', `/orders?search=${encodeURIComponent(name)}`, 'en')
  const rows = page.getByRole('table', { name: words.table }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await page.getByRole('checkbox', { name: t('blocks.table.selectPage') }).check()
  await page
    .getByRole('region', { name: t('blocks.table.selected', { count: 2 }) })
    .getByRole('button', { name: t('orders.act.process') })
    .click()
  await expect(page.getByText(t('orders.bulkDone', { count: 2 }))).toBeVisible()
  await expect(rows.filter({ hasText: shop('orderStatus.processing') })).toHaveCount(2)

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(heading(page, second.number)).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(page, first.number)).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading(page, second.number)).toBeVisible()

  await page.goto(`/admin/orders?search=${encodeURIComponent(name)}`)
  await page.getByRole('checkbox', { name: t('blocks.table.selectPage') }).check()
  await page.getByRole('button', { name: t('print.print') }).click()
  await page.getByRole('menuitem', { name: t('print.pickList') }).click()
  const list = page.getByRole('article')
  await expect(list).toContainText(`${first.number} ×`)
  await expect(list).toContainText(`${second.number} ×`)
})

test('the list is narrowed by stage, and the address keeps it on a phone too', async ({
  page,
  baseURL,
}) => {
  const name = `Հասմիկ${Math.floor(Math.random() * 1_000_000)}`
  const picked = await orderAsGuest(baseURL!, { name })
  await orderAsGuest(baseURL!, { name })
  await openAs(page, 'orders', `/orders?search=${encodeURIComponent(name)}`, 'en')
  const claimed = await page.request.post(`/api/admin/picking/${picked.number}/claim`, { data: {} })
  expect(claimed.status()).toBe(200)
  const rows = page.getByRole('table', { name: words.table }).getByRole('row')
  await expect(rows.filter({ hasText: t('orders.stages.to_pick') })).not.toHaveCount(0)
  await page.getByRole('button', { name: t('orders.stage'), exact: true }).click()
  const filter = page.getByRole('dialog', { name: t('orders.stage') })
  await filter.getByRole('checkbox', { name: t('orders.stages.picking') }).check()
  await expect(page).toHaveURL(/[?&]stage=picking(&|$)/)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(String(picked.number))
  await expect(rows.nth(1)).toContainText(t('orders.stages.picking'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const cards = page.getByRole('list', { name: words.table }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText(String(picked.number))
  await expect(cards).toContainText(t('orders.stages.picking'))
})

for (const locale of locales)
  test(`an Excel file with too many rows says so in ${locale}; one that fits is saved`, async ({
    page,
  }) => {
    await readIn(page, locale)
    const own = adminWords(locale)
    for (const [path, button, file, format] of [
      ['/orders', own('orders.export'), 'orders', own('orders.exportAs.xlsx')],
      ['/products', own('imports.export'), 'products', own('imports.exportAs.xlsx')],
    ] as const) {
      await openAs(page, 'owner', path, locale)
      const message = wordsOf(locale)('errors.too_many_rows', { limit: 20_000 })
      const refusal = { status: 422, json: { code: 'too_many_rows', message } }
      await page.route(
        (url) => url.pathname.endsWith('.xlsx') && url.searchParams.get('locale') === locale,
        (route) => route.fulfill(refusal),
        { times: 1 },
      )
      const choose = async () => {
        await page.getByRole('button', { name: button, exact: true }).click()
        await page.getByRole('menuitem', { name: format }).first().click()
      }
      await choose()
      await expect(page.getByText(message).first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/admin${path}`))
      const saved = page.waitForEvent('download')
      await choose()
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`^${file}-.*\\.xlsx$`))
    }
  })

test('a viewer sees neither phone nor address, and has nothing to press', async ({
  page,
  baseURL,
}) => {
  const { number, phone } = await orderAsGuest(baseURL!)
  await openAs(page, 'viewer', `/orders/${number}`, 'en')
  await expect(heading(page, number)).toBeVisible()
  await expect(linesOf(page)).toContainText(sample.product.name.hy)
  const main = page.getByRole('main')
  for (const secret of [phone, 'Աբովյան', 'Հովհաննիսյան', 'nare@example.am'])
    await expect(main).not.toContainText(secret)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(page.getByLabel(t('orders.note'))).toHaveCount(0)
})

test('the catalogue’s people read that a page is not theirs, and it asks the server for nothing', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })
  await openAs(page, 'catalogue', '/orders', 'en')
  for (const path of [
    '/customers',
    '/orders/new',
    '/picking',
    '/settings/shop',
    '/reports/debts',
  ]) {
    await expect(
      page.getByRole('heading', { level: 1, name: t('shell.forbiddenTitle') }),
    ).toBeVisible()
    await page.goto(`/admin${path}`)
  }
  await expect(
    page.getByRole('heading', { level: 1, name: t('shell.forbiddenTitle') }),
  ).toBeVisible()
  expect(refused).toEqual([])
  await expect(
    page
      .getByRole('navigation', { name: t('shell.parts') })
      .getByRole('link', { name: words.title }),
  ).toHaveCount(0)
})

for (const locale of locales)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test.describe(`${locale} at ${width}`, () => {
      test.use({ language: locale, viewport: { width, height } })

      test('the pages of orders are accessible, fit the window, and speak the language', async ({
        page,
        baseURL,
      }) => {
        const words3 = adminWords(locale)
        const { number } = await orderAsGuest(baseURL!)
        await signInAs(page, 'owner', locale)
        await readIn(page, locale)
        await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' })
        for (const [path, title] of [
          ['/orders', words3('orders.title')],
          [`/orders/${number}`, words3('orders.name', { number })],
          [`/orders/${number}/edit`, words3('orders.editTitle', { number })],
        ] as const) {
          await page.goto(`/admin${path}`)
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
          await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            path,
          ).toBeLessThanOrEqual(0)
          expect(await complaints(page), path).toEqual([])
        }
      })
    })
