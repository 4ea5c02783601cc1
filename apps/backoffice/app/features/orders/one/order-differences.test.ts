import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import { expect, test } from 'vitest'
import { orderDifferences } from './order-differences.ts'

const line = (sku: string, quantity: number, canceled = 0) =>
  ({ sku, quantity, canceled, name: { hy: sku, ru: sku, en: sku } }) as AdminOrderLine

const order = (changes: Partial<AdminOrder> = {}) =>
  ({
    status: 'pending',
    paid: 'at_the_door',
    grand_total: 12_400,
    lines: [line('MILK', 3), line('BREAD', 1)],
    shipping_address: { address1: ['Abovyan 12'] },
    ...changes,
  }) as AdminOrder

test('the same order has no differences, however often it was saved', () => {
  expect(orderDifferences(order({ version: 1 }), order({ version: 5 }))).toEqual([])
})

test('status, money, sum and address are named', () => {
  const after = order({
    status: 'canceled',
    paid: 'refund_due',
    grand_total: 0,
    shipping_address: { address1: ['Tumanyan 5'] } as AdminOrder['shipping_address'],
  })
  expect(orderDifferences(order(), after)).toEqual([
    { kind: 'status', before: 'pending', after: 'canceled' },
    { kind: 'paid', before: 'at_the_door', after: 'refund_due' },
    { kind: 'sum', before: 12_400, after: 0 },
    { kind: 'address' },
  ])
})

test('lines are compared by the pieces that are still to come', () => {
  const after = order({ lines: [line('MILK', 3, 1), line('EGGS', 2)] })
  expect(
    orderDifferences(order(), after).map(
      (one) => one.kind === 'line' && [one.sku, one.before, one.after],
    ),
  ).toEqual([
    ['MILK', 3, 2],
    ['BREAD', 1, 0],
    ['EGGS', 0, 2],
  ])
})
