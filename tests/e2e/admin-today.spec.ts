import { isoDay } from '@tsiran/i18n/dates'
import type { Today } from '@tsiran/contract/admin/today'
import type { Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { phone } from './gallery.ts'
import { adminWords, expect, locales, openAs, readIn, test } from './staff.ts'

/** The demo's people read Armenian. */
const t = adminWords('hy')
/** A product that no other test receives. */
const sku = 'GRC-028'

const waiting = (page: Page) => page.getByRole('region', { name: t('today.waiting') })

/** The page's answer has this in place of what really waits. */
const answerWaiting = (page: Page, things: Today['waiting']) =>
  page.route('**/api/admin/today?*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Today }
    await route.fulfill({ response, json: { data: { ...data, waiting: things } } })
  })

test('orders to pick, late orders and lots that expire lead to their lists', async ({ page }) => {
  await answerWaiting(page, [
    { what: 'picking', count: 3 },
    { what: 'late', count: 2 },
    { what: 'lots', count: 1 },
  ])
  await openAs(page, 'owner', '/', 'en')
  await waiting(page)
    .getByRole('link', { name: t('today.waits.picking') })
    .click()
  await expect(page.getByLabel(t('picking.day'))).toHaveValue(isoDay(new Date()))
  await page.goBack()
  await waiting(page)
    .getByRole('link', { name: t('today.waits.late') })
    .click()
  await expect(page).toHaveURL(/\/orders\?late=true$/)
  await expect(page.getByRole('button', { name: t('orders.lateOnly') })).toBeVisible()
  await page.goBack()
  await waiting(page)
    .getByRole('link', { name: t('today.waits.lots') })
    .click()
  await expect(page).toHaveURL(/\/stock\/lots\?within=7$/)
  await expect(page.getByRole('button', { name: t('stock.expiresIn', { count: 7 }) })).toBeVisible()
})

test('a picker sees that a lot has expired, and finds it', async ({ page }) => {
  await openAs(page, 'picker', `/stock?search=${sku}`, 'en')
  await expect(page.getByRole('row').filter({ hasText: sku })).toBeVisible()
  const received = await page.evaluate(
    async ([code, expires_on]) => {
      const found = await fetch(`/api/admin/stock?search=${code}&limit=1`)
      const { data } = (await found.json()) as { data: { variant_id: number }[] }
      const lines = [{ variant_id: data[0]!.variant_id, qty: 1000, expires_on }]
      const answer = await fetch('/api/admin/stock/receipts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ supplier: 'Ferma', lines }),
      })
      return answer.status
    },
    [sku, isoDay(new Date(Date.now() - 86_400_000))] as const,
  )
  expect(received).toBe(200)
  await page.goto('/admin/')
  await expect(waiting(page)).toBeVisible()
  await expect(waiting(page).getByRole('link', { name: t('today.waits.late') })).toHaveCount(0)
  await waiting(page)
    .getByRole('link', { name: t('today.waits.lots') })
    .click()
  await expect(page.getByRole('row').filter({ hasText: sku })).toContainText(t('stock.expired'))
})

test('the day is compared by canceled and replaced lines in each language', async ({ page }) => {
  await openAs(page, 'owner', '/', 'en')
  await page.route('**/api/admin/today?*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Today }
    const lines = { canceled_lines: 12, replaced_percent: 7.5 }
    const sales = {
      today: { ...data.sales!.today, ...lines },
      before: { ...data.sales!.before, canceled_lines: 0, replaced_percent: null },
    }
    await route.fulfill({ response, json: { data: { ...data, sales } } })
  })
  const percent = { hy: '7,5 %', ru: '7,5 %', en: '7.5%' }
  for (const locale of locales) {
    await readIn(page, locale)
    await page.goto('/admin/')
    const words = adminWords(locale)
    const cellsOf = (name: string) =>
      page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
    await expect(cellsOf(words('today.canceledLines'))).toHaveText(['12', '0'])
    await expect(cellsOf(words('today.replacedLines'))).toHaveText([percent[locale], '—'])
    expect(await complaints(page)).toEqual([])
  }
})

test('the bar of every page names what waits, and leads to it; a courier has none', async ({
  page,
}) => {
  await page.route('**/api/admin/today/waiting?*', (route) =>
    route.fulfill({
      json: { data: { day: '2026-11-29', waiting: [{ what: 'refunds', count: 2 }] } },
    }),
  )
  await page.setViewportSize(phone)
  await openAs(page, 'owner', '/brands', 'en')
  const button = page.getByRole('button', { name: t('shell.waiting', { count: 1 }) })
  await button.click()
  expect(await complaints(page, 'header')).toEqual([])
  await waiting(page)
    .getByRole('link', { name: t('today.waits.refunds') })
    .click()
  await expect(page).toHaveURL(/\/orders\?paid=refund_due$/)
  await expect(waiting(page)).toBeHidden()
  await page.context().clearCookies()
  await openAs(page, 'courier', '/deliveries', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button).toBeHidden()
})
