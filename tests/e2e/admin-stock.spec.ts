import type { Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { hold } from './slow.ts'
import { nameOf, stockOf, takeOne } from './stock-calls.ts'
import { adminWords, demoMember, expect, locales, openAs, readIn, signInAs, test } from './staff.ts'

/** The demo's people read Armenian. */
const hy = adminWords('hy')
/** Products that no other test buys. */
const [oil, vinegar] = ['GRC-025', 'GRC-026'] as const

/** What the log says of a variant, newest first. */
async function auditOf(page: Page, id: number) {
  const answer = await page.request.get(
    `/api/admin/audit?subject_type=variant&subject_id=${id}&limit=5`,
  )
  return ((await answer.json()) as { data: { action: string; before: object; after: object }[] })
    .data
}
test('what was typed into a small window of stock is not lost by Escape or a press beside it', async ({
  page,
}) => {
  await openAs(page, 'catalogue', `/stock?search=${oil}`, 'en')
  const { qty } = await stockOf(page, oil)
  const leave = page.getByRole('dialog', { name: hy('blocks.saveBar.leaveTitle'), exact: true })
  const row = page.getByRole('row').filter({ hasText: oil })
  for (const [act, label] of [
    ['stock.adjustOf', 'stock.pieces'],
    ['stock.countOf', 'stock.counted'],
  ] as const) {
    const open = row.getByRole('button', { name: nameOf(act) })
    const dialog = page.getByRole('dialog', { name: nameOf(act) })
    await open.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await open.click()
    await dialog.getByLabel(hy(label), { exact: true }).fill('3')
    await page.keyboard.press('Escape')
    await leave.getByRole('button', { name: hy('blocks.saveBar.stay') }).click()
    await expect(leave).toBeHidden()
    await page.mouse.click(4, 4)
    await expect(leave).toBeVisible()
    await leave.getByRole('button', { name: hy('blocks.saveBar.stay') }).click()
    await expect(dialog.getByLabel(hy(label), { exact: true })).toHaveValue('3')
    await page.keyboard.press('Escape')
    await leave.getByRole('button', { name: hy('blocks.saveBar.leave') }).click()
    await expect(dialog).toBeHidden()
  }
  expect((await stockOf(page, oil)).qty).toBe(qty)
})

test('stock is adjusted with a reason, and a count that has not seen a change is asked again', async ({
  page,
}) => {
  await openAs(page, 'catalogue', `/stock?search=${oil}`, 'en')
  const { variant_id: id, qty } = await stockOf(page, oil)
  const row = page.getByRole('row').filter({ hasText: oil })
  await row.getByRole('button', { name: nameOf('stock.adjustOf') }).click()
  const dialog = page.getByRole('dialog', { name: nameOf('stock.adjustOf') })
  await dialog.getByLabel(hy('stock.reason')).selectOption('expired')
  await dialog.getByLabel(hy('stock.pieces'), { exact: true }).fill('2')
  await dialog.getByLabel(hy('people.note')).fill('Ստուգված է')
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByRole('cell', { name: String(qty - 2), exact: true })).toBeVisible()
  expect((await auditOf(page, id))[0]).toMatchObject({
    action: 'stock.adjust',
    before: { qty },
    after: { qty: qty - 2, reason: 'expired' },
  })

  await row.getByRole('button', { name: nameOf('stock.countOf') }).click()
  const count = page.getByRole('dialog', { name: nameOf('stock.countOf') })
  expect(await takeOne(page, id)).toBe(200)
  await count.getByLabel(hy('stock.counted')).fill(String(qty))
  await count.getByRole('button', { name: hy('common.save') }).click()
  await expect(count.getByRole('alert')).toContainText(
    hy('stock.stale', {
      count: String(qty - 3),
      reason: hy('stock.reasons.damage'),
      who: demoMember('catalogue').name,
    }),
  )
  expect((await stockOf(page, oil)).qty).toBe(qty - 3)
  await count.getByRole('button', { name: hy('common.save') }).click()
  await expect(count).toBeHidden()
  expect((await stockOf(page, oil)).qty).toBe(qty)
  expect((await auditOf(page, id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['stock.count', 'stock.adjust']),
  )

  await page.getByRole('row').filter({ hasText: oil }).getByRole('link').click()
  const movements = page.getByRole('group', { name: hy('stock.movements') }).getByRole('listitem')
  await expect(movements.first()).toContainText(`+3 ${hy('stock.reasons.count')}`)
  await expect(movements.nth(1)).toContainText(`−1 ${hy('stock.reasons.damage')}`)
  await expect(movements.nth(2)).toContainText('Ստուգված է')
  await expect(movements.first()).toContainText(demoMember('catalogue').name)
})

test('a delivery is scanned line by line, and its lots and movements are found again', async ({
  page,
}) => {
  await openAs(page, 'picker', '/stock/receipts/new', 'en')
  const before = await stockOf(page, vinegar)
  const supplier = `Մատակարար ${Date.now()}`
  await page.getByLabel(hy('stock.supplier')).fill(supplier)
  const entry = page.getByRole('combobox', { name: hy('stock.addProduct') })
  const lines = page.getByRole('list', { name: hy('field.lines') }).getByRole('listitem')
  // As a scanner types: Enter follows the code at once.
  await entry.fill(vinegar)
  await entry.press('Enter')
  await expect(lines).toHaveCount(1)
  await entry.fill(`${vinegar} 4`)
  await entry.press('Enter')
  await expect(lines.getByLabel(hy('stock.pieces'))).toHaveValue('5')
  await entry.fill('no-such-code')
  await entry.press('Enter')
  await expect(page.getByText(hy('stock.noMatch', { text: 'no-such-code' }))).toBeVisible()
  // The delivery is not taken in while a line is left in the field.
  await page.getByRole('button', { name: hy('stock.receive', { count: 5 }) }).click()
  await expect(entry).toBeFocused()
  await expect(page).toHaveURL(/\/receipts\/new$/)
  await entry.fill('')
  await lines.getByLabel(hy('stock.expires')).fill('2021-05-01')
  await expect(lines.getByText(hy('stock.pastDay'))).toBeVisible()
  await lines.getByLabel(hy('stock.expires')).fill('2031-05-01')
  await expect(lines.getByText(hy('stock.pastDay'))).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('link', { name: hy('stock.receipts'), exact: true })
    .click()
  const guard = page.getByRole('dialog', { name: hy('blocks.saveBar.leaveTitle') })
  await guard.getByRole('button', { name: hy('blocks.saveBar.stay') }).click()
  await expect(page.getByLabel(hy('stock.supplier'))).toHaveValue(supplier)
  await page.getByRole('button', { name: hy('stock.receive', { count: 5 }) }).click()
  const lots = page.getByRole('table', { name: hy('stock.lots') })
  await expect(lots.getByRole('row').filter({ hasText: vinegar })).toContainText('01.05.2031')
  expect((await stockOf(page, vinegar)).qty).toBe(before.qty + 5)

  await lots.getByRole('link').click()
  await expect(
    page
      .getByRole('group', { name: hy('stock.movements') })
      .getByRole('listitem')
      .first(),
  ).toContainText(`+5 ${hy('stock.reasons.receipt')}`)
  await expect(page.getByRole('table', { name: hy('stock.lots') })).toContainText(supplier)
  await page.goto(`/admin/stock/lots?search=${encodeURIComponent(supplier)}`)
  await expect(page.getByRole('row').filter({ hasText: vinegar })).toContainText('01.05.2031')
  await page.goto('/admin/stock/receipts')
  await expect(page.getByRole('row', { name: supplier })).toContainText('5')
})

test('a product at its low mark is listed as low', async ({ page }) => {
  const sku = 'GRC-027'
  await openAs(page, 'catalogue', '/stock', 'en')
  const { variant_id: id, qty } = await stockOf(page, sku)
  await page.goto(`/admin/stock/${id}`)
  await page.getByLabel(hy('stock.lowMark')).fill(String(qty))
  await page.getByLabel(hy('stock.shelfPlace')).fill('A-3')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(hy('common.saved'), { exact: true })).toBeVisible()
  expect((await auditOf(page, id))[0]).toMatchObject({
    action: 'stock.place',
    after: { shelf_place: 'A-3', low_mark: qty },
  })
  await page.goto('/admin/stock?low=true')
  const row = page.getByRole('row').filter({ hasText: sku })
  await expect(row).toContainText(hy('stock.low'))
  await expect(row).toContainText('A-3')
})

test('whoever may only look has no buttons', async ({ page }) => {
  await openAs(page, 'viewer', '/stock', 'en')
  await expect(page.getByRole('row').filter({ hasText: 'ALC-001' })).toBeVisible()
  await expect(page.getByRole('button', { name: nameOf('stock.adjustOf') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: hy('stock.newReceipt') })).toHaveCount(0)
})

for (const locale of locales)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test.describe(`${locale} at ${width}`, () => {
      test.use({ viewport: { width, height }, language: locale })

      test('the pages of stock are accessible, and fit', async ({ page }) => {
        test.slow()
        await readIn(page, locale)
        await signInAs(page, 'catalogue', locale)
        const { variant_id: id } = await stockOf(page, oil)
        const parts = ['/receipts', '/receipts/new', '/lots', `/${id}`, '']
        for (const path of parts.map((part) => `/stock${part}`)) {
          await page.goto(`/admin${path}`)
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            path,
          ).toBe(true)
          // The texts do not differ in kind.
          if (locale === 'hy') expect(await complaints(page, 'main'), path).toEqual([])
        }
      })
    })

test('a code that is scanned while another is looked up stays in the field', async ({ page }) => {
  await openAs(page, 'catalogue', '/stock/receipts/new', 'en')
  const entry = page.getByRole('combobox', { name: hy('stock.addProduct') })
  const lines = page.getByRole('list', { name: hy('field.lines') })
  const get = await hold(page, 'GET', /admin\/stock$/)
  await entry.fill(oil)
  await entry.press('Enter')
  await get.asked
  await entry.pressSequentially(vinegar.slice(0, 4))
  get.letGo()
  await expect(lines).toContainText(oil)
  await entry.pressSequentially(vinegar.slice(4))
  await entry.press('Enter')
  await expect(lines).toContainText(vinegar)
})

test('a code that was not found is replaced by the next scan; one of several products is chosen', async ({
  page,
}) => {
  await openAs(page, 'picker', '/stock/receipts/new', 'en')
  const entry = page.getByRole('combobox', { name: hy('stock.addProduct') })
  const lines = page.getByRole('list', { name: hy('field.lines') }).getByRole('listitem')
  await entry.pressSequentially('no-such-code\n')
  await expect(page.getByText(hy('stock.noMatch', { text: 'no-such-code' }))).toBeVisible()
  await expect(entry).toHaveValue('no-such-code')
  await entry.pressSequentially(`${vinegar}\n`)
  await expect(lines).toHaveCount(1)
  await entry.pressSequentially('ALC-005\n')
  await expect(page.getByText(hy('stock.chooseOne'))).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(3)
})

test('a delivery is not taken in while its last code is looked up', async ({ page }) => {
  await openAs(page, 'catalogue', '/stock/receipts/new', 'en')
  const entry = page.getByRole('combobox', { name: hy('stock.addProduct') })
  const receive = page.getByRole('button', { name: hy('stock.receive', { count: 1 }) })
  await page.getByLabel(hy('stock.supplier')).fill('Lori')
  await entry.fill(oil)
  await entry.press('Enter')
  await expect(receive).toBeEnabled()
  const get = await hold(page, 'GET', /admin\/stock$/)
  await entry.fill(vinegar)
  await entry.press('Enter')
  await get.asked
  await expect(receive).toBeDisabled()
  get.letGo()
  await expect(page.getByRole('button', { name: hy('stock.receive', { count: 2 }) })).toBeEnabled()
})

test('Enter in a field of a delivery leads to the next code; the button alone takes it in', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/stock/receipts/new', 'en')
  const entry = page.getByRole('combobox', { name: hy('stock.addProduct') })
  await page.getByLabel(hy('stock.supplier')).fill('Lori')
  await page.getByLabel(hy('stock.supplier')).press('Enter')
  await expect(entry).toBeFocused()
  await entry.fill(oil)
  await entry.press('Enter')
  const pieces = page.getByRole('list', { name: hy('field.lines') }).getByLabel(hy('stock.pieces'))
  // A code is scanned while the focus is still in the pieces.
  await pieces.fill('4850001234562')
  await pieces.press('Enter')
  await expect(entry).toBeFocused()
  await expect(pieces).toHaveValue('1000000')
})

test('a code is added whose list was under way when Enter came', async ({ page }) => {
  await openAs(page, 'catalogue', '/stock/receipts/new', 'en')
  const entry = page.getByRole('combobox', { name: hy('stock.addProduct') })
  const list = await hold(page, 'GET', /admin\/stock$/)
  await entry.fill(oil)
  await list.asked
  await entry.press('Enter')
  await expect(entry).toHaveValue('')
  await expect(page.getByRole('list', { name: hy('field.lines') })).toContainText(oil)
  list.letGo()
})

test('a code whose look-up fails is not called unknown', async ({ page }) => {
  await openAs(page, 'catalogue', '/stock/receipts/new', 'en')
  const entry = page.getByRole('combobox', { name: hy('stock.addProduct') })
  await page.route(
    ({ pathname }) => pathname.endsWith('/admin/stock'),
    (route) => route.fulfill({ status: 429, json: { code: 'too_many', message: 'later' } }),
  )
  await entry.fill(oil)
  await entry.press('Enter')
  await expect(page.getByText('later', { exact: true })).toBeVisible()
  await expect(page.getByText(hy('stock.noMatch', { text: oil }))).toBeHidden()
  await expect(entry).toHaveValue(oil)
})
