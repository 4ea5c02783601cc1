import { formatNumber } from '@tsiran/i18n/money'
import { expect, test } from 'vitest'
import { signed } from './variant-name.ts'

test.each([
  [3, '+3'],
  [-2000, `−${formatNumber(2000)}`],
  [100_000, `+${formatNumber(100_000)}`],
  [0, '0'],
])('%i pieces are written with their sign and in groups of digits', (pieces, text) => {
  expect(signed(pieces)).toBe(text)
})
