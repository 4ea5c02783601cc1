import { beforeEach, expect, test, vi } from 'vitest'
import type * as NewOrders from './new-orders.ts'

let orders: typeof NewOrders
beforeEach(async () => {
  vi.resetModules()
  orders = await import('./new-orders.ts')
})

test('what was there before the first pulse is not new', () => {
  expect(orders.takePulse(null, { newest: 105, fresh: 0 })).toBe(0)
  expect(orders.isNewOrder(105)).toBe(false)
})

test('orders that come are counted once, and are new until somebody looks', () => {
  orders.takePulse(null, { newest: 105, fresh: 0 })
  expect(orders.takePulse(105, { newest: 107, fresh: 2 })).toBe(2)
  expect(orders.takePulse(105, { newest: 107, fresh: 2 })).toBe(0)
  expect(orders.takePulse(105, { newest: 108, fresh: 3 })).toBe(1)
  expect([105, 106, 108].map(orders.isNewOrder)).toEqual([false, true, true])
  orders.markOrdersSeen()
  expect(orders.isNewOrder(108)).toBe(false)
})

test('a pulse that was asked before somebody looked counts nothing', () => {
  orders.takePulse(null, { newest: 105, fresh: 0 })
  orders.takePulse(105, { newest: 106, fresh: 1 })
  orders.markOrdersSeen()
  expect(orders.takePulse(105, { newest: 106, fresh: 1 })).toBe(0)
  expect(orders.takePulse(106, { newest: 107, fresh: 1 })).toBe(1)
})

test('the first order of a new shop is new', () => {
  orders.takePulse(null, { newest: null, fresh: 0 })
  expect(orders.takePulse(0, { newest: 100_001, fresh: 0 })).toBe(1)
  expect(orders.isNewOrder(100_001)).toBe(true)
})
