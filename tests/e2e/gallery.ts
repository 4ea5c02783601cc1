import { expect, type Locale } from './shop.ts'
import type { Page } from '@playwright/test'

/** The size of a phone. */
export const phone = { width: 390, height: 844 }

/** Opens a page of the gallery as a courier, for whom nothing waits: nothing else is asked of the server. */
export async function openGallery(page: Page, path: string, locale: Locale = 'en') {
  const staff = {
    id: 1,
    name: 'Ani',
    email: 'ani@example.am',
    roles: ['courier'],
    permissions: [],
    locale,
    second_factor: 'none',
  }
  const more = { has_totp: false, second_factor_required: false, confirmed_until: null, version: 1 }
  // An intercepted request would turn the browser's cache off.
  await page.addInitScript(
    (body) => {
      const send = window.fetch
      window.fetch = async (...request) =>
        new Request(...request).url.includes('/api/admin/me?')
          ? Response.json(body)
          : send(...request)
    },
    { data: { staff: { ...staff, ...more }, second_factor: 'none' } },
  )
  await page.goto(`/admin/gallery${path}`)
  await expect(page.locator(`html[lang=${locale}] main h1`)).toBeVisible()
}
