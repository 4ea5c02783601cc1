import { orderAsGuest } from './guest-orders.ts'
import { button, choose, read } from './order-page.ts'
import { wordsOf } from './shop.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

// Demo members read Armenian until they choose another language.
const t = adminWords('hy')
const shop = wordsOf('hy')

test('a change by somebody else is shown, and what was typed stays', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!)
  await openAs(page, 'orders', `/orders/${number}`, 'en')
  await choose(page, t('orders.act.cancel'))
  const dialog = page.getByRole('dialog', { name: t('orders.cancelTitle', { number }) })
  await dialog.getByLabel(t('orders.reason')).fill('Կրկնակի պատվեր')
  const { version } = await read(page, number)
  const meanwhile = await page.request.post(`/api/admin/orders/${number}/status`, {
    data: { status: 'processing', version },
  })
  expect(meanwhile.status()).toBe(200)
  const submit = dialog.getByRole('button', { name: t('orders.act.cancel') })
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText(shop('orderStatus.processing'))
  await expect(dialog.getByLabel(t('orders.reason'))).toHaveValue('Կրկնակի պատվեր')
  expect((await read(page, number)).status).toBe('processing')
  await submit.click()
  await expect(dialog).toBeHidden()
  expect((await read(page, number)).status).toBe('canceled')
})

test('an action that the order no longer allows says what became of the order, and asks for no other press', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!)
  const meanwhile = async (path: string, data: object) =>
    expect((await page.request.post(`/api/admin/${path}`, { data })).status()).toBe(200)
  const step = async (status: string) =>
    meanwhile(`orders/${number}/status`, { status, version: (await read(page, number)).version })
  await openAs(page, 'orders', `/orders/${number}`, 'en')
  await step('processing')

  await page.goto(`/admin/orders/${number}/edit`)
  const quantity = page.getByRole('spinbutton').first()
  await quantity.fill('2')
  const apply = button(page, t('orders.applyEdit'))
  await expect(apply).toBeEnabled()
  await meanwhile(`picking/${number}/claim`, {})
  await apply.click()
  await expect(page.getByRole('alert')).toContainText(t('orders.stages.picking'))
  await expect(apply).toBeDisabled()
  await expect(quantity).toHaveValue('2')
  await meanwhile(`picking/${number}/release`, {})
  await button(page, t('orders.discardEdit')).click()

  await page.goto(`/admin/orders/${number}`)
  await choose(page, t('orders.act.cancel'))
  const dialog = page.getByRole('dialog', { name: t('orders.cancelTitle', { number }) })
  await dialog.getByLabel(t('orders.reason')).fill('Կրկնակի պատվեր')
  await step('completed')
  const submit = dialog.getByRole('button', { name: t('orders.act.cancel') })
  await submit.click()
  await expect(
    dialog.getByRole('alert').filter({ hasText: shop('orderStatus.completed') }),
  ).not.toHaveCount(0)
  await expect(submit).toBeDisabled()
  await expect(dialog).not.toContainText(t('orders.conflictNext'))
  await expect(dialog.getByLabel(t('orders.reason'))).toHaveValue('Կրկնակի պատվեր')
  expect((await read(page, number)).status).toBe('completed')
})
