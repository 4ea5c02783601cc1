import { expect, test } from 'vitest'
import { formatDate, formatTime } from './dates.ts'

test('writes day.month.year of Yerevan', () => {
  expect(formatDate('2026-03-04T21:30:00Z')).toBe('05.03.2026')
})

test('writes the time of day in Yerevan', () => {
  expect(formatTime('2026-03-04T21:05:00Z')).toBe('01:05')
})
