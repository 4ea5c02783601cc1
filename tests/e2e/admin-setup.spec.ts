import type { Page } from '@playwright/test'
import { setupTexts } from '@tsiran/i18n/setup-texts'
import { complaints } from './axe.ts'
import { openFreshShop, type FreshShop } from './drill/fresh-shop.ts'
import { protectOwner } from './drill/opening.ts'
import { Person } from './drill/person.ts'
import { adminWords, expect, locales, test } from './staff.ts'

const t = adminWords('en')

test.describe.configure({ mode: 'serial' })

let shop: FreshShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openFreshShop()
})
test.afterAll(() => shop.close())

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

/** A page of the back office that is at rest in a language, whatever the person's own is. */
async function openIn(page: Page, path: string, locale: (typeof locales)[number]) {
  await page.unrouteAll()
  await page.route(/\/api\/admin\/me\?/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data?: { staff: { locale: string } | null } }
    if (answer.data?.staff) answer.data.staff.locale = locale
    await route.fulfill({ response, json: answer })
  })
  await page.goto(`${shop.url}/admin${path}`)
  await expect(
    page.getByRole('link', { name: adminWords(locale)('setup.steps.delivery'), exact: true }),
  ).toBeVisible()
}

test('an empty shop says in three languages, without scripts, that it is being set up', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const locale of locales) {
    await page.goto(`${shop.url}/${locale}/shop/catalog`)
    await expect(
      page.getByRole('heading', { level: 1, name: setupTexts[locale].title }),
    ).toBeVisible()
  }
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(setupTexts.ru.title)
  await context.close()
  const seen = await browser.newPage()
  for (const viewport of sizes) {
    await seen.setViewportSize(viewport)
    await seen.goto(`${shop.url}/hy`)
    expect(await complaints(seen)).toEqual([])
    expect(await fits(seen)).toBe(true)
  }
  await seen.close()
})

test('the checklist leads the owner; the demo catalogue is loaded and taken back by one press', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: shop.url, viewport: sizes[1] })
  await context.addInitScript(() => localStorage.setItem('tsiran-admin-locale', 'en'))
  const page = await context.newPage()
  await protectOwner(new Person(page), shop.link)

  const logo = t('setup.steps.logo')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: logo, exact: true }) })
  await page.getByRole('button', { name: t('setup.skipStep', { step: logo }) }).click()
  await expect(row).toContainText(t('setup.skipped'))
  await page.getByRole('button', { name: t('setup.resumeStep', { step: logo }) }).click()
  await expect(row).toContainText(t('setup.open'))
  await page.getByRole('button', { name: t('setup.dismiss') }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/admin/content/posts')
  await expect(page.getByText(t('content.noTopicNote'))).toBeVisible()
  await page.goto('/admin/setup')
  await page.getByRole('button', { name: t('setup.show') }).click()
  await expect(page.getByRole('button', { name: t('setup.show') })).toHaveCount(0)
  const demo = page.getByRole('region', { name: t('demo.title') })
  await expect(demo).toContainText(t('demo.obstacle.not_set_up'))

  const status = await page.evaluate(async () => {
    const each = (text: string) => ({ hy: text, ru: text, en: text })
    const shop = { name: each('Shop'), address: each('Abovyan 1'), phone: '+374 10 200300' }
    const answer = await fetch('/api/admin/settings/shop', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...shop, email: 'shop@example.am', version: 1 }),
    })
    return answer.status
  })
  expect(status).toBe(200)

  for (const locale of locales)
    for (const path of ['/', '/setup']) {
      await openIn(page, path, locale)
      for (const viewport of sizes) {
        await page.setViewportSize(viewport)
        expect(await fits(page), `${path} in ${locale} at ${viewport.width}`).toBe(true)
        if (locale === 'hy') expect(await complaints(page), path).toEqual([])
      }
    }

  await openIn(page, '/setup', 'en')
  const list = async () =>
    (await (await page.request.get('/api/admin/products?limit=1')).json()).meta.total as number
  await demo.getByRole('button', { name: t('demo.load') }).click()
  await expect(demo.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText(t('demo.loadedToast'))).toBeVisible({ timeout: 60_000 })
  expect(await list()).toBeGreaterThan(400)
  const shown = await page.request.get('/en')
  expect([shown.status(), await shown.text()]).toEqual([
    200,
    expect.stringContaining('Fruit and vegetables'),
  ])
  await demo.getByRole('button', { name: t('demo.remove') }).click()
  const dialog = page.getByRole('dialog', { name: t('demo.removeTitle') })
  await expect(dialog).toContainText(t('demo.removeNote'))
  await dialog.getByRole('button', { name: t('demo.remove') }).click()
  await expect(demo.getByRole('button', { name: t('demo.load') })).toBeVisible({ timeout: 60_000 })
  expect(await list()).toBe(0)
  await context.close()
})
