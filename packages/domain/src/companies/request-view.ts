import type { CartRequest, CartRequestRow } from '@tsiran/contract/company-cart'
import type { OrderItem } from '@tsiran/contract/orders'
import type { Locale } from '@tsiran/contract/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { imageUrl, imageUrls } from '../media/media.ts'
import type { RequestHeadRow, RequestLineRow, RequestRow } from './queries.ts'

/** A request as a list shows it. */
export const viewRequestRow = (row: RequestHeadRow, locale: Locale): CartRequestRow => ({
  id: row.id,
  status: row.status,
  status_label: translate(locale, `companies.requestStatus.${row.status}`),
  created_at: new Date(row.created_at).toISOString(),
  grand_total: row.total,
  formated_grand_total: formatMoney(row.total),
  user: row.customer_name,
})

/** A request with its lines. */
export const viewRequest = (row: RequestRow, locale: Locale): CartRequest => ({
  ...viewRequestRow(row, locale),
  items: row.lines.map((line) => viewRequestLine(line, locale)),
  order_id: row.order_id,
})

/** Name of a line with its chosen options. */
export const lineName = ({ name, options }: Pick<RequestLineRow, 'name' | 'options'>, locale: Locale): string =>
  options[locale] ? `${name[locale]}, ${options[locale]}` : name[locale]

/** A request's line in the shape of an order's. */
export function viewRequestLine(line: RequestLineRow, locale: Locale): OrderItem {
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
