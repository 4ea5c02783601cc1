import { expect, test } from 'vitest'
import { formatMoney, formatPercent } from './money.ts'

const plain = (text: string) => text.replaceAll('\u00a0', '_')

test('groups drams by threes and ends with the dram sign', () => {
  expect([0, 690, 1234, 1234567].map(formatMoney).map(plain)).toEqual([
    '0_֏',
    '690_֏',
    '1_234_֏',
    '1_234_567_֏',
  ])
})

test('keeps the sign of a negative amount', () => {
  expect(plain(formatMoney(-12500))).toBe('-12_500_֏')
})

test('writes percentages with one decimal, as each language does', () => {
  expect((['en', 'ru', 'hy'] as const).map((locale) => plain(formatPercent(7, locale)))).toEqual([
    '7.0%',
    '7,0_%',
    '7,0_%',
  ])
})
