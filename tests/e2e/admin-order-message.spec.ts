import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { heading, read } from './order-page.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

// Demo members read Armenian until they choose another language.
const t = adminWords('hy')

test('what is written beside an order goes to its buyer where that is ticked, else it is a note', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 1 })
  await openAs(page, 'orders', `/orders/${number}`, 'en')
  await expect(heading(page, number)).toBeVisible()
  const tick = page.getByRole('checkbox', { name: t('orders.mailBuyer') })
  await page.getByLabel(t('orders.note'), { exact: true }).fill('Պանիրը վերջացել է')
  await tick.check()
  const { email } = await read(page, number)
  await expect(page.getByText(email, { exact: false }).last()).toBeVisible()
  expect(await complaints(page, 'main')).toEqual([])
  await page.getByLabel(t('orders.message'), { exact: true }).press('Control+Enter')
  const history = page.getByRole('group', { name: t('orders.history') })
  await expect(history.getByText(t('orders.event.mail'))).toBeVisible()
  await expect(history.getByText('Պանիրը վերջացել է')).toBeVisible()
  await expect(tick).toBeHidden()
  await page.getByLabel(t('orders.note'), { exact: true }).fill('Զանգել')
  await expect(tick).not.toBeChecked()
  await page.getByRole('button', { name: t('orders.addNote') }).click()
  await expect(history.getByText('Զանգել')).toBeVisible()
  expect((await read(page, number)).history.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['mail', 'note']),
  )
})
