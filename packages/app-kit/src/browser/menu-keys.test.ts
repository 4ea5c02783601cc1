import { expect, test } from 'vitest'
import { nextPlace } from './menu-keys.ts'

test('arrows wrap around at both ends, Home and End move there', () => {
  expect([
    nextPlace('ArrowDown', 0, 3),
    nextPlace('ArrowDown', 2, 3),
    nextPlace('ArrowUp', 0, 3),
  ]).toEqual([1, 0, 2])
  expect([nextPlace('Home', 2, 3), nextPlace('End', 0, 3)]).toEqual([0, 2])
})

test('other keys and empty lists move nothing', () => {
  expect([nextPlace('Tab', 0, 3), nextPlace('ArrowDown', -1, 0)]).toEqual([null, null])
})
