import type { Page } from '@playwright/test'
import { adminWords, expect, openAs } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

/** Opens a new message as whoever answers them, until it counts as read; returns the address of its call. */
export async function openMessage(page: Page): Promise<string> {
  const name = `Կարեն ${Date.now()}`
  const data = { name, email: 'karen@example.am', message: 'Երբ եք բացվում', locale: 'hy' }
  expect((await page.request.post('/api/contact-us', { data })).status()).toBe(200)
  await openAs(page, 'content', '/messages', 'en')
  await page.getByRole('link', { name }).click()
  // The list shows the states of other messages.
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  // Its history says the state, too.
  await expect(page.getByText(t('messages.states.read'), { exact: true }).first()).toBeVisible()
  return `/api/admin/messages/${page.url().split('/').at(-1)}`
}
