import { describe, expect, test } from 'vitest'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { dramsOfLines } from './lines-to-refund.ts'

/** Four pieces of which one was taken away, one is refunded, and two are left for 2000 drams. */
const order = {
  lines: [{ id: 1, stocked: true, quantity: 4, canceled: 1, total: 3000 } as OrderLineRow],
}
const refunds = [{ state: 'refunded', lines: [{ line_id: 1, quantity: 1 }] }] as const
const drams = (quantity: number, amount?: number) =>
  dramsOfLines(order, refunds, { lines: [{ line_id: 1, quantity }], amount })
const refusing = (field: string) =>
  expect.objectContaining({ details: { fields: { [field]: expect.anything() } } })

describe('pieces of a delivered order', () => {
  test('are refunded up to the last that is left', () => {
    expect([drams(1), drams(2)]).toEqual([1000, 2000])
    expect(() => drams(3)).toThrow(refusing('lines'))
  })

  test('are refunded for what they cost, and for no dram more', () => {
    expect(drams(2, 2000)).toBe(2000)
    expect(() => drams(2, 2001)).toThrow(refusing('amount'))
  })
})
