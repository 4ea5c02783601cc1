import { expect, test } from 'vitest'
import { readyOf } from './ready-of.ts'

test('a chosen order that has left the list or is no longer ready is planned no more', () => {
  const orders = [
    { order_id: 1, ready: true },
    { order_id: 2, ready: false },
    { order_id: 3, ready: true },
  ]
  expect(readyOf(orders, [3, 2, 1, 4])).toEqual([3, 1])
})
