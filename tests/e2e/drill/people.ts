import type { Browser, Locator } from '@playwright/test'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { expect, fillCheckout, guest, ready, wordsOf } from '../shop.ts'
import { totp } from '../staff.ts'
import { goTo, t } from './opening.ts'
import { Person } from './person.ts'

const shop = wordsOf('en')

/** Inviting asks for the app's code ten minutes after the last one: a person needs it by now, and the test where it is as slow. */
async function confirmAnew(owner: Person, expected: Locator): Promise<void> {
  const { page } = owner
  const asked = page.getByRole('dialog', { name: t('session.confirmTitle') })
  await expect(expected.or(asked).first()).toBeVisible()
  if (await asked.isVisible()) {
    await owner.type(asked.getByLabel(t('session.code')), totp(owner.secret))
    await owner.press('Enter')
  } else owner.work({ decisions: 1, keys: 7 })
}

/** Task 10: two people are invited by links that are copied, and join on their phones. */
export async function inviteTwo(owner: Person, browser: Browser): Promise<void> {
  const { page } = owner
  await goTo(owner, t('staff.title'))
  for (const [role, name, email] of [
    ['picker', 'Hayk', 'hayk@shop.example'],
    ['courier', 'Levon', 'levon@shop.example'],
  ] as const) {
    await owner.click(page.getByRole('button', { name: t('staff.invite'), exact: true }))
    const dialog = page.getByRole('dialog', { name: t('staff.invite') })
    await owner.type(dialog.getByLabel(t('staff.name')), name)
    await owner.type(dialog.getByLabel(t('session.email')), email)
    await owner.check(dialog.getByLabel(t(`roles.${role}`)))
    await owner.click(dialog.getByRole('button', { name: t('staff.sendInvite') }))
    await confirmAnew(owner, dialog.locator('code'))
    const link = await dialog.locator('code').innerText()
    await owner.click(dialog.getByRole('button', { name: t('common.done') }))
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    const phone = new Person(await context.newPage())
    await phone.open(link)
    await phone.type(
      phone.page.getByLabel(t('session.password'), { exact: true }),
      'walnut-and-quince-8',
    )
    await phone.press('Enter')
    await phone.see(phone.page.getByRole('heading', { level: 1 }))
    await expect(phone.page.getByRole('navigation').first()).toBeVisible()
    owner.work(phone.spent)
    await context.close()
  }
}

/** Task 11: an order by a guest, which Today counts without a reload. */
export async function orderAsShopper(owner: Person, browser: Browser): Promise<void> {
  const { page } = owner
  await goTo(owner, t('today.title'))
  const baseURL = new URL(page.url()).origin
  const context = await browser.newContext({ baseURL })
  await context.addInitScript(() => {
    localStorage.setItem('loader', String(Date.now()))
    localStorage.setItem('language', String(Date.now()))
  })
  const shopper = new Person(await context.newPage())
  const other = shopper.page
  await shopper.open('/en/shop/main/catalog/search?search=quince')
  await ready(other)
  await shopper.click(
    other.getByRole('button', {
      name: shop('ui.named', { label: shop('product.add'), name: 'Ripe quince' }),
    }),
  )
  await shopper.see(other.getByText(shop('product.added', { name: 'Ripe quince' })))
  await shopper.open('/en/shop/checkout')
  await fillCheckout(other, 'en')
  shopper.work({ decisions: 5, keys: Object.values(guest).join('').length })
  await shopper.click(other.getByRole('button', { name: shop('checkout.place') }))
  await shopper.see(other.getByRole('heading', { level: 1, name: shop('thanks.title') }))
  owner.work(shopper.spent)
  await context.close()
  const waiting = page.getByRole('region', { name: t('today.waiting') })
  // The page looks for new orders every 10 s, and then reads again.
  await expect(
    waiting.getByRole('link', { name: new RegExp(t('today.waits.orders')) }),
  ).toBeVisible({ timeout: 25_000 })
}

/** Task 12: the order goes its steps to the end, and its slip is printed; the log and the ledger know all of it. */
export async function serveOrder(owner: Person): Promise<void> {
  const { page } = owner
  await owner.click(
    page
      .getByRole('region', { name: t('today.waiting') })
      .getByRole('link', { name: new RegExp(t('today.waits.orders')) }),
  )
  await owner.click(page.getByRole('table').getByRole('link', { name: /^\d{6}/ }))
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  const number = page.url().split('/').at(-1)!
  const order = async () =>
    ((await (await page.request.get(`/api/admin/orders/${number}`)).json()) as { data: AdminOrder })
      .data
  for (const act of ['process', 'complete'] as const) {
    await owner.click(page.getByRole('button', { name: t(`orders.act.${act}`), exact: true }))
    await owner.see(page.getByText(t(`orders.done.${act}`, { number: Number(number) })))
    if (act === 'process') await printSlip(owner, number)
  }
  const { status, history, lines } = await order()
  expect(status).toBe('completed')
  expect(history.map(({ to }) => to)).toEqual(['pending', 'processing', 'completed'])
  expect(lines).toHaveLength(1)
  const log = await page.request.get(`/api/admin/audit?subject_type=order&subject_id=${number}`)
  expect((await log.json()).data).toHaveLength(2)
  const stock = await page.request.get('/api/admin/stock?search=QUINCE-1')
  expect((await stock.json()).data[0].qty).toBe(39)
}

/** The packing slip says what to pack and what to take at the door; the way back leads to the order. */
async function printSlip(owner: Person, number: string): Promise<void> {
  const { page } = owner
  await owner.click(page.getByRole('link', { name: t('orders.act.slip'), exact: true }))
  const slip = page.getByRole('article', { name: new RegExp(number) })
  await expect(slip).toContainText('Ripe quince')
  await expect(slip).toContainText(shop('document.cashDue'))
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await owner.click(page.getByRole('button', { name: t('print.print'), exact: true }))
  await expect(page.locator('[data-printed]')).toHaveCount(1)
  owner.work({ decisions: 2, keys: 1 })
  await page.goBack()
}
