import { expect, test } from 'vitest'
import { formatDate } from './dates.ts'

test('writes day.month.year of Yerevan', () => {
  expect(formatDate('2026-03-04T21:30:00Z')).toBe('05.03.2026')
})
