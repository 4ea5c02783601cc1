import { describe, expect, test } from 'vitest'
import { typedOver } from './typed-over.ts'
import { emptyVariant } from './variant-values.ts'
import { emptyProduct } from './empty-product.ts'

const row = (sku: string, fields: object = {}) => ({ ...emptyVariant, sku, ...fields })
const sent = {
  ...emptyProduct(),
  sku: 'TEA',
  order: ['n1', 'v7'],
  rows: { n1: row('TEA-NEW', { price: 900 }), v7: row('TEA-OLD', { id: 7, price: 800 }) },
}
const saved = {
  ...sent,
  order: ['v7', 'v8'],
  rows: { v7: sent.rows.v7, v8: row('TEA-NEW', { id: 8, price: 900 }) },
}

describe('what was typed while a product was saved', () => {
  test('nothing typed is what was saved', () => {
    expect(typedOver(saved, sent, structuredClone(sent))).toEqual(saved)
  })

  test('what was typed into a new variant is in the variant that has its id by now', () => {
    const now = structuredClone(sent)
    now.rows.n1.price = 950
    expect(typedOver(saved, sent, now).rows['v8']).toEqual({ ...saved.rows.v8, price: 950 })
  })

  test('variants that were added or taken away meanwhile are', () => {
    const now = { ...sent, order: ['n1', 'n2'], rows: { ...sent.rows, n2: row('TEA-3') } }
    const { order, rows } = typedOver(saved, sent, now)
    expect(order).toEqual(['v8', 'n2'])
    expect(rows['n2']).toEqual(row('TEA-3'))
  })
})
