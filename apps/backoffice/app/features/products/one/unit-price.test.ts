import { expect, test } from 'vitest'
import { portionPrice, unitPriceOf } from './unit-price.ts'

test.each([
  [890, 500, 'g', 1780],
  [690, 1500, 'ml', 460],
  [1200, 10, 'piece', 120],
  [100, 3, 'piece', 33],
  [890, null, 'g', null],
  [null, 500, 'g', null],
  [890, 500, null, null],
] as const)('%s drams for %s %s are %s a unit', (price, amount, unit, expected) =>
  expect(unitPriceOf(price, amount, unit)).toBe(expected),
)

test('a portion costs its share of a kilogram', () => {
  expect(portionPrice(350, 5900)).toBe(2065)
  expect(portionPrice(null, 5900)).toBe(null)
})
