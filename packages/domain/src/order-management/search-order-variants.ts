import type { OrderVariant } from '@tsiran/contract/admin/order-edits'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { unitPrice } from '../cart/cart.ts'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { searchVariants } from '../cart/search-variants.ts'
import { optionsText } from '../cart/orderable-variant.ts'
import { imageUrl } from '../media/media.ts'
import { pricesOf } from '../orders/prices-of-order.ts'
import { findOrder } from '../orders/read-order.ts'
import type { Viewer } from '../shared/viewer.ts'

/**
 * Variants that an edit may add to an order, at its buyer's price in drams: those with this very sku or barcode first, then the
 * shop's search. Refuses with `not_found`.
 */
export async function searchOrderVariants(
  db: Db,
  orderId: number,
  { search, locale }: { search: string; locale: Locale },
): Promise<OrderVariant[]> {
  const order = await findOrder(db, orderId)
  const viewer: Viewer = { ...pricesOf(order), locale, customerId: order.customer_id, role: null }
  const rows = await searchVariants(db, search, viewer)
  return rows.map((row) => toOrderVariant(row, viewer))
}

const toOrderVariant = (row: OrderableVariant, viewer: Viewer): OrderVariant => ({
  variant_id: row.variant_id,
  sku: row.sku,
  name: row.name[viewer.locale],
  options: optionsText(row, viewer.locale),
  image: imageUrl(row.media, 'small'),
  unit_price: unitPrice(row, viewer),
  in_stock: row.qty,
  min_qty: row.min_qty,
  box_qty: row.box_qty,
  box_price: row.box_price,
})
