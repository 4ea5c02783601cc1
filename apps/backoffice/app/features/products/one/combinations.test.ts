import { expect, test } from 'vitest'
import { combinations, countCombinations, variantsFor } from './combinations.ts'
import { emptyVariant, variantChange } from './variant-values.ts'

const sizes = { attribute_id: 1, option_ids: [10, 11] }
const colours = { attribute_id: 2, option_ids: [20, 21, 22] }
const pick = (size: number, colour?: number) => [
  { attribute_id: 1, option_id: size },
  ...(colour ? [{ attribute_id: 2, option_id: colour }] : []),
]
const skuOf = (options: readonly { option_id: number }[]) =>
  ['A', ...options.map(({ option_id }) => option_id)].join('-')

test('every option of each attribute is combined with every other', () => {
  expect(combinations([sizes, colours])).toHaveLength(6)
  expect(combinations([sizes, colours]).slice(0, 2)).toEqual([pick(10, 20), pick(10, 21)])
  expect(combinations([{ ...sizes, option_ids: [] }, colours])).toEqual([])
})

test('combinations are counted without being made', () => {
  expect(countCombinations([sizes, colours])).toBe(6)
  expect(countCombinations([])).toBe(0)
  const option_ids = Array.from({ length: 60 }, (_, id) => id)
  const many = Array.from({ length: 8 }, (_, attribute_id) => ({ attribute_id, option_ids }))
  expect(countCombinations(many)).toBe(60 ** 8)
})

test('variants whose options stay are kept, others are new or gone', () => {
  const present = {
    order: ['v1', 'v2'],
    rows: {
      v1: { ...emptyVariant, id: 1, sku: 'OLD', price: 500, options: pick(11) },
      v2: { ...emptyVariant, id: 2, sku: 'GONE', options: pick(12) },
    },
  }
  const next = variantsFor(present, combinations([sizes]), skuOf)
  expect(next.order[1]).toBe('v1')
  expect(next.order.map((name) => next.rows[name]!.sku)).toEqual(['A-10', 'OLD'])
  expect(next).toMatchObject({ kept: 1, added: 1, removed: 1 })
})

test('a second attribute keeps a variant with one option of it', () => {
  const present = { order: ['v1'], rows: { v1: { ...emptyVariant, id: 1, options: pick(10, 20) } } }
  const next = variantsFor(present, combinations([sizes]), skuOf)
  expect(next.rows['v1']!.options).toEqual(pick(10))
  expect(next).toMatchObject({ kept: 1, added: 1, removed: 0 })
})

test('a new attribute gives each variant its first option', () => {
  const present = {
    order: ['v1', 'v2'],
    rows: {
      v1: { ...emptyVariant, id: 1, options: pick(10) },
      v2: { ...emptyVariant, id: 2, options: pick(11) },
    },
  }
  const next = variantsFor(present, combinations([sizes, colours]), skuOf)
  expect(next.rows['v1']!.options).toEqual(pick(10, 20))
  expect(next.rows['v2']!.options).toEqual(pick(11, 20))
  expect(next).toMatchObject({ kept: 2, added: 4, removed: 0 })
})

test('the variant of a simple product becomes the first combination', () => {
  const present = { order: ['v1'], rows: { v1: { ...emptyVariant, id: 1, sku: 'S', price: 90 } } }
  const next = variantsFor(present, combinations([sizes]), skuOf)
  expect(next.order[0]).toBe('v1')
  expect(next.rows['v1']).toMatchObject({ sku: 'S', price: 90, options: pick(10) })
})

test('only what differs of a variant is sent, and stock of a new one alone', () => {
  const stored = { ...emptyVariant, id: 7, sku: 'S', price: 90, barcode: '4850000000017', qty: 5 }
  expect(variantChange(stored, { ...stored, price: 95, barcode: ' ' })).toEqual({
    id: 7,
    price: 95,
    barcode: null,
  })
  expect(variantChange(stored, stored)).toEqual({ id: 7 })
  expect(variantChange(undefined, { ...emptyVariant, sku: 'N', price: 1, qty: 3 })).toMatchObject({
    sku: 'N',
    price: 1,
    qty: 3,
    min_qty: 1,
    barcode: null,
  })
})
