import type { OrderGoods } from '@tsiran/contract/admin/orders'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { unitPrice } from '../cart/cart.ts'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { findVariantsBySku, selectOffers } from '../cart/find-variants.ts'
import { optionsText } from '../cart/orderable-variant.ts'
import { searchProducts } from '../catalog/search-products.ts'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import type { Viewer } from '../shared/viewer.ts'

/** Products of the search, and variants of the answer. */
const limits = { products: 6, variants: 12 }

/**
 * Variants that an edit may add to an order, at its buyer's price in drams: those with this very sku first, then the shop's search.
 * Refuses with `not_found`.
 */
export async function findOrderGoods(
  db: Db,
  orderId: number,
  { search, locale }: { search: string; locale: Locale },
): Promise<OrderGoods[]> {
  const order = await db
    .selectFrom('orders')
    .select(['customer_id', 'company_id'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw new DomainError('not_found')
  const text = search.trim()
  if (text === '') return []
  const viewer: Viewer = {
    locale,
    customerId: order.customer_id,
    companyId: order.company_id,
    role: null,
  }
  const [coded, { data }] = await Promise.all([
    findVariantsBySku(db, [text]),
    searchProducts(db, { search: text, limit: limits.products }, viewer),
  ])
  const found = await Promise.all(data.map(({ id }) => selectOffers(db, id)))
  const rows = new Map([...coded, ...found.flat()].map((row) => [row.variant_id, row]))
  return [...rows.values()].slice(0, limits.variants).map((row) => viewGoods(row, viewer))
}

const viewGoods = (row: OrderableVariant, viewer: Viewer): OrderGoods => ({
  variant_id: row.variant_id,
  sku: row.sku,
  name: row.name[viewer.locale],
  options: optionsText(row, viewer.locale),
  image: imageUrl(row.media, 'small'),
  unit_price: unitPrice(row, viewer),
  in_stock: row.qty,
  min_qty: row.min_qty,
})
