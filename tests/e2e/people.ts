import { demoAccounts } from '@tsiran/demo/accounts'
import type { Page } from '@playwright/test'
import { expect, wordsOf, type Locale } from './shop.ts'

export const ani = demoAccounts.find(({ role }) => role === 'individual')!
export const manager = demoAccounts.find(({ role }) => role === 'Manager')!
export const cook = demoAccounts.find(({ role }) => role === 'subUser')!

/** A person that no other test uses. */
export function stranger() {
  const mark = `${Date.now()}${Math.floor(Math.random() * 1_000_000)}`
  return {
    first_name: 'Նարե',
    last_name: 'Պետրոսյան',
    email: `nare-${mark}@tsiran.example`,
    phone: '+37491234567',
    password: 'apricot-stone-9',
    password_confirmation: 'apricot-stone-9',
  }
}

/** Signs in by the API. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  locale: Locale = 'en',
): Promise<void> {
  const answer = await page.request.post('/api/customer/login?token=true', {
    data: { email, password, locale },
  })
  expect(answer.status()).toBe(200)
}

/** Registers a new person by the API and signs in: an empty account. */
export async function signInAnew(page: Page) {
  const person = stranger()
  const answer = await page.request.post('/api/customer/register', { data: person })
  expect(answer.status()).toBe(200)
  await signIn(page, person)
  return person
}

/** Fills the fields of a form by their labels. */
export async function fillFields(
  page: Page,
  locale: Locale,
  fields: Partial<ReturnType<typeof stranger>>,
): Promise<void> {
  const t = wordsOf(locale)
  for (const [name, text] of Object.entries(fields))
    await page
      .getByRole('textbox', {
        name: t(`auth.field.${name}` as Parameters<typeof t>[0]),
        exact: true,
      })
      .fill(text)
}
