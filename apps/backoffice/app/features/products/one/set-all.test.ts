import { expect, test } from 'vitest'
import { rowsTaking } from './set-all.ts'
import { emptyVariant } from './variant-values.ts'

const variants = {
  order: ['v2', 'v1'],
  rows: {
    v1: { ...emptyVariant, id: 1 },
    v2: { ...emptyVariant, id: 2, portion_grams: 300, price_per_kg: 4000 },
    // Taken out of the form.
    v3: { ...emptyVariant, id: 3 },
  },
}

test('every row of the form takes a field', () => {
  expect(rowsTaking(variants, 'old_price')).toEqual(['v2', 'v1'])
})

test('the price of a weighed variant follows from its kilogram', () => {
  expect(rowsTaking(variants, 'price')).toEqual(['v1'])
})
