import { expect, test } from 'vitest'
import { DomainError } from '../errors.ts'
import { readRange } from './history-range.ts'

test('a history has eight orders per page, and all days by default', () => {
  expect(readRange({})).toEqual({ from: undefined, to: undefined, page: 1, limit: 8 })
  expect(readRange({ dateFrom: '2021-01-01', dateTo: '2026-02-28', page: 2, limit: 20 })).toEqual({
    from: '2021-01-01',
    to: '2026-02-28',
    page: 2,
    limit: 20,
  })
})

test('the default end is the one of the specification', () => {
  expect(readRange({ dateFrom: '2021-01-01' })).toMatchObject({
    from: '2021-01-01',
    to: '2021-05-14',
  })
})

test('a day outside the calendar is refused', () => {
  for (const day of ['2026-02-30', '2025-02-29', '0000-01-01'])
    expect(() => readRange({ dateFrom: day, dateTo: '2026-12-31' })).toThrow(DomainError)
})
