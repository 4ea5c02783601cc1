import type { Page } from '@playwright/test'
import { expect, wordsOf, type Locale } from './shop.ts'

export async function expectThanks(page: Page, locale: Locale): Promise<void> {
  const t = wordsOf(locale)
  await expect(page.getByRole('heading', { level: 1, name: t('thanks.title') })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('orderID') ?? ''
  expect(number).toMatch(/^\d+$/)
  await expect(page.getByText(number, { exact: true })).toBeVisible()
}
