import type { Page } from '@playwright/test'
import type { AdminComment } from '@tsiran/contract/admin/comments'
import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import type { AdminContactMessage } from '@tsiran/contract/admin/messages'
import { orderAsGuest } from './guest-orders.ts'
import { button, choose, read } from './order-page.ts'
import { sample } from './shop.ts'
import { openMessage } from './messages.ts'
import { adminWords, comeBack, demoMember, expect, openAs, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

/** Opens a company that may owe a sum. */
async function openCompany(page: Page): Promise<{ path: string; company: AdminCompany }> {
  await openAs(page, 'owner', '/companies', 'en')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(button(page, t('companies.changeCredit'))).toBeVisible()
  const path = `/api/admin/companies/${page.url().split('/').at(-1)}`
  const { data } = (await (await page.request.get(path)).json()) as { data: AdminCompany }
  return { path, company: data }
}

test('a credit line that a colleague has changed meanwhile is not overwritten without a question', async ({
  page,
}) => {
  const { path, company } = await openCompany(page)
  const { version, credit_line } = company
  const limit = async () =>
    ((await (await page.request.get(path)).json()) as { data: AdminCompany }).data.credit_line
  await button(page, t('companies.changeCredit')).click()
  const dialog = page.getByRole('dialog', { name: t('companies.changeCredit') })
  await dialog.getByLabel(t('companies.creditLine')).fill(String(credit_line + 5000))
  const theirs = { version, limit: credit_line + 1000 }
  expect((await page.request.post(`${path}/credit`, { data: theirs })).status()).toBe(200)
  await comeBack(page, /\/companies\/\d+$/)
  await dialog.getByRole('button', { name: t('common.save'), exact: true }).click()
  const again = dialog.getByRole('button', { name: t('common.saveAnyway') })
  await expect(again).toBeVisible()
  expect(await limit()).toBe(credit_line + 1000)
  await again.click()
  await expect(dialog).toBeHidden()
  expect(await limit()).toBe(credit_line + 5000)
})

test('an answer that a colleague has given meanwhile is not overwritten without a question', async ({
  page,
}) => {
  await openAs(page, 'content', '/comments', 'en')
  const path = '/api/admin/comments'
  const comments = async () =>
    ((await (await page.request.get(path)).json()) as { data: AdminComment[] }).data
  // Other tests leave comments and decide about them, meanwhile too.
  const { id, version, comment } = (await comments())[0]!
  const answer = async () => (await comments()).find((one) => one.id === id)!.answer
  const row = page.getByRole('row').filter({ hasText: comment })
  await row.getByRole('button', { name: t('comments.answer') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('comments.answerField')).fill('Mine')
  const theirs = { version, answer: 'Theirs' }
  expect((await page.request.post(`${path}/${id}/answer`, { data: theirs })).status()).toBe(200)
  await comeBack(page, /\/comments$/)
  await dialog.getByRole('button', { name: t('common.save'), exact: true }).click()
  const again = dialog.getByRole('button', { name: t('common.saveAnyway') })
  await expect(again).toBeVisible()
  expect(await answer()).toBe('Theirs')
  await again.click()
  await expect(dialog).toBeHidden()
  expect(await answer()).toBe('Mine')
})

test('pieces that a colleague has canceled meanwhile are named before more are canceled', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 3 })
  await openAs(page, 'orders', `/orders/${number}`, 'en')
  await choose(page, t('orders.act.cancel_lines'))
  const dialog = page.getByRole('dialog', { name: t('orders.cancelLinesTitle', { number }) })
  await dialog
    .getByRole('spinbutton', { name: t('orders.cancelOf', { name: sample.product.name.hy }) })
    .fill('1')
  const { version, lines } = await read(page, number)
  const theirs = {
    version,
    reason: 'Broken',
    lines: [{ line_id: lines.find(({ stocked }) => stocked)!.id, quantity: 1 }],
  }
  const meanwhile = await page.request.post(`/api/admin/orders/${number}/cancel`, { data: theirs })
  expect(meanwhile.status()).toBe(200)
  await comeBack(page, /\/orders\/\d+$/)
  await expect(dialog.getByRole('alert')).toContainText(sample.product.name.hy)
  await dialog.getByLabel(t('orders.reason')).fill('Mine')
  // Whoever presses before they have read it does nothing yet.
  const submit = dialog.getByRole('button', { name: t('orders.cancelPieces', { count: 1 }) })
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText(demoMember('orders').name)
  const canceled = async () =>
    (await read(page, number)).lines.reduce((sum, line) => sum + line.canceled, 0)
  expect(await canceled()).toBe(1)
  await submit.click()
  await expect(dialog).toBeHidden()
  expect(await canceled()).toBe(2)
})

test('an answer to a message that a colleague has answered meanwhile is not mailed without a question', async ({
  page,
}) => {
  const path = await openMessage(page)
  const message = async () =>
    ((await (await page.request.get(path)).json()) as { data: AdminContactMessage }).data
  await page.getByLabel(t('messages.answer'), { exact: true }).fill('Mine')
  const theirs = { version: (await message()).version, answer: 'Theirs' }
  expect((await page.request.post(`${path}/answer`, { data: theirs })).status()).toBe(200)
  await comeBack(page, /\/messages\/\d+$/)
  await expect(page.getByText('Theirs', { exact: true }).first()).toBeVisible()
  await button(page, t('messages.send')).click()
  await expect(page.getByRole('alert')).toContainText(demoMember('content').name)
  expect((await message()).answer).toBe('Theirs')
  await button(page, t('messages.send')).click()
  await expect.poll(async () => (await message()).answer).toBe('Mine')
})
