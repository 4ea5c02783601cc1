import { expect, test } from 'vitest'
import { formatDate, formatTime } from './dates.ts'

test('formats the date in Yerevan as day.month.year', () => {
  expect(formatDate('2026-03-04T21:30:00Z')).toBe('05.03.2026')
})

test('formats the time of day in Yerevan', () => {
  expect(formatTime('2026-03-04T21:05:00Z')).toBe('01:05')
})
