import { expect, test } from 'vitest'
import { dayLabel, slotLabel } from './day-label.ts'

test('a day is named with its weekday in each language', () => {
  expect(dayLabel('2026-11-23', 'en')).toBe('Monday, 23 November')
  expect(dayLabel('2026-11-23', 'ru')).toBe('Понедельник, 23 ноября')
  expect(dayLabel('2026-11-23', 'hy')).toBe('Երկուշաբթի, նոյեմբերի 23')
})

test('a slot has the day and the hours of Yerevan', () => {
  const slot = { starts_at: '2026-11-22T22:00:00Z', ends_at: '2026-11-23T00:00:00Z' }
  expect(slotLabel(slot, 'en')).toBe('Monday, 23 November, 02:00–04:00')
})
