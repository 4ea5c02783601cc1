import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import { expect, test } from 'vitest'
import { overlaps } from './draft-overlap.ts'

const address = {
  first_name: 'Nare',
  last_name: '',
  company_name: '',
  email: '',
  phone: '',
  address1: [],
}
const line = (variant_id: number, quantity: number) => ({ variant_id, quantity })
const draft = (fields: object = {}) =>
  ({
    buyer: null,
    buyer_locale: 'hy',
    address,
    lines: [line(1, 2), line(2, 5)],
    note: '',
    shipping_method: null,
    payment_method: null,
    district_id: null,
    slot: null,
    ...fields,
  }) as unknown as Draft

test('changes of other fields, of other parts of an address and of other lines do not overlap', () => {
  const theirs = draft({
    note: 'Ring twice',
    address: { ...address, phone: '091 123456' },
    lines: [line(1, 2), line(2, 6), line(3, 1)],
  })
  for (const mine of [
    { payment_method: 'cashondelivery' },
    { address: { address1: ['Abovyan 1'] } },
    { lines: [line(1, 9), line(2, 5)] },
    { lines: [line(2, 5)] },
  ])
    expect(overlaps(mine, draft(), theirs)).toBe(false)
})

test('the same field, part or line overlaps, and another buyer overlaps with the address', () => {
  const theirs = draft({
    note: 'Ring twice',
    address: { ...address, phone: '091 123456' },
    lines: [line(1, 3)],
  })
  for (const mine of [
    { note: 'Call' },
    { address: { phone: '091 654321' } },
    { lines: [line(1, 4), line(2, 5)] },
    { lines: [line(1, 2), line(2, 7)] },
    { customer_id: 7 },
  ])
    expect(overlaps(mine, draft(), theirs)).toBe(true)
})

test('what has the wanted value already does not overlap: its answer may have been lost', () => {
  const now = draft({ note: 'Call', lines: [line(1, 2)] })
  expect(overlaps({ note: 'Call' }, draft(), now)).toBe(false)
  expect(overlaps({ lines: [line(1, 2)] }, draft(), now)).toBe(false)
})
