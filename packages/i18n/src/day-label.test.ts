import { expect, test } from 'vitest'
import { dayLabel, shortDayLabel, slotLabel } from './day-label.ts'

test('a day is named with its weekday in each language', () => {
  expect(dayLabel('2026-11-23', 'en')).toBe('Monday, 23 November')
  expect(dayLabel('2026-11-23', 'ru')).toBe('Понедельник, 23 ноября')
  expect(dayLabel('2026-11-23', 'hy')).toBe('Երկուշաբթի, նոյեմբերի 23')
})

test('a day is short where there is little room, and the next two are named by what they are', () => {
  const labels = (locale: 'hy' | 'ru' | 'en') =>
    ['2026-11-30', '2026-12-01', '2026-12-02'].map((day) =>
      shortDayLabel(day, locale, '2026-11-30'),
    )
  expect(labels('en')).toEqual(['Today, 30 Nov', 'Tomorrow, 1 Dec', 'Wed, 2 Dec'])
  expect(labels('ru')).toEqual(['Сегодня, 30 нояб.', 'Завтра, 1 дек.', 'Ср, 2 дек.'])
  expect(labels('hy')).toEqual(['Այսօր, 30 նոյ', 'Վաղը, 1 դեկ', 'Չրք, 2 դեկ'])
})

test('a slot has the day and the hours of Yerevan', () => {
  const slot = { starts_at: '2026-11-22T22:00:00Z', ends_at: '2026-11-23T00:00:00Z' }
  expect(slotLabel(slot, 'en')).toBe('Monday, 23 November, 02:00–04:00')
})
