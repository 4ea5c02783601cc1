import type { AdminPayment, Refund } from '@tsiran/contract/admin/order-shapes'
import { expect, test } from 'vitest'
import { refundable } from './refundable.ts'

const refund = (amount: number, state: Refund['state']) => ({ amount, state }) as Refund
const payment = (changes: Partial<AdminPayment>) =>
  ({ state: 'paid', amount: 10_000, refunded: 0, refunds: [], ...changes }) as AdminPayment

test.each([
  ['nothing before the order ends', 'processing', payment({}), { due: 0, most: 0 }],
  ['all of it once it was delivered', 'completed', payment({}), { due: 0, most: 10_000 }],
  [
    'what is due while it is prepared',
    'processing',
    payment({ refunds: [refund(1500, 'due')] }),
    { due: 1500, most: 1500 },
  ],
  [
    'the rest after a part went back',
    'completed',
    payment({ refunded: 4000, refunds: [refund(4000, 'refunded')] }),
    { due: 0, most: 6000 },
  ],
  [
    'all of it where a part of it is due',
    'completed',
    payment({ refunds: [refund(1500, 'due')] }),
    { due: 1500, most: 10_000 },
  ],
  [
    'what a canceled order owes',
    'canceled',
    payment({ state: 'refund_due', refunds: [refund(10_000, 'due')] }),
    { due: 10_000, most: 10_000 },
  ],
  [
    'nothing of a payment that failed',
    'canceled',
    payment({ state: 'declined' }),
    { due: 0, most: 0 },
  ],
] as const)('%s', (_name, status, paid, expected) => {
  expect(refundable({ status, payments: [paid] })).toEqual(expected)
})
