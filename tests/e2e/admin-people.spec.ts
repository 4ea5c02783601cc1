import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { postPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import { complaints } from './axe.ts'
import { deliveryOf } from './delivery.ts'
import { openMessage } from './messages.ts'
import { signIn, signInAnew, stranger } from './people.ts'
import { sample, wordsOf } from './shop.ts'
import {
  adminWords,
  confirmAsOwner,
  demoMember,
  expect,
  locales,
  openAs,
  readIn,
  signInAs,
  test,
} from './staff.ts'

const hy = adminWords('hy')
const shop = wordsOf('hy')
const mark = () => `${Date.now()}${Math.floor(Math.random() * 1_000_000)}`

/** Numbers in tables that wrap within themselves. */
const wrappedNumbers = (page: Page) =>
  page.getByRole('cell', { name: /^\d+$/ }).evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell.querySelector('a') ?? cell)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
      })
      .map((cell) => cell.textContent),
  )

/** Orders pieces of the sample product on credit, and returns the order's number and total. */
async function orderOnCredit(
  page: Page,
  quantity: number,
): Promise<{ id: number; grand_total: number }> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/checkout/${path}`, { data })
    expect([path, answer.status()]).toEqual([path, 200])
    return answer.json()
  }
  const { data } = await (
    await page.request.get(`/api/product/${sample.product.urlKey}?locale=en`)
  ).json()
  await post(`cart/add/${data.id}`, { quantity })
  const billing = {
    first_name: 'Ani',
    email: 'ani@example.am',
    phone: '091000000',
    city: 'Yerevan',
    address1: ['Abovyan 1'],
    company_name: 'Firm',
  }
  const { address, shipping } = await deliveryOf(page.request, 'free')
  await post('save-address', { billing, ...address })
  await post('save-shipping', { shipping_method: 'free_free', ...shipping })
  await post('save-payment', { payment: { method: 'credit' } })
  return (await post('save-order', {})).order
}

test('a company gets a password link and credit, pays its oldest order, and is blocked', async ({
  page,
  browser,
}) => {
  test.slow()
  const { password, password_confirmation: _, ...person } = stranger()
  const company_name = `Փուռ ${mark()}`
  const theirs = await (await browser.newContext()).newPage()
  const company = {
    ...person,
    password,
    password_confirmation: password,
    company_name,
    address: 'Abovyan 12',
    tin: '12345678',
  }
  expect((await theirs.request.post('/api/company/register', { data: company })).status()).toBe(200)

  await openAs(page, 'owner', `/customers?search=${person.email}`, 'en')
  // As ten minutes after the sign-in: the owner confirms by password, and the file comes by itself.
  const unconfirmed = { status: 403, json: { code: 'confirmation_needed', message: '' } }
  await page.route('**/customers/export.csv?*', (route) => route.fulfill(unconfirmed), { times: 1 })
  await page.getByRole('button', { name: hy('orders.export') }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: hy('orders.exportAs.csv') }).click()
  await confirmAsOwner(page, 'hy')
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toEqual([expect.any(String), expect.stringContaining(person.email)])
  await page.getByRole('link', { name: new RegExp(person.first_name) }).click()
  await page.getByRole('button', { name: hy('customers.resetLink') }).click()
  const dialog = page.getByRole('dialog', { name: hy('customers.resetLink') })
  const link = new URL(await dialog.locator('code').innerText())
  await dialog.getByRole('button', { name: hy('common.done') }).click()
  const reset = () => {
    const data = {
      key: link.searchParams.get('key'),
      password: 'apricot-stone-7',
      password_confirmation: 'apricot-stone-7',
    }
    return theirs.request.post('/api/customer/reset-password', { data })
  }
  expect([(await reset()).status(), (await reset()).status()]).toEqual([200, 404])
  await signIn(theirs, { email: person.email, password: 'apricot-stone-7' })

  await page.getByRole('link', { name: company_name }).click()
  await page.getByRole('button', { name: hy('companies.changeCredit') }).click()
  const line = page.getByRole('dialog', { name: hy('companies.changeCredit') })
  await page.route('**/credit?*', (route) => route.fulfill(unconfirmed), { times: 1 })
  await line.getByLabel(hy('companies.creditLine')).fill('1000000')
  await line.getByRole('button', { name: hy('common.save') }).click()
  await confirmAsOwner(page, 'hy')
  await expect(page.getByText(formatMoney(1_000_000)).first()).toBeVisible()

  // Somebody else sets the line meanwhile: theirs is named beside what was typed.
  await page.getByRole('button', { name: hy('companies.changeCredit') }).click()
  await line.getByLabel(hy('companies.creditLine')).fill('1100000')
  const address = `/api/admin${new URL(page.url()).pathname.replace('/admin', '')}`
  const { data: before } = (await (await page.request.get(address)).json()) as {
    data: { version: number }
  }
  const meanwhile = await page.request.post(`${address}/credit`, {
    data: { limit: 900_000, version: before.version },
  })
  expect(meanwhile.status()).toBe(200)
  await line.getByRole('button', { name: hy('common.save') }).click()
  await expect(line.getByLabel(hy('companies.creditLine'))).toHaveAccessibleDescription(
    hy('companies.creditNow', { amount: formatMoney(900_000) }),
  )
  await line.getByRole('button', { name: hy('common.saveAnyway') }).click()
  await expect(page.getByText(formatMoney(1_100_000)).first()).toBeVisible()

  const [first, second] = [await orderOnCredit(theirs, 2), await orderOnCredit(theirs, 4)]
  for (const { id } of [first, second]) {
    const status = await page.evaluate(async (path) => {
      const { data } = (await (await fetch(path)).json()) as { data: { version: number } }
      const body = JSON.stringify({ status: 'completed', version: data.version })
      return (
        await fetch(`${path}/status`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status
    }, `/api/admin/orders/${id}`)
    expect(status).toBe(200)
  }
  await page.reload()
  await page.getByRole('button', { name: hy('companies.settle') }).click()
  const settle = page.getByRole('dialog', { name: hy('companies.settle') })
  await settle.getByLabel(hy('companies.amount')).fill(String(first.grand_total))
  // The answer is lost behind that of a proxy: pressed again, the payment counts once.
  await page.route(
    '**/settle?*',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'lost' } })
    },
    { times: 1 },
  )
  await settle.getByRole('button', { name: hy('companies.settle') }).click()
  await expect(settle.getByText('lost')).toBeVisible()
  await settle.getByRole('button', { name: hy('companies.settle') }).click()
  await expect(settle).toBeHidden()
  const orders = page.getByRole('table', { name: hy('people.orders') })
  await expect(orders.getByRole('row', { name: String(first.id) })).toContainText(
    shop('orderStatus.closed'),
  )
  await expect(orders.getByRole('row', { name: String(second.id) })).toContainText(
    shop('orderStatus.completed'),
  )
  const payments = page.getByRole('table', { name: hy('companies.payments') })
  await expect(payments).toContainText(formatMoney(first.grand_total))
  await expect(payments.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: hy('companies.block') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: hy('companies.block') })
    .click()
  await expect(page.getByRole('button', { name: hy('companies.unblock') })).toBeVisible()
  expect((await theirs.request.get('/api/customer/me')).status()).toBe(401)
  const data = { email: person.email, password: 'apricot-stone-7', locale: 'hy' }
  const refused = await theirs.request.post('/api/customer/login', { data })
  expect([refused.status(), (await refused.json()).message]).toEqual([
    403,
    shop('errors.account_blocked'),
  ])
  await page.getByRole('button', { name: hy('companies.unblock') }).click()
  await expect(page.getByRole('button', { name: hy('companies.block'), exact: true })).toBeVisible()
  expect((await theirs.request.post('/api/customer/login', { data })).status()).toBe(200)
  await theirs.context().close()
})

test('a comment is approved and answered, and both are read in the shop', async ({
  page,
  browser,
}) => {
  const words = `Համեղ է ${mark()}`
  const theirs = await (await browser.newContext()).newPage()
  await signInAnew(theirs)
  const { data } = await (await theirs.request.get('/api/cms/blogs?limit=1&locale=en')).json()
  const sent = await theirs.request.post(`/api/cms/comments/${data[0].id}/create`, {
    data: { comment: words },
  })
  expect(sent.status()).toBe(200)
  await openAs(page, 'content', '/comments', 'en')
  const row = page.getByRole('row', { name: words })
  await row.getByRole('button', { name: hy('comments.approve') }).click()
  await expect(row).toContainText(hy('comments.status.approved'))
  await row.getByRole('button', { name: hy('comments.answer') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(hy('comments.answerField')).fill('Շնորհակալություն')
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  await expect(row).toContainText('Շնորհակալություն')
  await theirs.context().clearCookies()
  await theirs.goto(postPath('hy', data[0].id))
  const comment = theirs.getByRole('listitem').filter({ hasText: words })
  await expect(comment).toContainText(shop('blog.comments.answer'))
  await expect(comment).toContainText('Շնորհակալություն')
  await theirs.context().close()
})

test('a message is read, and answered by mail', async ({ page }) => {
  await openMessage(page)
  await page.getByLabel(hy('messages.answer'), { exact: true }).fill('Ամեն օր իննին։')
  await page.getByRole('button', { name: hy('messages.send') }).click()
  await expect(
    page.getByText(hy('messages.states.answered'), { exact: true }).first(),
  ).toBeVisible()
  await expect(
    page.getByText(hy('messages.answered', { name: demoMember('content').name })).first(),
  ).toBeVisible()
})

for (const locale of locales)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test.describe(`${locale} at ${width}`, () => {
      test.use({ viewport: { width, height }, language: locale })

      test('the pages of people are accessible, and fit', async ({ page }) => {
        test.slow()
        await readIn(page, locale)
        await signInAs(page, 'owner', locale)
        for (const path of [
          '/customers',
          '/customers/1',
          '/companies',
          '/companies/1',
          '/comments',
          '/messages',
          '/settings/checkout',
        ]) {
          await page.goto(`/admin${path}`)
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            path,
          ).toBe(true)
          expect(await wrappedNumbers(page), path).toEqual([])
          expect(await complaints(page, 'main'), path).toEqual([])
        }
      })
    })
