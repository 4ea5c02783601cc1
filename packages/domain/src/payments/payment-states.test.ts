import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentState } from '@tsiran/db/tables/payments'
import { holdsMoney } from '../shared/money-states.ts'
import {
  isOnHold,
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
  for (const move of ['pay', 'hold', 'requireRefund', 'mismatch'] as const)
    expect(stateAfter('created', move)).toBeUndefined()
})

/** Every transition that is allowed; all others are refused. */
const allowed: Record<PaymentState, Partial<Record<PaymentMove, PaymentState>>> = {
  created: { open: 'open', refuse: 'declined', abandon: 'abandoned', expire: 'expired' },
  open: {
    abandon: 'abandoned',
    pay: 'paid',
    hold: 'held',
    decline: 'declined',
    expire: 'expired',
    requireRefund: 'refund_due',
    mismatch: 'refund_due',
  },
  abandoned: {
    pay: 'paid',
    hold: 'held',
    decline: 'declined',
    expire: 'expired',
    requireRefund: 'refund_due',
    mismatch: 'refund_due',
  },
  declined: { pay: 'paid', hold: 'held', requireRefund: 'refund_due', mismatch: 'refund_due' },
  expired: { pay: 'paid', hold: 'held', requireRefund: 'refund_due', mismatch: 'refund_due' },
  held: { capture: 'capturing', captured: 'captured', void: 'voiding', voided: 'voided' },
  capturing: { captured: 'captured', void: 'voiding', voided: 'voided' },
  voiding: { captured: 'captured', voided: 'voided' },
  captured: {},
  voided: {},
  paid: {},
  refund_due: {},
  refunding: {},
  refunded: {},
}

test.each(
  Object.keys(allowed).flatMap((state) =>
    moves.map((move) => [state as PaymentState, move] as const),
  ),
)('from %s, the move %s is allowed or refused as the table says', (state, move) => {
  expect(stateAfter(state, move)).toBe(allowed[state][move])
})

test('in any order of moves, held money is captured or released, and nothing else', () => {
  const ends: readonly PaymentState[] = ['captured', 'voided']
  fc.assert(
    fc.property(history, (sequence) => {
      const states = walk(sequence)
      const since = states.indexOf('held')
      if (since >= 0)
        expect(states.slice(since).every((state) => isOnHold(state) || ends.includes(state))).toBe(
          true,
        )
    }),
  )
})

test('a captured payment is captured again once its part came back', () => {
  const part = [{ state: 'refunded', amount: 400 }] as const
  expect(stateByRefunds(1000, part, 'captured')).toBe('captured')
  expect(stateByRefunds(400, part, 'captured')).toBe('refunded')
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
