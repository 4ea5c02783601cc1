import type { Page } from '@playwright/test'
import { adminWords, expect } from './staff.ts'

/** The demo members read Armenian. */
const hy = adminWords('hy')

/** The languages of a text, as its fields name them. */
export const names = ['Հայերեն', 'Русский', 'English']
/** Tells a test's things from those of other runs. */
export const mark = () => `${Date.now()}${Math.floor(Math.random() * 1_000)}`

/** Saves the page's form by the keyboard. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText(hy('common.saved')).first()).toBeVisible()
}

/** Adds a thing by its title in every language, in the window that asks for it. */
export async function addTitled(page: Page, title: string, button: string): Promise<void> {
  for (const name of names)
    await page.getByRole('dialog').getByLabel(new RegExp(name)).first().fill(`${title} ${name}`)
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} Հայերեն` })).toBeVisible()
}
