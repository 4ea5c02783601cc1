import type { AdminComment } from '@tsiran/contract/admin/comments'
import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { card, planRoute } from './routes.ts'
import { wordsOf } from './shop.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

test('a way of payment that is moved by the keyboard keeps the focus, and is moved on', async ({
  page,
}) => {
  await openAs(page, 'owner', '/settings/payments', 'hy')
  const rows = page.getByRole('list', { name: t('settings.payments.title') }).getByRole('listitem')
  const first = (await rows.first().locator('span.font-semibold').innerText()).trim()
  const row = rows.filter({ hasText: first })
  const move = (way: 'up' | 'down') =>
    row.getByRole('button', { name: t(`ordering.${way}`, { name: first }) })
  for (const [way, place] of [
    ['down', 1],
    ['down', 2],
    ['up', 1],
    ['up', 0],
  ] as const) {
    await move(way).press('Enter')
    await expect(rows.nth(place)).toContainText(first)
    await expect(move(way)).toBeFocused()
  }
})

test('the focus stays at a comment that is rejected and approved by the keyboard', async ({
  page,
}) => {
  await openAs(page, 'content', '/comments?status=approved', 'hy')
  const answer = await page.request.get('/api/admin/comments?status=approved')
  const { comment } = ((await answer.json()) as { data: AdminComment[] }).data[0]!
  await page.goto('/admin/comments')
  const row = page.getByRole('row').filter({ hasText: comment.split('\n')[0]! })
  const act = (name: 'approve' | 'reject') =>
    row.getByRole('button', { name: t(`comments.${name}`), exact: true })
  await act('reject').press('Enter')
  await expect(act('approve')).toBeFocused()
  await act('approve').press('Enter')
  await expect(act('reject')).toBeFocused()
})

test('an order that is taken by the keyboard goes on with its first line', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!)
  await openAs(page, 'picker', `/picking/${number}`, 'hy')
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await button(t('picking.step.claim')).press('Enter')
  await expect(button(t('picking.found')).or(button(t('picking.weigh')))).toBeFocused()
  await button(t('picking.step.release')).press('Enter')
  await expect(button(t('picking.step.claim'))).toBeFocused()
})

test('undoing by the keyboard leads back to the row, and axe finds nothing at several toasts', async ({
  page,
}) => {
  await openAs(page, 'content', '/content/social', 'hy')
  const rows = page.getByRole('list', { name: t('content.social') }).getByRole('listitem')
  const first = (await rows.first().locator('span.font-semibold').innerText()).trim()
  const row = rows.filter({ hasText: first })
  const down = row.getByRole('button', { name: t('ordering.down', { name: first }) })
  await down.press('Enter')
  await expect(rows.nth(1)).toContainText(first)
  const toasts = page.getByRole('region', { name: wordsOf('hy')('ui.notifications') })
  await toasts.getByRole('button', { name: t('blocks.undo') }).press('Enter')
  await expect(rows.first()).toContainText(first)
  await expect(down).toBeFocused()

  const refused = { status: 409, json: { message: 'No', code: 'conflict' } }
  await page.route('**/social/*/move?*', (route) => route.fulfill(refused))
  for (let failed = 1; failed <= 3; failed++) {
    await down.press('Enter')
    await expect(toasts.getByRole('alertdialog')).toHaveCount(failed)
  }
  expect(await complaints(page)).toEqual([])
})

test('a field that the server refuses gets the focus, in a window and on a page', async ({
  page,
}) => {
  await openAs(page, 'owner', '/delivery?tab=week', 'hy')
  const day = t('settings.shop.days.day1')
  await page.getByRole('button', { name: t('delivery.addSlot', { day }) }).press('Enter')
  const message = wordsOf('hy')('field.taken')
  const refused = { message, code: 'validation_failed', errors: { starts: [message] } }
  await page.route(/\/slot-templates\b/, (route) => route.fulfill({ status: 422, json: refused }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('common.save'), exact: true }).press('Enter')
  const starts = dialog.getByLabel(t('delivery.starts'))
  await expect(starts).toHaveAccessibleDescription(message)
  await expect(starts).toBeFocused()

  await page.goto('/admin/content/sliders/1')
  const address = page.getByLabel(t('content.slidePath'))
  await address.fill('https://elsewhere.example/')
  await page.getByRole('button', { name: t('blocks.saveBar.save') }).press('Enter')
  await expect(address).toBeFocused()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
})

test('the focus stays in the form of an answer that was sent by the keyboard', async ({ page }) => {
  const name = `Նարե ${Date.now()}`
  await page.request.post('/api/contact-us', {
    data: { name, email: 'nare@example.am', message: name },
  })
  await openAs(page, 'owner', '/messages', 'hy')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText(t('messages.states.read')).first()).toBeVisible()
  const answer = page.getByRole('textbox', { name: t('messages.answer') })
  await answer.fill('Շնորհակալություն')
  await page.getByRole('button', { name: t('messages.send') }).press('Enter')
  await expect(answer).toHaveValue('')
  await expect(answer).toBeFocused()
})

test('the focus goes from a line of a picker’s walk to the same button of the next one', async ({
  page,
  baseURL,
}) => {
  const numbers: number[] = []
  for (let order = 0; order < 3; order++) numbers.push((await orderAsGuest(baseURL!)).number)
  await openAs(page, 'picker', '/picking', 'hy')
  for (const number of numbers)
    await page.getByRole('checkbox', { name: t('picking.batch.choose', { number }) }).check()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button(t('picking.batch.start', { count: 3 })).click()
  for (const [place, name] of ['picking.found', 'picking.missing'].entries()) {
    const [act, number] = [button(t(name as 'picking.found')), numbers[place + 1]!]
    await act.press('Enter')
    await expect(page.getByRole('article')).toContainText(
      t('picking.batch.box', { box: place + 2, number }),
    )
    await expect(act).toBeFocused()
  }
})

test('a courier goes on by the keyboard from the start of a route to its doors', async ({
  page,
  baseURL,
}) => {
  const numbers: number[] = []
  for (let order = 0; order < 2; order++) numbers.push((await orderAsGuest(baseURL!)).number)
  await planRoute(page, numbers)
  const { pathname } = new URL(page.url())
  await openAs(page, 'courier', pathname.replace('/admin', ''), 'hy')
  const act = (name: string) => page.getByRole('button', { name, exact: true }).first()
  await act(t('deliveries.start')).press('Enter')
  await expect(act(t('deliveries.deliver'))).toBeFocused()
  await act(t('deliveries.deliver')).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('deliveries.confirm.delivered') }).press('Enter')
  await expect(card(page, numbers[0]!)).toContainText(t('deliveries.outcome.delivered'))
  await expect(act(t('deliveries.deliver'))).toBeFocused()
})

test('the focus stays at a stop of a route that is moved by the keyboard', async ({
  page,
  baseURL,
}) => {
  const numbers: number[] = []
  for (let order = 0; order < 3; order++) numbers.push((await orderAsGuest(baseURL!)).number)
  await planRoute(page, numbers)
  const stop = page
    .getByRole('button', { name: new RegExp(t('lists.moveOf', { name: '' })) })
    .first()
  await stop.press('Enter')
  const saved = page.waitForResponse((put) => put.request().method() === 'PUT')
  const name = (await stop.getAttribute('aria-label'))!
  await page.getByRole('menuitem', { name: t('lists.down') }).press('Enter')
  await saved
  await expect(page.getByText(t('common.saved')).first()).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
})
