import type { AdminVariant } from '@tsiran/contract/admin/variant-shapes'
import { expect, test } from 'vitest'
import type { ProductValues } from './product-values.ts'
import { emptyVariant } from './variant-values.ts'
import { withStock } from './with-stock.ts'
import { emptyProduct } from './empty-product.ts'

test('stock follows what was read, and what is written stays', () => {
  const values: ProductValues = {
    ...emptyProduct(),
    order: ['v1', 'n2'],
    rows: { v1: { ...emptyVariant, id: 1, sku: 'A', price: 900, qty: 5 }, n2: emptyVariant },
  }
  const read = [
    { id: 1, price: 1000, qty: 3 },
    { id: 7, price: 1000, qty: 9 },
  ] as AdminVariant[]
  const after = withStock(values, { variants: read })
  expect(after.rows).toEqual({ v1: { ...values.rows['v1'], qty: 3 }, n2: emptyVariant })
  expect(after.order).toEqual(['v1', 'n2'])
})
