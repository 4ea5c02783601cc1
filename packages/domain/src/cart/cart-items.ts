import type { CartItem } from '@tsiran/contract/cart-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { contentPrice, weighedView } from '../catalog/content-price.ts'
import { imageUrls } from '../media/media.ts'
import { fullName, optionsText } from './orderable-variant.ts'
import type { ServiceRow } from './cart-rows.ts'
import type { PricedLine } from './price-cart.ts'

export function viewLine({ row, quantity, unit, total }: PricedLine, locale: Locale): CartItem {
  return {
    id: row.item_id,
    product_id: row.product_id,
    variant_id: row.type === 'configurable' ? row.variant_id : null,
    sku: row.sku,
    name: row.name[locale],
    options: optionsText(row, locale),
    price: unit,
    unit_price: contentPrice(row, unit, locale),
    total,
    formated_price: formatMoney(unit),
    formated_total: formatMoney(total),
    quantity,
    weighed: weighedView(row, locale),
    substitution: row.substitution,
    substitute_variant_id: row.substitute_variant_id,
    substitute_name:
      row.substitute?.status === 'published' ? fullName(row.substitute, locale) : null,
    ...(row.substitute && { substitute_in_stock: row.substitute.qty > 0 }),
    locked: false,
    product: {
      name: row.name[locale],
      url_key: row.url_key,
      base_image: imageUrls(row.media),
      qty: row.qty,
      min_qty: row.min_qty,
      box_price: row.box_price,
      box_qty: row.box_qty,
      in_stock: row.qty > 0,
      unit: row.unit,
    },
  }
}

/** The service line in the contract's shape; `price` in drams. */
export function viewService(service: ServiceRow, locale: Locale, price: number): CartItem {
  return {
    id: service.product_id,
    product_id: service.product_id,
    variant_id: null,
    sku: service.sku,
    name: service.name[locale],
    options: '',
    price,
    unit_price: null,
    total: price,
    formated_price: formatMoney(price),
    formated_total: formatMoney(price),
    quantity: 1,
    locked: true,
    product: {
      name: service.name[locale],
      url_key: service.url_key,
      base_image: imageUrls(service.media),
      qty: 1,
      min_qty: 1,
      box_price: null,
      box_qty: null,
      in_stock: true,
      unit: service.unit,
    },
  }
}
