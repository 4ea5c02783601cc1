import type { Page } from '@playwright/test'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { adminWords } from './staff.ts'

// Demo members read Armenian until they choose another language.
const t = adminWords('hy')

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
