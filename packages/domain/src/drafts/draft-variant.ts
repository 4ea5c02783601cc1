import type { DraftVariant } from '@tsiran/contract/admin/draft-line-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { optionsText } from '../cart/orderable-variant.ts'
import { imageUrl } from '../media/media.ts'

/** A variant with its price for the buyer, `unit` drams a piece. */
export const toDraftVariant = (
  row: OrderableVariant,
  unit: number,
  locale: Locale,
): DraftVariant => ({
  product_id: row.product_id,
  variant_id: row.variant_id,
  sku: row.sku,
  name: row.name[locale],
  options: optionsText(row, locale),
  image: imageUrl(row.media, 'small'),
  unit: row.unit,
  unit_price: unit,
  in_stock: row.qty,
  min_qty: row.min_qty,
  box_qty: row.box_qty,
  box_price: row.box_price,
})
