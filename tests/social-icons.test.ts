import { existsSync } from 'node:fs'
import { socialIcons } from '@tsiran/contract/admin/social'
import { expect, test } from 'vitest'

test.each(socialIcons)('the shop has the icon %s', (icon) => {
  expect(
    existsSync(new URL(`../apps/storefront/public/storage/icons/${icon}`, import.meta.url)),
  ).toBe(true)
})
