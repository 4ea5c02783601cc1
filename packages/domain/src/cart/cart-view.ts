import type { Cart, CartChange, CartItem } from '@tsiran/contract/cart'
import type { Locale } from '@tsiran/contract/locale'
import { dramSign, formatMoney } from '@tsiran/i18n/money'
import { imageUrls } from '../media/media.ts'
import { lineTotal, orderable, unitPrice, type Buyer } from './cart.ts'
import { optionsText } from './goods.ts'
import type { CartRow, LineRow, ServiceRow } from './queries.ts'

export interface CartViewer {
  locale: Locale
  buyer: Buyer
}

/** A stored line as it can be bought now. */
export interface PricedLine {
  row: LineRow
  /** Pieces, down to what is in stock; 0 when it can no longer be bought. */
  quantity: number
  /** Drams for one unit. */
  unit: number
  /** Drams for the line. */
  total: number
  changes: Pick<CartChange, 'reason' | 'from' | 'to'>[]
}

/** Prices a stored line and tells what changed since the shopper last saw it (decisions 22). */
export function priceLine(row: LineRow, buyer: Buyer): PricedLine {
  const unit = unitPrice(row, buyer)
  const quantity = row.status === 'published' ? Math.min(row.quantity, orderable(row)) : 0
  const changes: PricedLine['changes'] = []
  if (quantity === 0) changes.push({ reason: 'gone', from: row.quantity, to: 0 })
  else {
    if (quantity < row.quantity) changes.push({ reason: 'stock', from: row.quantity, to: quantity })
    if (unit !== row.seen_price) changes.push({ reason: 'price', from: row.seen_price, to: unit })
    else if (row.box_price !== row.seen_box_price && quantity >= (row.box_qty ?? Number.POSITIVE_INFINITY)) {
      changes.push({ reason: 'price', from: row.seen_box_price ?? unit * row.box_qty!, to: row.box_price! })
    }
  }
  return { row, quantity, unit, total: lineTotal(quantity, unit, row), changes }
}

/** Drams for the service line; it is there whenever anything else is (decisions 8). */
export const serviceTotal = (service: ServiceRow | null, buyer: Buyer): number =>
  service ? (buyer.company ? (service.company_price ?? service.price) : service.price) : 0

/** What is shown of a stored cart. */
type ShownCart = Pick<CartRow, 'id' | 'lines' | 'service' | 'shipping_rate' | 'shipping_method' | 'payment_method'>

/** Shows a cart in the contract's shape, all totals computed. */
export function viewCart(cart: ShownCart, { locale, buyer }: CartViewer): Cart {
  const priced = cart.lines.map((row) => priceLine(row, buyer))
  const lines = priced.filter(({ quantity }) => quantity > 0)
  const items = lines.map((line) => viewLine(line, locale))
  if (cart.service && lines.length > 0) items.push(viewService(cart.service, locale, buyer))
  const subTotal = items.reduce((sum, { total }) => sum + total, 0)
  const grandTotal = subTotal + (cart.shipping_rate ?? 0)
  return {
    id: cart.id,
    items,
    items_count: lines.length,
    items_qty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sub_total: subTotal,
    shipping: cart.shipping_rate,
    grand_total: grandTotal,
    formated_sub_total: formatMoney(subTotal),
    formated_grand_total: formatMoney(grandTotal),
    currency_symbol: dramSign,
    shipping_method: cart.shipping_method,
    payment_method: cart.payment_method,
    changed: priced.flatMap(({ row, changes }) =>
      changes.map((change) => ({ item_id: row.item_id, product_id: row.product_id, name: row.name[locale], ...change })),
    ),
  }
}

function viewLine({ row, quantity, unit, total }: PricedLine, locale: Locale): CartItem {
  return {
    id: row.item_id,
    product_id: row.product_id,
    variant_id: row.type === 'configurable' ? row.variant_id : null,
    sku: row.sku,
    name: row.name[locale],
    options: optionsText(row, locale),
    price: unit,
    total,
    formated_price: formatMoney(unit),
    formated_total: formatMoney(total),
    quantity,
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

function viewService(service: ServiceRow, locale: Locale, buyer: Buyer): CartItem {
  const price = serviceTotal(service, buyer)
  return {
    id: service.product_id,
    product_id: service.product_id,
    variant_id: null,
    sku: service.sku,
    name: service.name[locale],
    options: '',
    price,
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
