import type { Page } from '@playwright/test'
import { formatMoney } from '@tsiran/i18n/money'
import { orderAsGuest } from './guest-orders.ts'
import { sample, wordsOf } from './shop.ts'
import { hold } from './slow.ts'
import { adminWords, demoMember, expect, openAs, test } from './staff.ts'
import { button, choose, heading, linesOf, orderByCard, read } from './order-page.ts'

// Demo members read Armenian until they choose another language.
const t = adminWords('hy')
const shop = wordsOf('hy')
const words = { title: t('orders.title'), table: t('orders.title') }

const refuseOnce = (page: Page, address: string, status: number, code: string) =>
  page.route(address, (route) => route.fulfill({ status, json: { code, message: '' } }), {
    times: 1,
  })
/** Lets one call be refused for want of a step-up: whoever has just signed in by a password alone counts as confirmed. */
const refuseOnceUnconfirmed = (page: Page, address: string) =>
  refuseOnce(page, address, 403, 'confirmation_needed')

/** Proves by the password that it is the owner. */
async function confirmAsOwner(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('session.confirmTitle') })
  await dialog.getByLabel(t('session.password'), { exact: true }).fill(demoMember('owner').password)
  await dialog.getByRole('button', { name: t('session.confirm') }).click()
}

test('an order is found by a phone in another writing, noted, taken on once, and a piece of it canceled', async ({
  page,
  baseURL,
}) => {
  const { number, phone } = await orderAsGuest(baseURL!, { quantity: 3 })
  await openAs(page, 'orders', '/orders', 'en')
  await page.getByRole('searchbox').fill(`0${phone.replace(/\D/g, '').slice(3)}`)
  const rows = page.getByRole('table', { name: words.table }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: String(number) }).click()
  await expect(heading(page, number)).toBeVisible()
  await expect(page.getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  )

  await expect(page.getByRole('main')).toContainText('Երևան, Աբովյան 12')

  await page.keyboard.press('n')
  const note = page.getByLabel(t('orders.note'))
  await expect(note).toBeFocused()
  await note.fill('Զանգել երկու անգամ')
  await page.keyboard.press('Control+Enter')
  const history = page.getByRole('group', { name: t('orders.history') })
  await expect(history).toContainText('Զանգել երկու անգամ')
  await expect(history).toContainText(demoMember('orders').name)
  await expect(note).toHaveValue('')

  const refusal = 'Հիմա հնարավոր չէ'
  await page.route(
    ({ pathname }) => pathname.endsWith('/status'),
    (route) => route.fulfill({ status: 409, json: { code: 'conflict', message: refusal } }),
    { times: 1 },
  )
  await button(page, t('orders.act.process')).click()
  await expect(page.getByText(refusal).first()).toBeVisible()
  await expect(button(page, t('orders.act.process'))).not.toHaveAttribute('aria-busy')
  await button(page, t('orders.act.process')).dblclick()
  await expect(page.getByText(t('orders.done.process', { number }))).toBeVisible()
  await expect(
    page.getByRole('main').getByText(shop('orderStatus.processing')).first(),
  ).toBeVisible()
  const { history: events } = await read(page, number)
  expect(events.filter(({ kind, to }) => kind === 'status' && to === 'processing')).toHaveLength(1)

  await choose(page, t('orders.act.cancel_lines'))
  const dialog = page.getByRole('dialog', { name: t('orders.cancelLinesTitle', { number }) })
  await dialog
    .getByRole('spinbutton', { name: t('orders.cancelOf', { name: sample.product.name.hy }) })
    .fill('1')
  await dialog.getByLabel(t('orders.reason')).fill('Մեկը վնասված էր')
  await dialog.getByRole('button', { name: t('orders.cancelPieces', { count: 1 }) }).click()
  await expect(dialog).toBeHidden()
  await expect(linesOf(page)).toContainText(t('orders.canceledOf', { count: 1, ordered: 3 }))
  await expect(linesOf(page)).toContainText(formatMoney(2 * sample.price))
})

test('a press that is repeated takes an order one step on', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!)
  await openAs(page, 'orders', `/orders/${number}`, 'en')
  const steps: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/status')) steps.push(request.postDataJSON().status)
  })
  const process = button(page, t('orders.act.process'))
  await expect(process).toBeVisible()
  const again = await hold(page, 'GET', new RegExp(`/orders/${number}$`))
  await process.focus()
  await page.keyboard.down('Enter')
  // The order is read again, and the button waits with the name of the next step.
  await again.asked
  await page.locator('main button[aria-busy]').click({ force: true })
  again.letGo()
  await expect(button(page, t('orders.act.complete'))).toBeVisible()
  // Enter is still held down, and the second press of a double one comes after the answer.
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect((await read(page, number)).status).toBe('processing')
  expect(steps).toEqual(['processing'])
})

test('an order is edited with a preview of its sums', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 2 })
  await openAs(page, 'orders', `/orders/${number}`, 'en')
  await expect(heading(page, number)).toBeVisible()
  const before = await read(page, number)
  await page.keyboard.press('e')
  const quantity = page.getByRole('spinbutton', {
    name: t('orders.quantityOf', { name: sample.product.name.hy }),
  })
  // A box costs less than its pieces: without its price the sums do not add up.
  const { box_qty: count, box_price: price } = before.lines[0]!
  await expect(linesOf(page)).toContainText(
    t('orders.box', { count: count!, price: formatMoney(price!) }),
  )
  await quantity.fill('5')
  const preview = page.getByRole('complementary', { name: t('orders.preview') })
  const after = formatMoney(before.grand_total + 3 * sample.price)
  await expect(preview).toContainText(after)
  await expect(preview).toContainText(t('orders.owesMore'))

  await quantity.fill('999999')
  await expect(
    page.getByText(t('orders.problem.out_of_stock', { count: '' }).trim().split(' ')[0]!).first(),
  ).toBeVisible()
  await expect(button(page, t('orders.applyEdit'))).toBeDisabled()
  await quantity.fill('5')

  const found = page.waitForResponse((answer) => answer.url().includes('search=BRD-011'))
  await page.getByRole('combobox', { name: t('orders.addProduct') }).fill('BRD-011')
  await page.getByRole('option', { name: /BRD-011/ }).click()
  await expect(linesOf(page).getByRole('listitem')).toHaveCount(2)
  const [added] = (await (await found).json()).data
  await expect(linesOf(page).getByRole('listitem').last()).toContainText(
    t('orders.box', { count: added.box_qty, price: formatMoney(added.box_price) }),
  )
  const phone = page.getByLabel(t('orders.address.phone'))
  await phone.fill('call me')
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill('+374 91 000000')
  await page.getByLabel(t('orders.address.address1')).fill('Թումանյան 5')
  await expect(button(page, t('orders.applyEdit'))).toBeEnabled()
  // A price has changed since: the sums are asked for again, without anything typed anew.
  await refuseOnce(page, `**/api/admin/orders/${number}/edit?*`, 409, 'cart_changed')
  const asked = page.waitForRequest(`**/api/admin/orders/${number}/edit/preview?*`)
  await button(page, t('orders.applyEdit')).click()
  await asked
  await expect(preview).toContainText(t('orders.sumsChanged'))
  await button(page, t('orders.applyEdit')).click()
  await expect(heading(page, number)).toBeVisible()
  await expect(linesOf(page)).toContainText('BRD-011')
  await expect(page.getByText('Թումանյան 5')).toBeVisible()
  expect(
    (await read(page, number)).lines.find(({ sku }) => sku === sample.product.sku),
  ).toMatchObject({ quantity: 5, canceled: 0 })
})

test('unsaved changes of an order ask before they are left', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!)
  await openAs(page, 'orders', `/orders/${number}/edit`, 'en')
  await page.getByRole('spinbutton').first().fill('4')
  await page.getByRole('link', { name: t('orders.name', { number }) }).click()
  await page
    .getByRole('dialog', { name: t('blocks.saveBar.leaveTitle') })
    .getByRole('button', { name: t('blocks.saveBar.stay') })
    .click()
  await expect(page.getByRole('spinbutton').first()).toHaveValue('4')
})

test('a paid order is canceled and its money returned by hand, after a step-up', async ({
  page,
  baseURL,
  browser,
}) => {
  const number = await orderByCard(baseURL!, browser)
  await openAs(page, 'owner', `/orders/${number}`, 'en')
  const { received } = await read(page, number)
  expect(received).toBeGreaterThan(0)
  await choose(page, t('orders.act.cancel'))
  const cancel = page.getByRole('dialog', { name: t('orders.cancelTitle', { number }) })
  await expect(cancel).toContainText(t('orders.toStock', { count: 3 }))
  await expect(cancel).toContainText(t('orders.becomesDue', { amount: formatMoney(received) }))
  await cancel.getByLabel(t('orders.reason')).fill('Գնորդը հրաժարվեց')
  await refuseOnceUnconfirmed(page, `**/api/admin/orders/${number}/cancel?*`)
  await cancel.getByRole('button', { name: t('orders.act.cancel') }).click()
  await confirmAsOwner(page)
  await expect(cancel).toBeHidden()
  await expect(page.getByRole('main').getByText(t('orders.paid.refund_due')).first()).toBeVisible()

  await page
    .getByRole('list')
    .getByRole('button', { name: t('orders.act.confirm_refund') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('orders.confirmRefundTitle') })
  await expect(dialog).toContainText(formatMoney(received))
  await dialog.getByRole('button', { name: t('orders.act.confirm_refund') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('orders.refundState.byHand'))).toBeVisible()
  const { payments, actions } = await read(page, number)
  expect(payments.flatMap(({ refunds }) => refunds)).toMatchObject([
    { amount: received, state: 'refunded', by_hand: true },
  ])
  expect(actions).not.toContain('confirm_refund')
})

test('an edit that failed says so until it is discarded', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 2 })
  await openAs(page, 'orders', `/orders/${number}/edit`, 'en')
  await page.getByRole('spinbutton').first().fill('1')
  await page.route(
    ({ pathname }) => pathname.endsWith('/edit'),
    (route) => route.fulfill({ status: 409, json: { code: 'conflict', message: 'Հիմա ոչ' } }),
    { times: 1 },
  )
  const preview = page.getByRole('complementary', { name: t('orders.preview') })
  await button(page, t('orders.applyEdit')).click()
  await expect(preview.getByRole('alert')).toBeVisible()
  await button(page, t('orders.discardEdit')).click()
  await expect(preview.getByText(t('orders.previewNothing'))).toBeVisible()
  await expect(preview.getByRole('alert')).toHaveCount(0)
})

test('a note that is typed while another is saved stays', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 1 })
  await openAs(page, 'orders', `/orders/${number}`, 'en')
  const note = page.getByLabel(t('orders.note'))
  const post = await hold(page, 'POST', /notes$/)
  await note.fill('one')
  await note.press('Control+Enter')
  await post.asked
  await note.fill('two')
  post.letGo()
  await expect(page.getByRole('group', { name: t('orders.history') })).toContainText('one')
  await expect(note).toHaveValue('two')
})
