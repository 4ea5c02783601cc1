import type { Cart, CartChange, CartItem } from '@tsiran/contract/cart-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { dramSign, formatMoney } from '@tsiran/i18n/money'
import type { PriceViewer, Viewer } from '../shared/viewer.ts'
import { contentPrice, weighedView } from '../catalog/content-price.ts'
import { imageUrls } from '../media/media.ts'
import { bufferOf } from '../shared/buffer.ts'
import { lineTotal, orderable, unitPrice } from './cart.ts'
import { shippingOf, viewDelivery, type DeliveredCart } from './cart-delivery.ts'
import { fullName, optionsText } from './orderable-variant.ts'
import type { CartRow, LineRow, ServiceRow } from './cart-rows.ts'

/** A stored line at current prices and stock. */
export interface PricedLine {
  row: LineRow
  /** Pieces: full packs within the stock; 0 when unavailable. */
  quantity: number
  /** Drams for one unit. */
  unit: number
  /** Drams for the line. */
  total: number
  changes: Pick<CartChange, 'reason' | 'from' | 'to'>[]
}

/**
 * Prices a stored line and lists what changed since the shopper last saw it (R22): every difference that affects the line's
 * total.
 */
export function priceLine(
  row: LineRow,
  viewer: Pick<Viewer, keyof PriceViewer | 'maxQuantity'>,
): PricedLine {
  const unit = unitPrice(row, viewer)
  const limit = row.status === 'published' ? orderable(row, viewer.maxQuantity) : 0
  const wanted = Math.min(row.quantity, limit)
  const quantity = wanted - (wanted % row.min_qty)
  const changes: PricedLine['changes'] = []
  if (quantity < row.quantity) {
    const reason = limit === 0 ? 'gone' : limit < row.quantity ? 'stock' : 'pack'
    changes.push({ reason, from: row.quantity, to: quantity })
  }
  const total = lineTotal(quantity, unit, row)
  if (quantity > 0) {
    if (unit !== row.seen_price) changes.push({ reason: 'price', from: row.seen_price, to: unit })
    const before = lineTotal(quantity, unit, {
      box_qty: row.seen_box_qty,
      box_price: row.seen_box_price,
    })
    if (before !== total) changes.push({ reason: 'box', from: before, to: total })
  }
  return { row, quantity, unit, total, changes }
}

/** Drams of the service line, which every cart with lines has (R8). */
export const serviceTotal = (service: ServiceRow | null, viewer: PriceViewer): number =>
  service ? unitPrice(service, viewer) : 0

/** The parts of a stored cart that are shown. */
export type ShownCart = PriceableCart &
  Pick<CartRow, 'id' | 'shipping_title' | 'shipping_method' | 'payment_method' | 'substitution'>

/** A cart in the contract's shape, with all totals. */
export function viewCart(cart: ShownCart, viewer: Viewer): Cart {
  const { locale } = viewer
  const priced = priceCart(cart, viewer)
  const lines = priced.lines.filter(({ quantity }) => quantity > 0)
  const items = lines.map((line) => viewLine(line, locale))
  if (cart.service && lines.length > 0)
    items.push(viewService(cart.service, locale, priced.service))
  const subTotal = items.reduce((sum, { total }) => sum + total, 0)
  const grandTotal = subTotal + (priced.shipping ?? 0)
  const buffer = bufferOf(
    lines.map(({ row: { portion_grams }, total }) => ({ portion_grams, total })),
  )
  return {
    id: cart.id,
    items,
    items_count: lines.length,
    items_qty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sub_total: subTotal,
    shipping: priced.shipping,
    grand_total: grandTotal,
    formated_sub_total: formatMoney(subTotal),
    formated_grand_total: formatMoney(grandTotal),
    currency_symbol: dramSign,
    shipping_method: cart.shipping_method,
    payment_method: cart.payment_method,
    changed: viewChanges(cart, priced, locale),
    ...(priced.shippingChange && { shipping_changed: priced.shippingChange }),
    ...viewDelivery(cart, priced, viewer),
    substitution: cart.substitution,
    ...(buffer > 0 && { buffer }),
  }
}

/** A stored cart at current prices. */
export interface PricedCart {
  lines: PricedLine[]
  /** Drams of the service line. */
  service: number
  serviceChange: PriceChange | undefined
  /** Drams of the lines. */
  products: number
  /** Drams of lines and service. */
  subTotal: number
  /** Drams of delivery; null before a way is chosen. */
  shipping: number | null
  shippingChange: PriceChange | undefined
  /** Whether anything differs from what the shopper last saw (R22). */
  changed: boolean
}

/** Drams, before and now. */
interface PriceChange {
  from: number
  to: number
}

type PriceableCart = DeliveredCart &
  Pick<CartRow, 'lines' | 'lost' | 'service' | 'seen_service' | 'seen_shipping'>

/** Prices a stored cart and lists what changed since the shopper last saw it. */
export function priceCart(
  cart: PriceableCart,
  viewer: Pick<Viewer, keyof PriceViewer | 'maxQuantity'>,
): PricedCart {
  const lines = cart.lines.map((row) => priceLine(row, viewer))
  const service = serviceTotal(cart.service, viewer)
  const serviceChange =
    cart.service && lines.some(({ quantity }) => quantity > 0)
      ? changeOf(cart.seen_service, service)
      : undefined
  const products = lines.reduce((sum, { total }) => sum + total, 0)
  const subTotal = products + (lines.some(({ quantity }) => quantity > 0) ? service : 0)
  const shipping = shippingOf(cart, subTotal)
  const shippingChange = changeOf(cart.seen_shipping, shipping)
  const changed =
    cart.lost.length > 0 ||
    lines.some(({ changes }) => changes.length > 0) ||
    serviceChange !== undefined ||
    shippingChange !== undefined
  return { lines, service, serviceChange, products, subTotal, shipping, shippingChange, changed }
}

const changeOf = (from: number | null, to: number | null): PriceChange | undefined =>
  from !== null && to !== null && from !== to ? { from, to } : undefined

function viewChanges(
  { lost, service }: ShownCart,
  { lines, serviceChange }: PricedCart,
  locale: Locale,
): CartChange[] {
  return [
    ...lines.flatMap(({ row, changes }) =>
      changes.map((change) => ({
        item_id: row.item_id,
        product_id: row.product_id,
        name: row.name[locale],
        ...change,
      })),
    ),
    ...lost.map(({ item_id, product_id, name, quantity }) => ({
      item_id,
      product_id,
      name: name[locale],
      reason: 'gone' as const,
      from: quantity,
      to: 0,
    })),
    ...(service && serviceChange
      ? [
          {
            item_id: service.product_id,
            product_id: service.product_id,
            name: service.name[locale],
            reason: 'price' as const,
            ...serviceChange,
          },
        ]
      : []),
  ]
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

function viewService(service: ServiceRow, locale: Locale, price: number): CartItem {
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
