// Long because its cases share one shop, whose start is slow.
import type { Page } from '@playwright/test'
import { formatMoney } from '@tsiran/i18n/money'
import { complaints } from './axe.ts'
import { manager } from './people.ts'
import { hold } from './slow.ts'
import { adminWords, demoMember, expect, openAs, test } from './staff.ts'

// The demo's staff reads Armenian.
const t = adminWords('hy')
const [boxed, plain, other] = ['ALC-001', 'ALC-003', 'ALC-004']

const entry = (page: Page) => page.getByRole('combobox', { name: t('drafts.addLine') })
const row = (page: Page, sku: string) => page.getByRole('row').filter({ hasText: sku })
const total = (page: Page) => page.getByRole('region', { name: t('drafts.sums') }).locator('output')
const placeButton = (page: Page) =>
  page.getByRole('button', { name: t('drafts.place', { money: '' }).trim() })

/** Begins an order for whom a text finds, or for a guest. */
async function begin(page: Page, caller: string): Promise<void> {
  await openAs(page, 'orders', '/orders/new', 'en')
  await page.getByLabel(t('drafts.caller')).fill(caller)
}

async function type(page: Page, text: string): Promise<void> {
  await entry(page).fill(text)
  await entry(page).press('Enter')
}

/** Places the order and returns its number. */
async function place(page: Page): Promise<string> {
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/)
  return /\d+$/.exec(page.url())![0]
}

test('a guest on the phone gets an order, line by line from the keyboard', async ({ page }) => {
  const phone = '+374 98 765432'
  const search = await hold(page, 'GET', /admin\/buyers$/)
  await begin(page, phone)
  const guest = page.getByRole('button', { name: t('drafts.guestNamed', { text: phone }) })
  // The answer moves no button away from who is pressing it.
  await search.asked
  const box = await guest.boundingBox()
  search.letGo()
  await expect(page.getByText(t('drafts.nobody'))).toBeVisible()
  expect(await guest.boundingBox()).toEqual(box)
  await guest.click()
  await expect(page.getByLabel(t('drafts.phone'), { exact: true })).toHaveValue(phone)
  // Nobody waits for the server between two codes.
  for (const text of [`${boxed} 7`, plain, plain, 'NONE-99']) await type(page, text)
  await expect(row(page, plain).getByRole('spinbutton')).toHaveValue('2')
  await expect(row(page, boxed)).toContainText(formatMoney(23_400 + 4_200))
  await expect(page.getByRole('alert')).toContainText(`NONE-99 ${t('drafts.problem.unknown')}`)
  await page.getByRole('button', { name: t('drafts.dismiss', { text: 'NONE-99' }) }).click()
  // A name takes the best match.
  await entry(page).pressSequentially('Հաղթանակ կիսաքաղցր')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await entry(page).press('Enter')
  await expect(row(page, other)).toBeVisible()
  // By the box, the quantity is full boxes; Enter goes back to the next line.
  await row(page, boxed)
    .getByRole('button', { name: t('drafts.byBox') })
    .click()
  const quantity = row(page, boxed).getByRole('spinbutton')
  await expect(quantity).toHaveValue('2')
  await quantity.press('Enter')
  await expect(entry(page)).toBeFocused()
  await expect(row(page, boxed)).toContainText(formatMoney(46_800))

  await expect(placeButton(page)).toBeDisabled()
  await page.getByLabel(t('drafts.name'), { exact: true }).fill('Կարեն Մելքոնյան')
  await page.getByLabel(t('drafts.street')).fill('Աբովյան 12, բն. 5')
  await expect(placeButton(page)).toBeEnabled()
  const number = await place(page)
  const placed = await page.request.get(`/api/admin/orders/${number}`)
  const { data } = (await placed.json()) as {
    data: { email: string; billing_address: { phone: string }; history: { by: string }[] }
  }
  expect(data.email).toBe('')
  expect(data.billing_address.phone).toBe(phone)
  expect(data.history.map(({ by }) => by)).toContain(demoMember('orders').name)
  // The same once more, a week later.
  await page.getByRole('button', { name: t('orders.more') }).click()
  await page.getByRole('menuitem', { name: t('orders.again') }).click()
  await expect(page).toHaveURL(/\/orders\/new\/\d+$/)
  await expect(page.getByLabel(t('drafts.street'))).toHaveValue('Աբովյան 12, բն. 5')
  await expect(row(page, plain).getByRole('spinbutton')).toHaveValue('2')
  await expect(placeButton(page)).toBeEnabled()
})

test('a company’s Manager is found by the phone and orders on credit at the company’s prices', async ({
  page,
}) => {
  await begin(page, manager.phone.replace('+374', '0'))
  await page.getByRole('button', { name: manager.first_name }).click()
  await expect(page.getByLabel(t('drafts.name'), { exact: true })).toHaveValue(
    `${manager.first_name} ${manager.last_name}`,
  )
  await type(page, `${boxed} 2`)
  await expect(row(page, boxed)).toContainText(formatMoney(2 * 3_850))
  if ((await page.getByLabel(t('drafts.street')).inputValue()) === '')
    await page.getByLabel(t('drafts.street')).fill('Աբովյան 12')
  const credit = page
    .getByRole('group', { name: t('drafts.payment') })
    .getByRole('radio')
    .last()
  await credit.check()
  await expect(placeButton(page)).toBeEnabled()
  const number = await place(page)
  const { data } = (await (await page.request.get(`/api/admin/orders/${number}`)).json()) as {
    data: { payment_method: string; company: { name: string } }
  }
  expect(data).toMatchObject({ payment_method: 'credit', company: { name: 'Սրճարան «Արագած»' } })
})

test('a pasted list says which lines were not found; a quantity beyond the stock shows the stock', async ({
  page,
}) => {
  const scarce = 'ALC-006'
  await begin(page, 'Պասկալ Գրինգո')
  await page
    .getByRole('button', { name: t('drafts.guestNamed', { text: 'Պասկալ Գրինգո' }) })
    .click()
  await page.getByRole('button', { name: t('drafts.paste') }).click()
  const dialog = page.getByRole('dialog', { name: t('drafts.paste') })
  await dialog
    .getByLabel(t('drafts.pasteLabel'))
    .fill(`${boxed}\t2\nUNKNOWN-7\t3\n${scarce} 100000`)
  await dialog.getByRole('button', { name: t('drafts.pasteAdd') }).click()
  await expect(dialog.getByRole('alert')).toContainText('UNKNOWN-7')
  await dialog.getByRole('button', { name: t('common.done') }).click()
  await expect(row(page, boxed).getByRole('spinbutton')).toHaveValue('2')
  await expect(row(page, scarce).getByRole('alert')).toBeVisible()
  await row(page, scarce)
    .getByRole('button', { name: t('drafts.take', { count: '' }).trim() })
    .click()
  await expect(row(page, scarce).getByRole('alert')).toBeHidden()
  await expect(total(page)).not.toHaveText(formatMoney(0))
  await page
    .getByRole('button', { name: t('drafts.removeLine', { name: '' }).trim() })
    .first()
    .click()
  await expect(row(page, boxed)).toBeHidden()
  await page.getByRole('button', { name: t('drafts.discard') }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/new$/)
})

test('a guest who calls instead keeps what was typed of them', async ({ page }) => {
  await begin(page, 'Պասկալ Գրինգո')
  await page
    .getByRole('button', { name: t('drafts.guestNamed', { text: 'Պասկալ Գրինգո' }) })
    .click()
  await page.getByRole('button', { name: t('drafts.otherBuyer') }).click()
  const dialog = page.getByRole('dialog', { name: t('drafts.otherBuyer') })
  const phone = '+374 91 909091'
  await dialog.getByLabel(t('drafts.caller')).fill(phone)
  await dialog.getByRole('button', { name: t('drafts.guestNamed', { text: phone }) }).click()
  await expect(page.getByLabel(t('drafts.phone'), { exact: true })).toHaveValue(phone)
})

test('forty lines are typed one after the other without waiting, and none is lost', async ({
  page,
}) => {
  await begin(page, 'Քառասուն')
  await page.getByRole('button', { name: t('drafts.guestNamed', { text: 'Քառասուն' }) }).click()
  await entry(page).focus()
  for (let line = 0; line < 40; line++) {
    await page.keyboard.type([boxed, plain, other][line % 3]!)
    await page.keyboard.press('Enter')
  }
  const pieces = { [boxed]: '14', [plain]: '13', [other]: '13' }
  for (const [sku, count] of Object.entries(pieces))
    await expect(row(page, sku).getByRole('spinbutton')).toHaveValue(count)
})

for (const width of [390, 1440])
  test(`both pages are accessible and fit at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await begin(page, 'Սարգսյան')
    await expect(page.getByRole('button', { name: 'Անի' })).toBeVisible()
    expect(await complaints(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Անի' }).click()
    await type(page, `${boxed} 999999`)
    await expect(row(page, boxed).getByRole('alert')).toBeVisible()
    expect(await complaints(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })

/** Opens an order by phone that is begun already. */
async function openDraft(page: Page): Promise<() => Promise<{ note: string }>> {
  await openAs(page, 'orders', '/orders/new', 'en')
  const data = { address: { phone: '+374 98 765432' } }
  const made = await page.request.post('/api/admin/drafts', { data })
  const { id } = ((await made.json()) as { data: { id: number } }).data
  await page.goto(`/admin/orders/new/${id}`)
  return async () =>
    (
      (await (await page.request.get(`/api/admin/drafts/${id}`)).json()) as {
        data: { note: string }
      }
    ).data
}
const note = (page: Page) => page.getByLabel(t('drafts.note'), { exact: true })

test('who agrees to be below one minimum is asked again about another', async ({ page }) => {
  const read = await openDraft(page)
  await type(page, boxed)
  await expect(row(page, boxed)).toBeVisible()
  let minimum = { amount: 20_000, missing: 16_100 }
  await page.route(
    ({ pathname }) => /drafts\/\d+$/.test(pathname),
    async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      await route.fulfill({ response, json: { data: { ...data, missing: [], minimum } } })
    },
  )
  await page.reload()
  const agree = page.getByRole('checkbox', {
    name: t('drafts.belowMinimum', {
      amount: formatMoney(minimum.amount),
      missing: formatMoney(minimum.missing),
    }),
  })
  await expect(placeButton(page)).toBeDisabled()
  await agree.check()
  await expect(placeButton(page)).toBeEnabled()
  // As another district would.
  minimum = { amount: 30_000, missing: 26_100 }
  await note(page).fill('Ring twice')
  await note(page).blur()
  await expect.poll(async () => (await read()).note).toBe('Ring twice')
  await expect(page.getByRole('checkbox', { checked: false })).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
})

test('a note that is typed on while its beginning is saved is saved whole', async ({ page }) => {
  const read = await openDraft(page)
  const first = await hold(page, 'PUT', /drafts\/\d+$/)
  await note(page).pressSequentially('abc')
  await first.asked
  await note(page).pressSequentially('def')
  await note(page).blur()
  const second = await hold(page, 'PUT', /drafts\/\d+$/)
  first.letGo()
  await second.asked
  await expect(note(page)).toHaveValue('abcdef')
  await note(page).press('End')
  await note(page).pressSequentially('ghi')
  second.letGo()
  await expect.poll(async () => (await read()).note).toBe('abcdefghi')
})

test.describe('without the network', () => {
  test.use({ allowed: { fault: /ERR_FAILED/ } })

  test('a note that was not saved is saved once the server is reached again', async ({ page }) => {
    const read = await openDraft(page)
    let failed = 0
    await page.route(
      ({ pathname }) => /drafts\/\d+$/.test(pathname),
      (route) =>
        route.request().method() === 'PUT' && failed++ === 0 ? route.abort() : route.fallback(),
    )
    await note(page).fill('Ring twice')
    await expect(page.getByText(t('common.callFailed')).first()).toBeVisible()
    await expect(note(page)).toHaveValue('Ring twice')
    await expect.poll(async () => (await read()).note).toBe('Ring twice')
  })

  test('a search for products that fails does not say that there are none', async ({ page }) => {
    await openDraft(page)
    await page.route(
      ({ pathname }) => /drafts\/\d+\/variants$/.test(pathname),
      (route) => route.fulfill({ status: 429, json: { code: 'too_many', message: 'later' } }),
    )
    await entry(page).fill('milk')
    await expect(page.getByText(t('common.callFailed'))).toBeVisible()
    await expect(page.getByText(t('drafts.noProducts', { text: 'milk' }))).toBeHidden()
  })
})

test('Enter pressed twice begins one order', async ({ page }) => {
  await openAs(page, 'orders', '/orders/new', 'en')
  let begun = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/drafts')) begun++
  })
  const post = await hold(page, 'POST', /drafts$/)
  const caller = page.getByLabel(t('drafts.caller'))
  await caller.fill('+374 98 765433')
  await expect(page.getByText(t('drafts.nobody'))).toBeVisible()
  await caller.press('Enter')
  await post.asked
  await caller.press('Enter')
  post.letGo()
  await expect(page).toHaveURL(/orders\/new\/\d+/)
  expect(begun).toBe(1)
})
