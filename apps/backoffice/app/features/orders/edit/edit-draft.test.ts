import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import type { OrderVariant } from '@tsiran/contract/admin/order-edits'
import { expect, test } from 'vitest'
import {
  addVariant,
  countChangedLines,
  editBody,
  editLines,
  emptyDraft,
  isAddressChanged,
} from './edit-draft.ts'

const line = (variantId: number | null, quantity: number, changes: Partial<AdminOrderLine> = {}) =>
  ({
    variant_id: variantId,
    sku: `S${variantId}`,
    quantity,
    canceled: 0,
    stocked: true,
    unit_price: 100,
    image: null,
    ...changes,
  }) as AdminOrderLine
const variant = (variantId: number, minQty = 1) =>
  ({
    variant_id: variantId,
    sku: `S${variantId}`,
    min_qty: minQty,
    unit_price: 50,
    image: '',
  }) as OrderVariant
const order = (lines: AdminOrderLine[]) =>
  ({
    lines,
    shipping_address: { first_name: 'Ani', address1: ['Abovyan 12'] },
  }) as unknown as AdminOrder
const quantities = (present: AdminOrder, draft = emptyDraft) =>
  editLines(present, draft).map(({ variantId, quantity }) => [variantId, quantity])

test('an untouched order is sent as it is, without its service line and what is gone', () => {
  const present = order([
    line(1, 3),
    line(2, 5, { canceled: 2 }),
    line(null, 4),
    line(4, 1, { stocked: false }),
    line(5, 2, { canceled: 2 }),
  ])
  expect(editBody(present, emptyDraft)).toEqual({
    lines: [
      { variant_id: 1, quantity: 3 },
      { variant_id: 2, quantity: 3 },
    ],
  })
  expect(countChangedLines(editLines(present, emptyDraft))).toBe(0)
})

test('another district is sent, and the own one that was chosen again is not', () => {
  const present = { ...order([line(1, 3)]), district_id: 4 }
  expect(editBody(present, { ...emptyDraft, districtId: 5 })).toHaveProperty('district_id', 5)
  expect(editBody(present, { ...emptyDraft, districtId: 4 })).not.toHaveProperty('district_id')
})

test('what was typed stays when the order beneath changes, and the rest follows the order', () => {
  const draft = { ...emptyDraft, quantities: { 1: 7 } }
  expect(quantities(order([line(1, 3), line(2, 5)]), draft)).toEqual([
    [1, 7],
    [2, 5],
  ])
  expect(quantities(order([line(1, 2), line(2, 4), line(3, 1)]), draft)).toEqual([
    [1, 7],
    [2, 4],
    [3, 1],
  ])
})

test('an emptied field asks for none', () => {
  expect(editBody(order([line(1, 3)]), { ...emptyDraft, quantities: { 1: null } }).lines).toEqual([
    { variant_id: 1, quantity: 0 },
  ])
})

test('adding takes one pack; the same again one more', () => {
  const present = order([line(1, 3)])
  const once = addVariant(present, emptyDraft, variant(9, 6))
  expect(quantities(present, once)).toEqual([
    [1, 3],
    [9, 6],
  ])
  expect(quantities(present, addVariant(present, once, variant(9, 6)))[1]).toEqual([9, 12])
  expect(quantities(present, addVariant(present, emptyDraft, variant(1)))).toEqual([[1, 4]])
})

test('a line that was canceled whole comes back once', () => {
  const present = order([line(1, 3), line(5, 2, { canceled: 2 })])
  expect(quantities(present, addVariant(present, emptyDraft, variant(5)))).toEqual([
    [1, 3],
    [5, 1],
  ])
})

test('an address counts as changed where a field differs', () => {
  const present = order([])
  expect(
    isAddressChanged(present, {
      ...emptyDraft,
      address: { first_name: 'Ani', address1: ['Abovyan 12'] },
    }),
  ).toBe(false)
  const draft = { ...emptyDraft, address: { address1: ['Tumanyan 5'] } }
  expect(isAddressChanged(present, draft)).toBe(true)
  expect(editBody(present, draft).address).toEqual({ first_name: 'Ani', address1: ['Tumanyan 5'] })
})
