import type { Page } from '@playwright/test'
import { orderAsGuest } from './guest-orders.ts'
import { heading } from './order-page.ts'
import { stranger } from './people.ts'
import { card, planRoute } from './routes.ts'
import { adminWords, demoMember, expect, openAs, signInStaff, test } from './staff.ts'

test.use({ language: 'hy', viewport: { width: 390, height: 844 } })
const t = adminWords('hy')

const planted = `"><img src=x onerror="planted=1"><script>planted=1</script>`
/** Scripts, the longest word that a name takes, and a name that is written backwards. */
const attacks = {
  script: { name: planted, street: `javascript:planted=1//${planted}`, note: planted },
  'long word': { name: 'Ժ'.repeat(80), street: 'W'.repeat(200), note: 'Ծ'.repeat(2000) },
  direction: { name: '\u202einA\u2067', street: '\u202e5 naynamuT', note: '\u2067\u202e=1+1' },
}
/** What the shop keeps of an attack: nothing that turns the direction of writing. */
const keptOf = <T extends Record<string, string>>(texts: T) =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text.replace(/[\u202e\u2067]/g, '')]),
  ) as T

/** A page has drawn what it shows, runs nothing that somebody wrote, and is no wider than its window. */
async function expectHarmless(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const found = await page.evaluate(() => ({
    planted: 'planted' in window,
    wide: document.documentElement.scrollWidth - innerWidth,
    foreign: document.querySelectorAll('img[onerror], main script, a[href^="javascript:"]').length,
  }))
  expect(found, what).toEqual({ planted: false, wide: 0, foreign: 0 })
}

for (const [name, typed] of Object.entries(attacks)) {
  const texts = keptOf(typed)
  test(`${name}: what a buyer wrote is text on the order’s pages and papers`, async ({
    page,
    baseURL,
  }) => {
    const { number, phone } = await orderAsGuest(baseURL!, { quantity: 1, ...typed })
    await openAs(page, 'owner', `/orders/${number}`, 'hy')
    await expect(heading(page, number)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(texts.note)
    await page.getByLabel(t('orders.note')).fill(typed.note)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('group', { name: t('orders.history') })).toContainText(texts.note)
    await expectHarmless(page, 'order')

    await page.goto(`/admin/orders?search=${encodeURIComponent(phone)}`)
    await expect(page.getByRole('main')).toContainText(texts.name)
    await expectHarmless(page, 'list')

    await page.goto(`/admin/print/slip?ids=${number}`)
    await expect(page.getByRole('article')).toContainText(texts.street)
    await expectHarmless(page, 'slip')

    await page.goto(`/admin/print/invoice?ids=${number}`)
    await page.getByRole('button', { name: t('print.issue') }).click()
    await expect(page.getByRole('article')).toContainText(texts.street)
    await expectHarmless(page, 'invoice')

    await page.goto(`/admin/orders/${number}/edit`)
    await expect(page.getByLabel(t('orders.address.address1'))).toHaveValue(texts.street)
    await expectHarmless(page, 'edit')

    await page.goto('/admin/settings/audit')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expectHarmless(page, 'log')
  })
}

for (const [name, typed] of Object.entries(attacks)) {
  const texts = keptOf(typed)
  test(`${name}: what a buyer wrote is text where it is picked and delivered`, async ({
    page,
    baseURL,
  }) => {
    const { number } = await orderAsGuest(baseURL!, { quantity: 1, ...typed })
    await openAs(page, 'orders', '/picking', 'hy')
    await expect(page.getByRole('main')).toContainText(texts.name)
    await expectHarmless(page, 'orders to pick')
    await page.goto(`/admin/picking/${number}`)
    await expect(page.getByRole('main')).toContainText(texts.note)
    await expectHarmless(page, 'picking')

    await planRoute(page, [number])
    await expect(page.getByRole('main')).toContainText(texts.street)
    await expectHarmless(page, 'route')
    await openAs(page, 'courier', new URL(page.url()).pathname.replace('/admin', ''), 'hy')
    await expect(card(page, number)).toContainText(texts.note)
    await expectHarmless(page, 'stop')
  })
}

for (const [name, typed] of Object.entries(attacks)) {
  const { name: first_name, street } = keptOf(typed)
  test(`${name}: what a company calls itself is text on the pages of people`, async ({
    page,
    request,
  }) => {
    const person = { ...stranger(), first_name: typed.name, last_name: typed.name }
    const place = { company_name: typed.street, address: typed.street }
    const company = { ...person, ...place, tin: '12345678' }
    const registered = await request.post('/api/company/register', { data: company })
    expect(registered.status(), await registered.text()).toBe(200)
    await openAs(page, 'owner', '/companies', 'hy')
    await page.getByRole('searchbox').fill(street)
    await page.getByRole('link', { name: street }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: street })).toBeVisible()
    await expectHarmless(page, 'company')
    await page.goBack()
    await expectHarmless(page, 'companies')
    await page.goto(`/admin/customers?search=${encodeURIComponent(person.email)}`)
    await page.getByRole('main').getByRole('link', { name: first_name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first_name)
    await expectHarmless(page, 'customer')
    await page.goBack()
    await expectHarmless(page, 'customers')
  })
}

for (const away of [
  '//evil.example/admin',
  String.raw`/\evil.example`,
  'https://evil.example/',
  'javascript:planted=1',
  '/\t/evil.example',
])
  test(`after the sign-in, back=${JSON.stringify(away)} leads nowhere else`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/admin/sign-in?back=${encodeURIComponent(away)}`)
    await signInStaff(page, demoMember('viewer'), 'hy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin)
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  })
