import { request, type APIRequestContext, type Page } from '@playwright/test'
import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { Route } from '@tsiran/contract/admin/route-shapes'
import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { planRoute } from './routes.ts'
import { wordsOf } from './shop.ts'
import { hold } from './slow.ts'
import { adminWords, demoMember, expect, openAs, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')
const colleague = demoMember('owner')
let office: APIRequestContext

test.beforeEach(async ({ baseURL }) => {
  office = await request.newContext({ baseURL: `${baseURL}/api/admin/` })
  const { email, password } = colleague
  await office.post('session', { data: { email, password } })
})
test.afterEach(() => office.dispose())

async function write<T>(method: string, path: string, data?: object): Promise<T> {
  const answer = await office.fetch(path, { method, ...(data && { data }) })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: T }).data
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

const placeButton = (page: Page) =>
  page.getByRole('button', { name: t('drafts.place', { money: '' }).trim() })

/** Types into a field and leaves it, which saves it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text)
  await field(page, label).blur()
}

const read = (id: number) => write<Draft>('GET', `drafts/${id}`)
/** A colleague changes a draft that somebody has open. */
const meanwhile = async (id: number, fields: object) =>
  write<Draft>('PUT', `drafts/${id}`, { ...fields, version: (await read(id)).version })

/** A draft of some products that can be placed as it is. */
async function completeDraft(page: Page): Promise<Draft> {
  const [variant] = await write<{ variant_id: number }[]>('GET', 'stock?search=ALC-003')
  const id = await openDraft(page, { lines: [{ variant_id: variant!.variant_id, quantity: 2 }] })
  let draft = await read(id)
  const [district] = draft.districts
  if (district) draft = await meanwhile(id, { district_id: district.id })
  const slot = draft.days.flatMap(({ slots }) => slots).find(({ open }) => open)
  return draft.missing.includes('slot') ? meanwhile(id, { slot_id: slot!.id }) : draft
}

async function openDraft(page: Page, fields: object = {}): Promise<number> {
  const address = { phone: '+374 98 112233', first_name: 'Կարեն', address1: ['Աբովյան 1'] }
  const { id } = await write<Draft>('POST', 'drafts', { address, ...fields })
  await openAs(page, 'orders', `/orders/new/${id}`, 'en')
  await expect(field(page, t('drafts.note'))).toBeEnabled()
  return id
}

test('two people change different fields of an order by phone, and both changes are saved', async ({
  page,
}) => {
  const id = await openDraft(page)
  await meanwhile(id, { note: 'Զանգել' })
  await type(page, t('drafts.street'), 'Բաղրամյան 5')
  const merged = t('drafts.merged', { who: colleague.name })
  await expect(page.getByText(merged).first()).toBeVisible()
  await expect(field(page, t('drafts.note'))).toHaveValue('Զանգել')
  await expect(field(page, t('drafts.street'))).toHaveValue('Բաղրամյան 5')
  await expect
    .poll(() => read(id))
    .toMatchObject({ note: 'Զանգել', address: { address1: ['Բաղրամյան 5'] } })
})

test('the same field of two people keeps what was typed until somebody decides', async ({
  page,
}) => {
  const id = await openDraft(page)
  await meanwhile(id, { note: 'Զանգել' })
  await type(page, t('drafts.note'), 'Չզանգել')
  const conflict = t('drafts.conflict', { who: colleague.name })
  await expect(page.getByText(conflict).first()).toBeVisible()
  await expect(page.getByText(t('drafts.theirs', { text: 'Զանգել' }))).toBeVisible()
  await expect(field(page, t('drafts.note'))).toHaveValue('Չզանգել')
  expect(await complaints(page, 'main')).toEqual([])
  // Leaving the field decides nothing.
  await field(page, t('drafts.note')).focus()
  await type(page, t('drafts.street'), 'Բաղրամյան 5')
  await expect.poll(async () => (await read(id)).address.address1).toEqual(['Բաղրամյան 5'])
  expect((await read(id)).note).toBe('Զանգել')
  await button(page, t('drafts.keepMine')).click()
  await expect(field(page, t('drafts.note'))).toBeFocused()
  await expect.poll(async () => (await read(id)).note).toBe('Չզանգել')

  await meanwhile(id, { note: 'Երկու անգամ' })
  await type(page, t('drafts.note'), 'Մեկ անգամ')
  await button(page, t('drafts.takeTheirs')).click()
  await expect(field(page, t('drafts.note'))).toHaveValue('Երկու անգամ')
  expect((await read(id)).note).toBe('Երկու անգամ')
})

test('a draft that a colleague has discarded is begun again with what was typed meanwhile', async ({
  page,
}) => {
  const id = await openDraft(page)
  await write('DELETE', `drafts/${id}?version=${(await read(id)).version}`)
  const entry = page.getByRole('combobox', { name: t('drafts.addLine') })
  // The answer closes the fields: both are sent before it.
  const answer = await hold(page, 'PUT', /drafts\/\d+$/)
  await field(page, t('drafts.note')).fill('Չկորցնել')
  await entry.fill('ALC-003 2')
  await entry.press('Enter')
  answer.letGo()
  await expect(page.getByText(t('drafts.discarded'))).toBeVisible()
  await expect(field(page, t('drafts.note'))).toHaveValue('Չկորցնել')
  await expect(field(page, t('drafts.note'))).toBeDisabled()
  await expect(page.getByText(t('drafts.discarded'))).toBeInViewport()
  expect(await complaints(page)).toEqual([])
  await button(page, t('drafts.beginAgain')).click()
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`))
  await expect(field(page, t('drafts.note'))).toBeEnabled()
  await expect(field(page, t('drafts.note'))).toHaveValue('Չկորցնել')
  await expect(field(page, t('drafts.street'))).toHaveValue('Աբովյան 1')
  const line = page.getByRole('row').filter({ hasText: 'ALC-003' })
  await expect(line.getByRole('spinbutton')).toHaveValue('2')
  // The sum stands beside the field of the quantity, not over it.
  const [more, sum] = [line.getByRole('button').nth(1), line.getByRole('cell').nth(2)]
  const [left, right] = [(await more.boundingBox())!, (await sum.boundingBox())!]
  expect(left.x + left.width).toBeLessThanOrEqual(right.x)
})

test('an order by phone is not placed while a field waits for a choice between two values', async ({
  page,
}) => {
  const { id } = await completeDraft(page)
  const choice = page.getByRole('group', { name: t('drafts.theirs', { text: 'Զանգել' }) })
  const isPlaced = async () => (await read(id)).order_id !== null
  // The order that was asked for along with the text that is refused.
  await expect(placeButton(page)).toBeEnabled()
  await meanwhile(id, { note: 'Զանգել' })
  await field(page, t('drafts.note')).fill('Չզանգել')
  await page.keyboard.press('Control+Enter')
  await expect(choice).toBeFocused()
  await expect(page.getByText(t('drafts.chooseFirst')).first()).toBeVisible()
  expect(await isPlaced()).toBe(false)
  // And one that is asked for later.
  await placeButton(page).click()
  await expect(choice).toBeFocused()
  await expect(choice).toBeInViewport()
  expect(await isPlaced()).toBe(false)
  expect(await complaints(page, 'main')).toEqual([])
  await button(page, t('drafts.keepMine')).click()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  const number = /\d+$/.exec(page.url())![0]
  expect(await write('GET', `orders/${number}`)).toMatchObject({ description: 'Չզանգել' })
})

test('whoever changes a draft that a colleague has placed reads its number, once', async ({
  page,
}) => {
  const { id, version, grand_total: expected_total } = await completeDraft(page)
  const place = { version, expected_total, below_minimum: true }
  const { order_id: number } = await write<{ order_id: number }>(
    'POST',
    `drafts/${id}/place`,
    place,
  )
  let sent = 0
  page.on('request', (put) => {
    if (put.method() === 'PUT') sent++
  })
  await type(page, t('drafts.note'), 'Չկորցնել')
  await expect(page).toHaveURL(new RegExp(`/orders/${number}$`))
  await expect(page.getByText(t('drafts.placedMeanwhile', { number })).first()).toBeVisible()
  expect(sent).toBe(1)
})

test('orders that were to join a route that a colleague has deleted stay chosen, and go on another one', async ({
  page,
  baseURL,
}) => {
  const first = await orderAsGuest(baseURL!)
  const { number } = await orderAsGuest(baseURL!)
  await planRoute(page, [first.number])
  const route = Number(page.url().split('/').at(-1))
  await openAs(page, 'orders', '/deliveries', 'hy')
  await page.getByRole('checkbox', { name: new RegExp(`^${number}`) }).check()
  const select = field(page, t('deliveries.courier'))
  await select.selectOption(`route-${route}`)
  const { version, courier } = await write<Route>('GET', `routes/${route}`)
  await write('DELETE', `routes/${route}?version=${version}`)
  const plan = button(page, t('deliveries.plan', { count: 1 }))
  await plan.click()
  await expect(page.getByText(t('deliveries.routeGone')).first()).toBeVisible()
  await expect(select).toHaveValue(`courier-${courier.id}`)
  await plan.click()
  await expect(page).toHaveURL(/\/deliveries\/\d+$/)
  await expect(page.getByText(String(number)).first()).toBeVisible()
})

test('a picker reads who has taken an order that both wanted, and who has taken it over', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!)
  const step = (name: string, data: object = {}) => write('POST', `picking/${number}/${name}`, data)
  await openAs(page, 'picker', `/picking/${number}`, 'hy')
  const claim = button(page, t('picking.step.claim'))
  await expect(claim).toBeVisible()
  await step('claim')
  await claim.click()
  await expect(page.getByText(t('picking.problem.taken')).first()).toBeVisible()
  await expect(page.getByText(t('picking.pickedBy', { name: colleague.name }))).toBeVisible()
  await step('release')
  await page.reload()
  await claim.click()
  await expect(button(page, t('picking.found'))).toBeVisible()
  await step('claim', { take_over: true })
  await button(page, t('picking.found')).click()
  await expect(page.getByText(t('picking.takenBy', { name: colleague.name }))).toBeVisible()
  await expect(page.getByText(t('picking.outcome.recorded'))).toBeVisible()
})

test('a delivery whose paper a colleague has taken in is taken in again only where somebody says so', async ({
  page,
}) => {
  const [variant] = await write<{ variant_id: number; qty: number }[]>(
    'GET',
    'stock?search=ALC-004',
  )
  const { variant_id, qty } = variant!
  const present = async () =>
    (await write<{ qty: number }[]>('GET', 'stock?search=ALC-004'))[0]!.qty
  const supplier = `Արարատ ${Date.now()}`
  const lines = [{ variant_id, qty: 10 }]
  await openAs(page, 'picker', '/stock/receipts/new', 'en')
  await field(page, t('stock.supplier')).fill(supplier)
  await field(page, t('stock.paper')).fill('N-77')
  const entry = page.getByRole('combobox', { name: t('stock.addProduct') })
  await entry.fill('ALC-004 10')
  await entry.press('Enter')
  await expect(
    page.getByRole('list', { name: t('field.lines') }).getByRole('listitem'),
  ).toHaveCount(1)
  const { id } = await write<{ id: number }>('POST', 'stock/receipts', {
    supplier,
    reference: 'N-77',
    lines,
  })
  await button(page, t('stock.receive', { count: 10 })).click()
  const alert = page.getByRole('alert').filter({ hasText: supplier })
  await expect(alert).toContainText(colleague.name)
  await expect(alert.getByRole('link', { name: t('stock.showReceipt') })).toHaveAttribute(
    'href',
    `/admin/stock/receipts/${id}`,
  )
  expect(await present()).toBe(qty + 10)
  expect(await complaints(page)).toEqual([])
  // Another paper is no longer the one in question.
  await field(page, t('stock.paper')).fill('N-78')
  await expect(button(page, t('stock.receive', { count: 10 }))).toBeVisible()
  await field(page, t('stock.paper')).fill('N-77')
  await button(page, t('stock.receiveAgain', { count: 10 })).click()
  await expect(page).toHaveURL(/\/receipts\/\d+$/)
  expect(await present()).toBe(qty + 20)
})

test('a change of a route that was refused names who was first', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!)
  await planRoute(page, [number])
  const route = Number(page.url().split('/').at(-1))
  const { version } = await write<Route>('GET', `routes/${route}`)
  await write('PUT', `routes/${route}`, { version, note: 'Nork' })
  await button(page, t('deliveries.delete')).click()
  await expect(
    page.getByText(t('common.changedBy', { name: colleague.name })).first(),
  ).toBeVisible()
  await button(page, t('deliveries.delete')).click()
  await expect(page).toHaveURL(/\/deliveries\?day=/)
  const gone = await office.get(`routes/${route}`)
  expect(await gone.json()).toMatchObject({ message: wordsOf('hy')('errors.not_found') })
})
