import type { Locale } from '@tsiran/contract/locale'
import type { OrderItem } from '@tsiran/contract/order-line-shapes'
import type { Text } from '@tsiran/db/tables/shared'
import { imageUrl, imageUrls } from '../media/media.ts'

/** A line as of the time when a cart was ordered or sent to the Manager, unaffected by later changes of the catalogue. */
export interface LineSnapshot {
  /** Null after the product is deleted; the same for `variant_id`. */
  product_id: number | null
  variant_id: number | null
  sku: string
  name: Text
  /** Labels of the chosen options; empty for none. */
  options: Text
  url_key: string
  image: string | null
  /** Pieces. */
  quantity: number
  /** Drams. */
  unit_price: number
  /** Drams. */
  total: number
}

/** Name of a line with its chosen options. */
export const lineName = (
  { name, options }: Pick<LineSnapshot, 'name' | 'options'>,
  locale: Locale,
): string => (options[locale] ? `${name[locale]}, ${options[locale]}` : name[locale])

/** A line in the contract's shape, in a language. */
export function viewLine(line: LineSnapshot, locale: Locale): OrderItem {
  const name = lineName(line, locale)
  return {
    product_id: line.product_id,
    product_name: name,
    product_price: line.unit_price,
    quantity: line.quantity,
    product_image: imageUrl(line.image, 'small'),
    name,
    sku: line.sku,
    price: line.unit_price,
    qty_ordered: line.quantity,
    grant_total: line.total,
    additional: { quantity: line.quantity },
    product: { base_image: imageUrls(line.image), url_key: line.url_key },
  }
}
