import { expect, test } from 'vitest'
import { rangeQuery, readRange, today } from './history-range.ts'

/** Half past midnight of the 22nd in Yerevan. */
const now = new Date('2026-11-21T20:30:00Z')

test('the default range is from 2021 to today in Yerevan', () => {
  expect(today(now)).toBe('2026-11-22')
  expect(readRange(new URLSearchParams(), now)).toEqual({
    from: '2021-01-01',
    to: '2026-11-22',
    page: 1,
  })
})

test('invalid days and pages are the defaults', () => {
  const asked = new URLSearchParams({ from: '2026-02-30', to: "x' or 1=1", page: '0' })
  expect(readRange(asked, now)).toEqual({ from: '2021-01-01', to: '2026-11-22', page: 1 })
})

test('an address omits the defaults and is read back unchanged', () => {
  expect(rangeQuery({ from: '2021-01-01', to: '2026-11-22', page: 1 }, now)).toBe('')
  const range = { from: '2026-03-01', to: '2026-03-31', page: 2 }
  expect(rangeQuery(range, now)).toBe('?from=2026-03-01&to=2026-03-31&page=2')
  expect(readRange(new URLSearchParams(rangeQuery(range, now)), now)).toEqual(range)
})
