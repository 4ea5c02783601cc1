import type { Page } from '@playwright/test'
import { wordsOf } from './shop.ts'

const t = wordsOf('en')

/** The page of the quick order in English, and its parts. */
export const quickOrder = '/en/shop/quick-order'
export const lines = (page: Page) => page.getByRole('region', { name: t('quickOrder.lines') })
export const line = (page: Page, text: string) =>
  lines(page).getByRole('listitem').filter({ hasText: text })
export const box = (page: Page) => page.getByRole('textbox', { name: t('quickOrder.label') })
export const check = (page: Page) =>
  page.getByRole('button', { name: t('quickOrder.check') }).click()
export const fill = (page: Page) => page.getByRole('button', { name: t('quickOrder.fill') }).click()
