import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentState } from '@tsiran/db/tables/payments'
import { holdsMoney, mayBeGivenUp, nextPollAt, paymentMoves, stateAfter, type PaymentMove } from './payment-states.ts'

const moves = Object.keys(paymentMoves) as PaymentMove[]
const history = fc.array(fc.constantFrom(...moves), { maxLength: 40 })

/** Every state that a payment went through. */
function walk(sequence: readonly PaymentMove[]): PaymentState[] {
  const states: PaymentState[] = ['created']
  for (const move of sequence) states.push(stateAfter(states.at(-1)!, move) ?? states.at(-1)!)
  return states
}

test('whatever comes in whatever order, money that came is never forgotten, and what was returned stays returned', () => {
  fc.assert(
    fc.property(history, (sequence) => {
      const states = walk(sequence)
      const since = states.findIndex(holdsMoney)
      if (since >= 0) expect(states.slice(since).every(holdsMoney)).toBe(true)
      const returned = states.indexOf('refunded')
      if (returned >= 0) expect(new Set(states.slice(returned))).toEqual(new Set(['refunded']))
    }),
  )
})

test('nothing happens twice: a move that was made does not apply to where it led', () => {
  for (const { from, to } of Object.values(paymentMoves)) expect(from).not.toContain(to)
})

test('no money comes from a pay page that never was', () => {
  for (const move of ['pay', 'owe', 'mismatch', 'beginRefund', 'finishRefund'] as const) expect(stateAfter('created', move)).toBeUndefined()
})

test('the bank is asked after 1, 5, 15 and 60 minutes and then hourly, and not given up before a day', () => {
  const asked: number[] = []
  for (let at = 0; !mayBeGivenUp(at); asked.push(at)) at = nextPollAt(at)
  expect(asked).toEqual([1, 5, 15, ...Array.from({ length: 24 }, (_, hour) => (hour + 1) * 60)])
  expect(nextPollAt(3.2)).toBe(5)
  expect(nextPollAt(61)).toBe(120)
  expect(nextPollAt(30 * 24 * 60 + 1)).toBe(30 * 24 * 60 + 60)
})
