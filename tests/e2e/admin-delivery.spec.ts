// Long because its cases share one shop, whose start is slow.
import type { Page } from '@playwright/test'
import { isoDay } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { complaints } from './axe.ts'
import { openDemoShop, type OwnShop } from './drill/fresh-shop.ts'
import { orderAsGuest } from './guest-orders.ts'
import { choose } from './order-page.ts'
import { wordsOf } from './shop.ts'
import { adminWords, demoMember, expect, readIn, test } from './staff.ts'

// A shop of its own: where zones are on, buyers have to choose a district.
let shop: OwnShop
test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openDemoShop()
})
test.afterAll(() => shop.close())
test.use({ allowed: { fault: /status of 409 .*\/slot/ } })

const hy = adminWords('hy')
const centre = 'Կենտրոն'
/** The day of the week in Yerevan so many days from now. */
function weekdayIn(days: number): string {
  const day = new Date(isoDay(new Date(Date.now() + days * 86_400_000))).getUTCDay() || 7
  return hy(`settings.shop.days.day${day as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)
}

async function open(page: Page, path: string): Promise<void> {
  const { email, password } = demoMember('orders')
  const signedIn = await page.request.post(`${shop.url}/api/admin/session`, {
    data: { email, password, locale: 'hy' },
  })
  expect(signedIn.status()).toBe(200)
  await page.goto(`${shop.url}/admin${path}`)
}
const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: hy('common.save'), exact: true })

test('a district moves to another zone, and a zone gets another fee', async ({ page }) => {
  await open(page, '/delivery')
  const district = page.getByLabel(hy('delivery.zoneOf', { district: 'Ավան' }))
  await expect(district).toContainText('Հեռավոր շրջաններ')
  await district.focus()
  await district.selectOption(centre)
  await expect(page.getByText(hy('common.saved'))).toBeVisible()
  await expect(district).toBeFocused()
  expect(await complaints(page)).toEqual([])

  const zone = page
    .getByRole('list', { name: hy('delivery.tabs.zones') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: centre }) })
  await zone.getByRole('button', { name: hy('categories.actsOf', { name: centre }) }).click()
  await page.getByRole('menuitem', { name: hy('categories.edit') }).click()
  await page.getByLabel(hy('delivery.fee'), { exact: true }).fill('900')
  expect(await complaints(page)).toEqual([])
  await save(page).click()
  await expect(zone).toContainText('900')
  await page.reload()
  await expect(district).toHaveValue(/\d+/)
  await expect(zone).toContainText('900')
})

test('hours of a day are added by keyboard and copied, and their slots are there at once', async ({
  page,
}) => {
  await open(page, '/delivery?tab=week')
  // Today's hour may be over, and have no slot.
  const [one, other] = [weekdayIn(1), weekdayIn(2)]
  const week = page.getByRole('list', { name: hy('delivery.tabs.week') })
  await week.getByRole('button', { name: hy('delivery.addSlot', { day: one }) }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(hy('delivery.starts'), { exact: true }).fill('21:00')
  await dialog.getByLabel(hy('delivery.ends'), { exact: true }).fill('22:00')
  await dialog.getByLabel(hy('delivery.capacity'), { exact: true }).fill('3')
  expect(await complaints(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(week.getByRole('button', { name: /^21:00–22:00/ })).toHaveCount(1)

  await week.getByRole('button', { name: hy('delivery.copyDay', { day: one }) }).click()
  await dialog.getByLabel(other, { exact: true }).check()
  await dialog.getByRole('button', { name: hy('delivery.copy'), exact: true }).click()
  await expect(week.getByRole('button', { name: /^21:00–22:00/ })).toHaveCount(2)
  expect(await complaints(page)).toEqual([])

  await page.getByRole('tab', { name: hy('delivery.tabs.calendar') }).click()
  const slots = page.getByRole('list', { name: hy('delivery.slotsOf', { zone: centre }) })
  // Each of the two days comes twice in fourteen days.
  await expect(slots.getByRole('button', { name: /^21:00–22:00/ })).toHaveCount(4)
})

test('a slot is closed by hand with a reason, and given back to the week', async ({ page }) => {
  await open(page, '/delivery?tab=calendar')
  const slot = page
    .getByRole('list', { name: hy('delivery.slotsOf', { zone: centre }) })
    .getByRole('button', { name: /^10:00–12:00/ })
    .last()
  await slot.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(hy('delivery.closed'), { exact: true }).check()
  expect(await complaints(page)).toEqual([])
  await save(page).click()
  await expect(slot).toContainText(hy('delivery.closed'))
  await expect(slot).toContainText(hy('delivery.byHand'))
  await slot.click()
  await dialog.getByRole('button', { name: hy('delivery.giveBack') }).click()
  await expect(slot).not.toContainText(hy('delivery.closed'))
  await expect(page.getByRole('group', { name: hy('history.title') })).toContainText(
    hy('action.slotChange'),
  )
})

test('an order is moved to what is left when its new slot is taken meanwhile', async ({ page }) => {
  const { number } = await orderAsGuest(shop.url, { quantity: 12 })
  await open(page, `/orders/${number}`)
  await choose(page, hy('orders.act.move'))
  const dialog = page.getByRole('dialog', { name: hy('orders.moveTitle', { number }) })
  const slots = dialog.getByLabel(hy('orders.newSlot'), { exact: true })
  await expect(slots.getByRole('option')).not.toHaveCount(1)
  expect(await complaints(page)).toEqual([])
  const taken = await slots.getByRole('option').nth(1).getAttribute('value')
  await slots.selectOption(taken)
  const all = await page.request.get(`${shop.url}/api/admin/slots`)
  const { data } = (await all.json()) as { data: { id: number; version: number }[] }
  const { version } = data.find(({ id }) => String(id) === taken)!
  const closed = await page.request.put(`${shop.url}/api/admin/slots/${taken}`, {
    data: { version, closed: true },
  })
  expect(closed.status()).toBe(200)
  const submit = dialog.getByRole('button', { name: hy('orders.act.move') })
  await submit.click()
  await expect(dialog).toContainText(wordsOf('hy')('errors.slot_taken'))
  await expect(slots.locator(`option[value="${taken}"]`)).toHaveCount(0)
  await expect(slots).toHaveValue('')
  await slots.selectOption({ index: 1 })
  const chosen = Number(await slots.inputValue())
  await submit.click()
  await expect(dialog).toBeHidden()
  const order = await page.request.get(`${shop.url}/api/admin/orders/${number}`)
  expect(await order.json()).toMatchObject({ data: { slot: { id: chosen, has_place: true } } })
})

test('the report of slots has a row for each slot of the day', async ({ page }) => {
  const tomorrow = isoDay(new Date(Date.now() + 86_400_000))
  await open(page, `/reports/slots?from=${tomorrow}&to=${tomorrow}`)
  const words = wordsOf('hy')
  const table = page.getByRole('table', { name: words('reports.names.slots') })
  for (const column of ['zone', 'capacity', 'taken', 'delivered', 'late', 'canceled'] as const)
    await expect(
      table.getByRole('columnheader', { name: words(`reports.columns.${column}`), exact: true }),
    ).toBeVisible()
  // The hour that was added above, in each of the three zones of deliveries.
  await expect(table.getByRole('row').filter({ hasText: '21:00–22:00' })).toHaveCount(3)
  expect(await complaints(page)).toEqual([])
})

async function districts({ request }: Page) {
  const answer = await request.get(`${shop.url}/api/admin/districts`)
  type District = { id: number; zone_id: number | null; name: { hy: string } }
  return ((await answer.json()) as { data: District[] }).data
}
async function orderOf<T>({ request }: Page, number: number): Promise<T> {
  const answer = await request.get(`${shop.url}/api/admin/orders/${number}`)
  return ((await answer.json()) as { data: T }).data
}
/** The entry of an order's history that has both names. */
const changeOf = (page: Page, from: string, to: string) =>
  page
    .getByRole('group', { name: hy('orders.history') })
    .getByRole('listitem')
    .filter({ hasText: from })
    .filter({ hasText: to })

test('an order gets another district of its zone; one of another zone says why it cannot', async ({
  page,
}) => {
  const { number } = await orderAsGuest(shop.url, { quantity: 12 })
  await open(page, `/orders/${number}/edit`)
  const district = page.getByLabel(hy('drafts.district'), { exact: true })
  const data = await districts(page)
  await expect(district.getByRole('option')).toHaveCount(data.length)
  const chosen = Number(await district.inputValue())
  const { zone_id: zone, name } = data.find(({ id }) => id === chosen)!
  const near = data.find(({ id, zone_id }) => id !== chosen && zone_id === zone)!
  const far = data.find(({ zone_id }) => zone_id !== zone)!
  const apply = page.getByRole('button', { name: hy('orders.applyEdit') })
  await district.selectOption(String(far.id))
  await expect(district).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(wordsOf('hy')('field.otherZone')).first()).toBeVisible()
  await expect(apply).toBeDisabled()
  expect(await complaints(page)).toEqual([])
  await district.selectOption(String(near.id))
  await apply.click()
  await expect(changeOf(page, name.hy, near.name.hy)).toContainText(hy('drafts.district'))
  expect(await orderOf(page, number)).toMatchObject({
    district_id: near.id,
    slot: { zone_id: zone },
  })
})

test('an order is moved to a district of another zone, which says what it costs', async ({
  page,
}) => {
  const { number } = await orderAsGuest(shop.url, { quantity: 12 })
  type Order = { district_id: number; sub_total: number; slot: { id: number; fee: number } }
  await open(page, `/orders/${number}`)
  const before = await orderOf<Order>(page, number)
  await choose(page, hy('orders.act.move'))
  const dialog = page.getByRole('dialog', { name: hy('orders.moveTitle', { number }) })
  const district = dialog.getByLabel(hy('drafts.district'), { exact: true })
  await expect(district).toHaveValue(String(before.district_id))
  const data = await districts(page)
  const own = data.find(({ id }) => id === before.district_id)!
  const far = data.find(({ zone_id }) => zone_id !== null && zone_id !== own.zone_id)!
  await district.selectOption(String(far.id))
  const zones = await page.request.get(`${shop.url}/api/admin/zones`)
  type Zone = {
    id: number
    fee: number
    free_from: number | null
    name: { hy: string }
    version: number
  }
  const { fee, free_from, name, version } = ((await zones.json()) as { data: Zone[] }).data.find(
    ({ id }) => id === far.zone_id,
  )!
  await expect(district).toHaveAccessibleDescription(new RegExp(`${name.hy}.+${formatMoney(fee)}`))
  await dialog.getByLabel(hy('orders.address.address1')).fill('Սեբաստիա 7')
  const slots = dialog.getByLabel(hy('orders.newSlot'), { exact: true })
  await expect(slots.getByRole('option')).not.toHaveCount(1)
  expect(await complaints(page)).toEqual([])
  await slots.selectOption({ index: 1 })
  const chosen = Number(await slots.inputValue())
  const rate = free_from !== null && before.sub_total >= free_from ? 0 : fee
  const calendar = await page.request.get(`${shop.url}/api/admin/slots?zone_id=${far.zone_id}`)
  const { fee: slotFee } = (
    (await calendar.json()) as { data: { id: number; fee: number }[] }
  ).data.find(({ id }) => id === chosen)!
  await expect(dialog).toContainText(formatMoney(before.sub_total + rate + slotFee))
  // The merchant changes what the zone costs: that is shown before it is charged.
  const changed = await page.request.put(`${shop.url}/api/admin/zones/${far.zone_id}`, {
    data: { version, fee: fee + 1000, free_from: null },
  })
  expect(changed.status()).toBe(200)
  const submit = dialog.getByRole('button', { name: hy('orders.act.move') })
  await submit.click()
  await expect(dialog).toContainText(hy('orders.sumsChanged'))
  await expect(dialog).toContainText(formatMoney(before.sub_total + fee + 1000 + slotFee))
  await submit.click()
  await expect(dialog).toBeHidden()
  await expect(changeOf(page, own.name.hy, far.name.hy)).toContainText(hy('orders.event.slot'))
  const after = await orderOf<Order>(page, number)
  expect(after).toMatchObject({
    district_id: far.id,
    shipping_address: { address1: ['Սեբաստիա 7'] },
    shipping_amount: fee + 1000 + after.slot.fee,
    slot: { id: chosen, zone_id: far.zone_id, has_place: true },
  })
})

test('a holiday closes its slots', async ({ page }) => {
  await open(page, '/delivery?tab=week')
  await page.getByRole('button', { name: hy('delivery.newException') }).click()
  const dialog = page.getByRole('dialog')
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel(hy('delivery.day'), { exact: true }).fill(day)
  await save(page).click()
  const holidays = page.getByRole('list', { name: hy('delivery.exceptions') })
  await expect(holidays.getByRole('listitem')).toContainText(hy('delivery.wholeDay'))
  await page.getByRole('tab', { name: hy('delivery.tabs.calendar') }).click()
  const slots = page.getByRole('list', { name: hy('delivery.slotsOf', { zone: centre }) })
  await expect(
    slots.getByRole('button').filter({ hasText: hy('delivery.closed') }),
  ).not.toHaveCount(0)
  await expect(page.getByRole('group', { name: hy('history.title') })).toContainText(
    `${hy('action.slotExceptionCreate')}, ${day}`,
  )
})

test('on a phone the days of the calendar fold, and the first one is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/delivery?tab=calendar')
  const days = page.getByRole('list', { name: hy('delivery.slotsOf', { zone: centre }) })
  const first = days.getByRole('button').first()
  await expect(first).toBeVisible()
  const next = days.locator('summary').nth(1)
  await expect(next).toContainText(hy('delivery.taken', { taken: '0', capacity: '' }).trim())
  const shown = await days.getByRole('button').count()
  await next.press('Enter')
  await expect(days.getByRole('button')).not.toHaveCount(shown)
  expect(await complaints(page)).toEqual([])
})

test('every tab fits a phone and a wide screen in every language', async ({ page }) => {
  for (const locale of ['ru', 'en'] as const) {
    await readIn(page, locale)
    const t = adminWords(locale)
    for (const tab of ['zones', 'week', 'calendar'] as const) {
      await open(page, `/delivery?tab=${tab}`)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.getByText(t(`delivery.notes.${tab}`))).toBeVisible()
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${tab} at ${width} in ${locale}`,
        ).toBeLessThanOrEqual(width)
        expect(await complaints(page)).toEqual([])
      }
    }
  }
})
