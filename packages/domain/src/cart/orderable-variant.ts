import type { Locale } from '@tsiran/contract/locale'
import type { VariantDto } from '@tsiran/contract/quick-order-shapes'
import { imageUrls } from '../media/media.ts'
import { unitPrice } from './cart.ts'
import type { Viewer } from '../shared/viewer.ts'
import type { OrderableVariant } from './cart-rows.ts'

/** The chosen options as one text, "0,5 l, apricot". */
export const optionsText = (
  { options }: Pick<OrderableVariant, 'options'>,
  locale: Locale,
): string => (options ?? []).map((label) => label[locale]).join(', ')

/** Name and options as one text. */
export function fullName(row: OrderableVariant, locale: Locale): string {
  const options = optionsText(row, locale)
  return options ? `${row.name[locale]}, ${options}` : row.name[locale]
}

/** A variant in the contract's shape, at the viewer's price. */
export const toVariantDto = (
  row: OrderableVariant,
  viewer: Pick<Viewer, 'locale' | 'companyId'>,
): VariantDto => ({
  product_id: row.product_id,
  sku: row.sku,
  name: row.name[viewer.locale],
  options: optionsText(row, viewer.locale),
  url_key: row.url_key,
  base_image: imageUrls(row.media),
  unit: row.unit,
  price: unitPrice(row, viewer),
  qty: row.qty,
  min_qty: row.min_qty,
  box_qty: row.box_qty,
  box_price: row.box_price,
})
