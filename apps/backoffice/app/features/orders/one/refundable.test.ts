import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { AdminPayment, Refund } from '@tsiran/contract/admin/order-payment-shapes'
import { describe, expect, test } from 'vitest'
import { maxForPieces, refundable, refundableLines } from './refundable.ts'

const refund = (amount: number, state: Refund['state']) => ({ amount, state }) as Refund
const payment = (changes: Partial<AdminPayment>) =>
  ({ state: 'paid', amount: 10_000, refunded: 0, refunds: [], ...changes }) as AdminPayment

test.each([
  ['nothing before the order ends', 'processing', payment({}), { due: 0, most: 0, free: 0 }],
  [
    'all of it once it was delivered',
    'completed',
    payment({}),
    { due: 0, most: 10_000, free: 10_000 },
  ],
  [
    'what is due while it is prepared',
    'processing',
    payment({ refunds: [refund(1500, 'due')] }),
    { due: 1500, most: 1500, free: 0 },
  ],
  [
    'the rest after a part went back',
    'completed',
    payment({ refunded: 4000, refunds: [refund(4000, 'refunded')] }),
    { due: 0, most: 6000, free: 6000 },
  ],
  [
    'all of it where a part of it is due',
    'completed',
    payment({ refunds: [refund(1500, 'due')] }),
    { due: 1500, most: 10_000, free: 8500 },
  ],
  [
    'what a canceled order owes',
    'canceled',
    payment({ state: 'refund_due', refunds: [refund(10_000, 'due')] }),
    { due: 10_000, most: 10_000, free: 0 },
  ],
  [
    'nothing of a payment that failed',
    'canceled',
    payment({ state: 'declined' }),
    { due: 0, most: 0, free: 0 },
  ],
] as const)('%s', (_name, status, paid, expected) => {
  expect(refundable({ status, payments: [paid] })).toEqual(expected)
})

test('an order that was paid twice returns what is due of one payment at a time', () => {
  const twice = payment({ state: 'refund_due', refunds: [refund(10_000, 'due')] })
  const part = payment({ refunds: [refund(1500, 'due')] })
  const of = (...payments: AdminPayment[]) => refundable({ status: 'completed', payments })
  expect(of(payment({}), twice)).toEqual({ due: 10_000, most: 10_000, free: 10_000 })
  expect(of(part, twice)).toEqual({ due: 1500, most: 10_000, free: 8500 })
})

describe('pieces of a delivered order', () => {
  const line = (id: number, changes: Partial<AdminOrder['lines'][number]> = {}) =>
    ({ id, quantity: 3, canceled: 0, refunded: 0, total: 3000, stocked: true, ...changes }) as const
  const order = (paid: Partial<AdminPayment>, status = 'completed') =>
    ({
      status,
      payments: [payment(paid)],
      lines: [
        line(1, { canceled: 1, total: 2000 }),
        line(2, { refunded: 3 }),
        line(3, { stocked: false }),
        line(4, { canceled: 3, total: 0 }),
      ],
    }) as unknown as AdminOrder

  test('are offered while no refund is for them, and the shop has money that is not due', () => {
    const ids = (of: AdminOrder) => refundableLines(of).map(({ id }) => id)
    expect(ids(order({}))).toEqual([1])
    expect(ids(order({}, 'canceled'))).toEqual([])
    expect(ids(order({ refunds: [refund(4000, 'due')] }))).toEqual([1])
    expect(ids(order({ refunds: [refund(10_000, 'due')] }))).toEqual([])
  })

  test('cost their share of the line, and no more than the shop has', () => {
    expect(maxForPieces(order({}), { 1: 1 })).toBe(1000)
    expect(maxForPieces(order({ refunded: 9200 }), { 1: 2 })).toBe(800)
  })
})
