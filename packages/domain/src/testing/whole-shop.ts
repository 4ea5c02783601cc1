import { afterEach, expect } from 'vitest'
import type { bankShop } from './bank-shop.ts'
import { findBrokenSums } from './order-sums.ts'

/** After each test: every sum holds, and the ten pieces of the test's product are in stock or in an order, whatever came first. */
export function checkWholeShop(shop: ReturnType<typeof bankShop>): void {
  afterEach(async () => {
    expect(await findBrokenSums(shop.db)).toEqual([])
    const lines = await shop.db
      .selectFrom('order_items as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select(['l.quantity', 'l.canceled'])
      .where('l.variant_id', '=', shop.variantId)
      .where('o.holds_stock', '=', true)
      .execute()
    const ordered = lines.reduce((sum, { quantity, canceled }) => sum + quantity - canceled, 0)
    expect((await shop.stock()) + ordered).toBe(10)
  })
}
