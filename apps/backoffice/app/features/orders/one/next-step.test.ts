import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

test.each([
  [{ paid: 'at_the_door', actions: ['process', 'complete', 'cancel', 'edit'] }, 'process'],
  [{ paid: 'paid', actions: ['complete', 'cancel', 'refund'] }, 'complete'],
  [{ paid: 'refund_due', actions: ['refund', 'confirm_refund', 'note'] }, 'refund'],
  [{ paid: 'refund_due', actions: ['process', 'confirm_refund'] }, 'confirm_refund'],
  [{ paid: 'credit', actions: ['settle_credit', 'invoice'] }, 'settle_credit'],
  [{ paid: 'held', actions: ['process', 'complete', 'repeat_request'] }, 'repeat_request'],
  [{ paid: 'paid', actions: ['refund', 'note', 'slip'] }, null],
  [{ paid: 'refund_due', actions: [] }, null],
] as const)('of %j is %s', ({ paid, actions }, expected) => {
  expect(nextStep({ paid, actions: [...actions] })).toBe(expected)
})
