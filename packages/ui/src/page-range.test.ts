import { expect, test } from 'vitest'
import { pageRange } from './page-range.tsx'

test('shows every page while there are few', () => {
  expect(pageRange(1, 1)).toEqual([1])
  expect(pageRange(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('leaves gaps on both sides of the current page', () => {
  expect(pageRange(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
  expect(pageRange(6, 12, 2)).toEqual([1, null, 4, 5, 6, 7, 8, null, 12])
})

test('a gap of one page shows that page', () => {
  expect(pageRange(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12])
  expect(pageRange(1, 12)).toEqual([1, 2, null, 12])
})
