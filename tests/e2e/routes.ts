import type { Page } from '@playwright/test'
import { adminWords, demoMember, expect, openAs } from './staff.ts'

// Demo members read Armenian until they choose another language.
const hy = adminWords('hy')
const courier = demoMember('courier')

/** Puts orders on a route of the demo's courier and opens it as the office. */
export async function planRoute(page: Page, numbers: readonly number[]): Promise<void> {
  await openAs(page, 'orders', '/deliveries', 'hy')
  for (const number of numbers)
    await page.getByRole('checkbox', { name: new RegExp(`^${number}`) }).check()
  await page
    .getByLabel(hy('deliveries.courier'), { exact: true })
    .selectOption({ label: hy('deliveries.newRoute', { name: courier.name }) })
  await page.getByRole('button', { name: hy('deliveries.plan', { count: numbers.length }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(hy('deliveries.route', { number: '\\d+' })),
  )
}

/** The stop of an order on a route's page. */
export const card = (page: Page, number: number) =>
  page.getByRole('article', { name: new RegExp(String(number)) })

/** Presses a button of an order's stop. */
export async function act(page: Page, number: number, button: string): Promise<void> {
  await card(page, number).getByRole('button', { name: button, exact: true }).click()
}
