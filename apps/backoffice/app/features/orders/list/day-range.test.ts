import { expect, test } from 'vitest'
import { dayRange, presetOf } from './day-range.ts'

// 00:30 of 1 March 2026 in Yerevan.
const night = new Date('2026-02-28T20:30:00Z')

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-03-01', '2026-03-01'],
] as const)('%s is counted by days in Yerevan', (preset, from, until) => {
  expect(dayRange(preset, night)).toEqual([from, until])
})

test('the days of a preset are named by it, others are not', () => {
  expect(presetOf('2026-02-28', '2026-02-28', night)).toBe('yesterday')
  expect(presetOf('2026-02-23', '2026-03-01', night)).toBe('week')
  expect(presetOf('2026-02-23', '2026-02-28', night)).toBeUndefined()
  expect(presetOf('', '2026-03-01', night)).toBeUndefined()
})
