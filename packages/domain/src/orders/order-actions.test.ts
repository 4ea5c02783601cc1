import { describe, expect, test } from 'vitest'
import { actionsOf, refundable, type PaymentWithRefunds } from './order-actions.ts'
import type { OrderLineRow } from './order-line-rows.ts'

const line = (quantity: number, canceled = 0, stocked = true) =>
  ({ quantity, canceled, stocked }) as OrderLineRow
const order = {
  status: 'pending',
  payment_method: 'cashondelivery',
  company_id: null,
  settled_at: null,
  slot: null,
  lines: [line(2), line(1, 0, false)],
} as const
const paid = (fields: Partial<PaymentWithRefunds> = {}): PaymentWithRefunds => ({
  state: 'paid',
  amount: 1000,
  refund_total: 0,
  refunds: [],
  ...fields,
})

describe('what may be done to an order', () => {
  test.each([
    ['pending_payment', ['cancel', 'note']],
    [
      'pending',
      ['process', 'complete', 'cancel', 'cancel_lines', 'edit', 'note', 'slip', 'invoice'],
    ],
    ['processing', ['complete', 'cancel', 'cancel_lines', 'edit', 'note', 'slip', 'invoice']],
    ['completed', ['note', 'slip', 'invoice']],
    ['canceled', ['note']],
    ['closed', ['note', 'slip', 'invoice']],
  ] as const)('that is %s, by who takes orders', (status, actions) => {
    expect(actionsOf({ ...order, status, lines: [...order.lines] }, [], ['orders'])).toEqual(
      actions,
    )
  })

  test('that is picked is to settle it, once, also by who only picks', () => {
    const picked = (states: OrderLineRow['pick_state'][]) => [
      ...states.map((pick_state) => ({ ...line(2), pick_state })),
      line(1, 0, false),
    ]
    const lines = picked(['found', 'missing'])
    expect(actionsOf({ ...order, lines }, [], ['picker'])).toContain('settle')
    expect(actionsOf({ ...order, lines }, [], ['viewer'])).not.toContain('settle')
    const half = { ...order, lines: picked(['found', null]) }
    expect(actionsOf(half, [], ['orders'])).not.toContain('settle')
    const settled = { ...order, lines, settled_at: '2026-11-22T10:00:00Z' }
    expect(actionsOf(settled, [], ['orders'])).toEqual(
      actionsOf({ ...order, lines }, [], ['orders']).filter(
        (action) => !['settle', 'edit'].includes(action),
      ),
    )
  })

  test('with one piece left does not offer to cancel lines', () => {
    const lines = [line(2, 1), line(3, 3), line(1, 0, false)]
    expect(actionsOf({ ...order, lines }, [], ['orders'])).not.toContain('cancel_lines')
  })

  test('depends on the roles', () => {
    const due = [paid({ refund_total: 300, refunds: [{ state: 'due', amount: 300 }] })]
    const of = { ...order, lines: [...order.lines] }
    expect(actionsOf(of, due, ['viewer'])).toEqual([])
    expect(actionsOf(of, due, ['picker', 'viewer'])).toEqual([])
    expect(actionsOf(of, due, ['accountant'])).toEqual([
      'refund',
      'confirm_refund',
      'slip',
      'invoice',
    ])
    expect(actionsOf(of, due, ['orders', 'accountant'])).toContain('refund')
    expect(actionsOf(of, due, ['orders'])).not.toContain('refund')
  })

  test('whose bank refused to give held money is to ask it again, for who returns money', () => {
    const of = { ...order, lines: [...order.lines] }
    const refused = [paid({ state: 'capturing', repeatable: true })]
    expect(actionsOf(of, refused, ['accountant'])).toContain('repeat_request')
    expect(actionsOf(of, refused, ['orders'])).not.toContain('repeat_request')
    expect(actionsOf(of, [paid({ state: 'capturing' })], ['owner'])).not.toContain('repeat_request')
  })

  test('on credit is to settle it once it is delivered, for whoever may', () => {
    const credit = { ...order, lines: [...order.lines], payment_method: 'credit', company_id: 7 }
    expect(actionsOf(credit, [], ['owner'])).not.toContain('settle_credit')
    expect(actionsOf({ ...credit, status: 'completed' }, [], ['owner'])).toContain('settle_credit')
    expect(
      actionsOf({ ...credit, status: 'completed', company_id: null }, [], ['owner']),
    ).not.toContain('settle_credit')
    expect(actionsOf({ ...credit, status: 'completed' }, [], ['orders'])).not.toContain(
      'settle_credit',
    )
  })
})

test.each([
  ['nothing of an order that will be delivered', 0, paid(), 'pending'],
  [
    'what is due of it',
    300,
    paid({ refund_total: 300, refunds: [{ state: 'due', amount: 300 }] }),
    'pending',
  ],
  ['all of a delivered one', 1000, paid(), 'completed'],
  [
    'the rest of it',
    700,
    paid({ refund_total: 300, refunds: [{ state: 'refunded', amount: 300 }] }),
    'completed',
  ],
  [
    'nothing that is on its way',
    0,
    paid({
      state: 'refunding',
      refund_total: 1000,
      refunds: [{ state: 'refunding', amount: 1000 }],
    }),
    'canceled',
  ],
  ['nothing that was not paid', 0, paid({ state: 'abandoned' }), 'canceled'],
] as const)('%s can be refunded', (_what, drams, payment, status) => {
  expect(refundable(payment, status)).toBe(drams)
})
