import type { Locale } from '@tsiran/contract/locale'
import type { OrderItem } from '@tsiran/contract/orders'
import type { Text } from '@tsiran/db/tables/shared'
import { imageUrl, imageUrls } from '../media/media.ts'

/** Goods as they were when a cart was ordered or sent to the Manager: later changes of the catalogue do not reach them. */
export interface LineSnapshot {
  /** Null once the product is gone, as `variant_id`. */
  product_id: number | null
  variant_id: number | null
  sku: string
  name: Text
  /** The chosen options in words; empty where there are none. */
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

/** Name of the goods with their chosen options. */
export const lineName = ({ name, options }: Pick<LineSnapshot, 'name' | 'options'>, locale: Locale): string =>
  options[locale] ? `${name[locale]}, ${options[locale]}` : name[locale]

/** Shows a line in the contract's shape, its texts in the language of who looks. */
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
