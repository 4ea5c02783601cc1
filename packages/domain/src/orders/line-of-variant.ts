import { perLocale } from '@tsiran/contract/map-text'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { optionsText } from '../cart/orderable-variant.ts'
import type { NewOrderLine } from './order-line-rows.ts'

/** An order's new line of a variant, as the shop sells it today. Pieces and drams. */
export const lineOfVariant = (
  variant: OrderableVariant,
  sold: Pick<NewOrderLine, 'quantity' | 'unit_price' | 'total'>,
): NewOrderLine => ({
  product_id: variant.product_id,
  variant_id: variant.variant_id,
  sku: variant.sku,
  name: variant.name,
  options: perLocale((locale) => optionsText(variant, locale)),
  url_key: variant.url_key,
  image: variant.media,
  box_qty: variant.box_qty,
  box_price: variant.box_price,
  stocked: true,
  portion_grams: variant.portion_grams,
  price_per_kg: variant.price_per_kg,
  tolerance_pct: variant.portion_grams === null ? null : variant.tolerance_pct,
  age_restricted: variant.age_restricted,
  ...sold,
})
