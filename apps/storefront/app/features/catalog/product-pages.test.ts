import { expect, test } from 'vitest'
import type { Card } from '../product/card.ts'
import {
  isAutomatic,
  joinPages,
  nextPage,
  withFreshPage,
  type ProductPage,
} from './product-pages.ts'

const page = (number: number, ids: number[], price = 1): ProductPage => ({
  data: ids.map((id) => ({ id, price }) as Card),
  meta: { current_page: number, last_page: 3, per_page: 2, from: 1, to: 2, total: 6 },
})

test('a product that moved to a later page is shown once', () => {
  expect(joinPages([page(1, [1, 2]), page(2, [2, 3])]).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('a page that was just fetched replaces the cached one of its number', () => {
  const pages = withFreshPage([page(1, [1, 2]), page(2, [3, 4])], page(1, [1, 9], 5))
  expect(joinPages(pages).map(({ id, price }) => [id, price])).toEqual([
    [1, 5],
    [9, 5],
    [3, 1],
    [4, 1],
  ])
})

test('three pages load by themselves after the first, and none after the last', () => {
  expect([1, 2, 3, 4, 5].map(isAutomatic)).toEqual([true, true, true, false, false])
  expect([nextPage(page(2, [])), nextPage(page(3, []))]).toEqual([3, undefined])
})
