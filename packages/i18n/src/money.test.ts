import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test('groups drams by threes and ends with the dram sign', () => {
  expect([0, 690, 1234, 1234567].map(formatMoney)).toEqual(['0 ֏', '690 ֏', '1 234 ֏', '1 234 567 ֏'])
})

test('keeps the sign of what is owed', () => {
  expect(formatMoney(-12500)).toBe('-12 500 ֏')
})
