import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentState } from '@tsiran/db/tables/payments'
import { holdsMoney } from '../shared/money-states.ts'
import {
  mayExpire,
  nextPollAt,
  paymentMoves,
  stateAfter,
  stateByRefunds,
  type PaymentMove,
} from './payment-states.ts'

const moves = Object.keys(paymentMoves) as PaymentMove[]
const history = fc.array(fc.constantFrom(...moves), { maxLength: 40 })

/** All states of a payment during a sequence of moves. */
function walk(sequence: readonly PaymentMove[]): PaymentState[] {
  const states: PaymentState[] = ['created']
  for (const move of sequence) states.push(stateAfter(states.at(-1)!, move) ?? states.at(-1)!)
  return states
}

test('in any order of moves, received money is never forgotten', () => {
  fc.assert(
    fc.property(history, (sequence) => {
      const states = walk(sequence)
      const since = states.findIndex(holdsMoney)
      if (since >= 0) expect(states.slice(since).every(holdsMoney)).toBe(true)
    }),
  )
})

test('no move applies twice in a row', () => {
  for (const { from, to } of Object.values(paymentMoves)) expect(from).not.toContain(to)
})

test('a payment without a pay page receives no money', () => {
  for (const move of ['pay', 'requireRefund', 'mismatch'] as const)
    expect(stateAfter('created', move)).toBeUndefined()
})

test.each([
  ['paid', []],
  ['paid', [{ state: 'due', amount: 400 }]],
  ['paid', [{ state: 'refused', amount: 1000 }]],
  ['refund_due', [{ state: 'due', amount: 1000 }]],
  [
    'refund_due',
    [
      { state: 'refunded', amount: 400 },
      { state: 'due', amount: 600 },
    ],
  ],
  [
    'refunding',
    [
      { state: 'refunding', amount: 400 },
      { state: 'due', amount: 600 },
    ],
  ],
  ['paid', [{ state: 'refunding', amount: 400 }]],
  [
    'refunded',
    [
      { state: 'refunded', amount: 400 },
      { state: 'refused', amount: 600 },
      { state: 'refunded', amount: 600 },
    ],
  ],
] as const)('a payment of 1000 drams is %s by its refunds %j', (state, refunds) => {
  expect(stateByRefunds(1000, refunds)).toBe(state)
})

test('queries come after 1, 5, 15 and 60 minutes and then hourly, and no payment expires before a day', () => {
  const polls: number[] = []
  for (let at = 0; !mayExpire(at); polls.push(at)) at = nextPollAt(at)
  expect(polls).toEqual([1, 5, 15, ...Array.from({ length: 24 }, (_, hour) => (hour + 1) * 60)])
  expect(nextPollAt(3.2)).toBe(5)
  expect(nextPollAt(61)).toBe(120)
  expect(nextPollAt(30 * 24 * 60 + 1)).toBe(30 * 24 * 60 + 60)
})
