import { expect, test } from 'vitest'
import { emptyProduct } from './empty-product.ts'
import { mergedValues } from './merged-values.ts'
import type { ProductValues } from './product-values.ts'
import { emptyVariant } from './variant-values.ts'

const row = (sku: string, price: number) => ({ ...emptyVariant, sku, price })
const base: ProductValues = {
  ...emptyProduct(),
  type: 'configurable',
  sku: 'TEA',
  position: 1,
  order: ['v1', 'v2'],
  rows: { v1: row('TEA-1', 100), v2: row('TEA-2', 200) },
}
const mine = { ...base, position: 7, rows: { ...base.rows, v1: row('TEA-1', 150) } }

test('what was changed and is kept stays; the rest becomes theirs', () => {
  const theirs = { ...base, sku: 'TEA-X', position: 3 }
  expect(mergedValues(base, mine, theirs, {})).toEqual({ ...mine, sku: 'TEA-X' })
  expect(mergedValues(base, mine, theirs, { position: 'theirs' })).toMatchObject({ position: 3 })
  expect(mergedValues(base, mine, theirs, { variants: 'theirs' }).rows).toBe(theirs.rows)
})

test('a variant that they have added stays once, beside my change of another one', () => {
  const theirs = {
    ...base,
    order: ['v1', 'v2', 'v3'],
    rows: { ...base.rows, v3: row('TEA-3', 300) },
  }
  const merged = mergedValues(base, mine, theirs, {})
  expect(merged.order).toEqual(['v1', 'v2', 'v3'])
  expect([merged.rows['v1']!.price, merged.rows['v3']!.price]).toEqual([150, 300])
  const added = { ...mine, order: ['v1', 'v2', 'n1'], rows: { ...mine.rows, n1: row('TEA-4', 5) } }
  expect(mergedValues(base, added, theirs, {}).order).toEqual(['v1', 'v2', 'n1', 'v3'])
})

test('a variant that they have removed is gone, also where I have changed it and added another', () => {
  const theirs = { ...base, order: ['v2'], rows: { v2: base.rows['v2']! } }
  const added = {
    ...mine,
    order: ['v1', 'v2', 'n1'],
    rows: { ...mine.rows, n1: row('TEA-4', 5) },
  }
  expect(mergedValues(base, mine, theirs, {}).order).toEqual(['v2'])
  expect(mergedValues(base, added, theirs, { variants: 'yours' }).order).toEqual(['v2', 'n1'])
})
