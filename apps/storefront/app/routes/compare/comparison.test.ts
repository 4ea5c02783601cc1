import { expect, test } from 'vitest'
import { attributeRows, comparisonRow } from './comparison.ts'

test('a line differs when its texts do, also where a product has none', () => {
  expect(comparisonRow('a', 'Volume', ['1 l', '1 l']).differs).toBe(false)
  expect(comparisonRow('a', 'Volume', ['1 l', '2 l']).differs).toBe(true)
  expect(comparisonRow('a', 'Volume', ['1 l', null]).differs).toBe(true)
  expect(comparisonRow('a', 'Volume', ['1 l']).differs).toBe(false)
})

test('each attribute has a line while one product has a value', () => {
  const attributes = [1, 2].map((id) => ({ id, code: `a${id}`, label: `A${id}`, type: 'text' }))
  const product = (values: Record<string, string>) =>
    ({ values }) as Parameters<typeof attributeRows>[1][number]
  expect(attributeRows(attributes, [product({ 1: 'x' }), product({})])).toEqual([
    { key: '1', label: 'A1', texts: ['x', null], differs: true },
  ])
})
