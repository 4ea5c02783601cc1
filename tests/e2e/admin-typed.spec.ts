import type { Page } from '@playwright/test'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { testPicture } from '@tsiran/server/admin/testing-files'
import { orderAsGuest } from './guest-orders.ts'
import { openMessage } from './messages.ts'
import { addProduct, call, inLanguage } from './product-editor.ts'
import { hold } from './slow.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

const leave = (page: Page) => page.getByRole('dialog', { name: t('blocks.saveBar.leaveTitle') })
/** The page asked before it let go of what was typed; the person stays. */
async function stay(page: Page): Promise<void> {
  await expect(leave(page)).toBeVisible()
  await leave(page)
    .getByRole('button', { name: t('blocks.saveBar.stay') })
    .click()
  await expect(leave(page)).toBeHidden()
}
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

test('changes of a product ask before they are left, also after its stock was looked at', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { id } = await addProduct(page)
  await page.goto(`/admin/products/${id}`)
  const name = inLanguage(page, t('products.name'), 'English')
  await name.fill('Half a name')
  await page.getByRole('tab', { name: t('products.tabs.stock') }).click()
  const stock = page.getByRole('tabpanel', { name: t('products.tabs.stock') })
  await expect(stock.getByLabel(t('stock.shelfPlace'), { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: t('products.tabs.product') }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('products.title') })
    .click()
  await stay(page)
  await expect(name).toHaveValue('Half a name')
})

const windows: readonly {
  name: string
  path: string
  open: (page: Page) => Promise<void>
  field: string | RegExp
}[] = [
  {
    name: 'a comment’s answer',
    path: '/comments',
    open: (page) => press(page, t('comments.answer')),
    field: t('comments.answerField'),
  },
  {
    name: 'a gallery’s picture',
    path: '/content/galleries',
    open: async (page) => {
      await page.getByRole('row').nth(2).getByRole('link').first().click()
      await page
        .getByRole('list', { name: t('content.gallery') })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .first()
        .click()
    },
    field: /English/,
  },
  {
    name: 'an invite',
    path: '/settings/staff',
    open: (page) => press(page, t('staff.invite')),
    field: t('staff.name'),
  },
  {
    name: 'a company’s credit line',
    path: '/companies',
    open: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await press(page, t('companies.changeCredit'))
    },
    field: t('companies.creditLine'),
  },
  {
    name: 'a list for an order by phone',
    path: '/orders/new',
    open: async (page) => {
      await page.getByLabel(t('drafts.caller')).fill('Արա')
      await press(page, t('drafts.guestNamed', { text: 'Արա' }))
      await press(page, t('drafts.paste'))
    },
    field: t('drafts.pasteLabel'),
  },
]

for (const { name, path, open, field } of windows)
  test(`${name} that was typed into a window is not lost by Escape or a press beside it`, async ({
    page,
  }) => {
    await openAs(page, 'owner', path, 'en')
    await open(page)
    const typed = page.getByRole('dialog').getByLabel(field).first()
    await typed.fill('12')
    const value = await typed.inputValue()
    await page.keyboard.press('Escape')
    await stay(page)
    await page.mouse.click(4, 4)
    await stay(page)
    await expect(typed).toHaveValue(value)
  })

test('the reason of a cancelation is not lost by Escape or a press beside it', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!)
  await openAs(page, 'orders', `/orders/${number}`, 'en')
  await press(page, t('orders.more'))
  await page.getByRole('menuitem', { name: t('orders.act.cancel'), exact: true }).click()
  const reason = page.getByRole('dialog').getByLabel(t('orders.reason'))
  await reason.fill('Twice the same order')
  await page.keyboard.press('Escape')
  await stay(page)
  await page.mouse.click(4, 4)
  await stay(page)
  await expect(reason).toHaveValue('Twice the same order')
})

test('a half-written note of an order asks before it is left', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!)
  await openAs(page, 'orders', `/orders/${number}`, 'en')
  const note = page.getByLabel(t('orders.note'))
  await note.fill('Half a note')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('orders.title') })
    .click()
  await stay(page)
  await expect(note).toHaveValue('Half a note')
})

test('a half-written answer to a message asks before it is left', async ({ page }) => {
  await openMessage(page)
  const answer = page.getByLabel(t('messages.answer'), { exact: true })
  await answer.fill('Half an answer')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('messages.title') })
    .click()
  await stay(page)
  await expect(answer).toHaveValue('Half an answer')
})

test('an act that comes too late shows what a colleague has done, and what was typed stays', async ({
  page,
}) => {
  const path = await openMessage(page)
  const answer = page.getByLabel(t('messages.answer'), { exact: true })
  await answer.fill('Half an answer')
  const { data } = (await (await page.request.get(path)).json()) as { data: { version: number } }
  const theirs = { version: data.version, answer: 'At nine' }
  expect((await page.request.post(`${path}/answer`, { data: theirs })).status()).toBe(200)
  await press(page, t('messages.close'))
  await expect(page.getByText('At nine', { exact: true }).first()).toBeVisible()
  await expect(answer).toHaveValue('Half an answer')
})

test('a shelf place of one variant asks before another variant is chosen', async ({ page }) => {
  await openAs(page, 'catalogue', '/products', 'en')
  const { data: rows } = await call<{ id: number }[]>(page, 'GET', '?limit=100')
  let product: AdminProduct | undefined
  for (const { id } of rows) {
    const { data } = await call<AdminProduct>(page, 'GET', `/${id}`)
    if (data.variants.length > 1) product = data
    if (product) break
  }
  await page.goto(`/admin/products/${product!.id}?tab=stock`)
  const place = page
    .getByRole('tabpanel', { name: t('products.tabs.stock') })
    .getByLabel(t('stock.shelfPlace'), { exact: true })
  await place.fill('B-7')
  const variant = page.getByLabel(t('stock.variant'), { exact: true })
  await variant.selectOption({ index: 1 })
  await stay(page)
  await expect(place).toHaveValue('B-7')
  await variant.selectOption({ index: 1 })
  await leave(page)
    .getByRole('button', { name: t('blocks.saveBar.leave') })
    .click()
  await expect(variant).toHaveValue(String(product!.variants[1]!.id))
  await expect(place).not.toHaveValue('B-7')
})

test('corrected contents ask before the next ones are shown', async ({ page }) => {
  const proposal = (variant_id: number) => ({
    variant_id,
    product_id: 1,
    version: 1,
    sku: `SKU-${variant_id}`,
    name: { hy: 'Ջեմ', ru: 'Джем', en: 'Jam' },
    content_amount: 250,
    content_unit: 'g',
  })
  await page.route(
    ({ pathname }) => pathname.endsWith('/contents/proposals'),
    (route) => {
      const isNext = new URL(route.request().url()).searchParams.has('after')
      return route.fulfill({
        json: isNext ? { data: [proposal(2)], next: null } : { data: [proposal(1)], next: 1 },
      })
    },
  )
  await openAs(page, 'catalogue', '/products/contents', 'en')
  const amount = page.getByRole('textbox', { name: t('contents.amountOf', { name: 'SKU-1' }) })
  await amount.fill('240')
  await press(page, t('contents.next'))
  await stay(page)
  await expect(amount).toHaveValue('240')
  await press(page, t('contents.next'))
  await leave(page)
    .getByRole('button', { name: t('blocks.saveBar.leave') })
    .click()
  await expect(page.getByText('SKU-2')).toBeVisible()
})

test('what is typed while pasted categories are previewed is previewed before it is added', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/categories', 'en')
  await press(page, t('categories.paste'))
  const dialog = page.getByRole('dialog', { name: t('categories.paste') })
  const list = dialog.getByLabel(t('categories.pasteLabel'))
  await list.fill('First typed')
  const preview = await hold(page, 'POST', /paste\/preview$/)
  await press(page, t('categories.pastePreview'))
  await preview.asked
  await list.fill('First typed\nTyped later')
  preview.letGo()
  const again = dialog.getByRole('button', { name: t('categories.pastePreview') })
  await expect(again).not.toHaveAttribute('aria-busy', 'true')
  await expect(list).toHaveValue('First typed\nTyped later')
  await again.click()
  await expect(dialog.getByRole('status')).toHaveText(t('categories.pasteCount', { count: 2 }))
})

test('pieces that were counted by the buttons alone ask before their window closes', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/stock', 'en')
  await page
    .getByRole('button', { name: t('stock.countOf', { name: '' }) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('blocks.quantity.more') }).click()
  await page.keyboard.press('Escape')
  await stay(page)
  await expect(dialog.getByLabel(t('stock.counted'), { exact: true })).toHaveValue('1')
})

test('a picture that was taken out of a window alone asks before it closes', async ({ page }) => {
  await openAs(page, 'content', '/media', 'en')
  const name = 'e2e to choose.jpg'
  const buffer = await testPicture(Math.floor(Math.random() * 65_536))
  await page
    .getByLabel(t('media.chooseFiles'))
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('button', { name: t('media.open', { name }) })).toBeVisible()
  await page.goto('/admin/content/galleries')
  await page.getByRole('row').nth(2).getByRole('link').first().click()
  const pictures = page.getByRole('list', { name: t('content.gallery') }).getByRole('listitem')
  await pictures.first().getByRole('button').first().click()
  await press(page, t('media.take', { number: 1 }))
  await page.keyboard.press('Escape')
  await stay(page)
  await press(page, t('media.fromLibrary'))
  const library = page.getByRole('dialog', { name: t('media.library') })
  await library.getByRole('searchbox').fill(name)
  await library.getByRole('listitem').getByRole('button').first().click()
  await page.keyboard.press('Escape')
  await stay(page)
  await expect(library.getByRole('button', { pressed: true })).toHaveCount(1)
})
