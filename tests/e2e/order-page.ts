import type { Browser, Page } from '@playwright/test'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { orderAsGuest } from './guest-orders.ts'
import { wordsOf } from './shop.ts'
import { adminWords } from './staff.ts'

// Demo members read Armenian until they choose another language.
const t = adminWords('hy')
const shop = wordsOf('hy')

export const heading = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: t('orders.name', { number }) })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const linesOf = (page: Page) => page.getByRole('list', { name: t('orders.linesTitle') })

/** An order as the API answers the signed-in member. */
export async function read(page: Page, number: number): Promise<AdminOrder> {
  return (
    (await (await page.request.get(`/api/admin/orders/${number}`)).json()) as { data: AdminOrder }
  ).data
}

/** Chooses an action of the menu beside an order's buttons. */
export async function choose(page: Page, action: string): Promise<void> {
  await button(page, t('orders.more')).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Orders three pieces as a guest who pays by card. Returns the order's number. */
export async function orderByCard(baseURL: string, browser: Browser): Promise<number> {
  const { number, payAt } = await orderAsGuest(baseURL, { method: 'ameriabank' })
  const bank = await (await browser.newContext()).newPage()
  await bank.goto(payAt)
  await bank.getByRole('button', { name: shop('sandboxBank.pay'), exact: true }).click()
  await bank.waitForURL('**/thanks?orderID=*')
  await bank.context().close()
  return number
}
