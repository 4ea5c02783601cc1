import type { CartChange } from '@tsiran/contract/cart-shapes'
import type { PriceViewer, Viewer } from '../shared/viewer.ts'
import { lineTotal, orderable, unitPrice } from './cart.ts'
import { shippingOf, type DeliveredCart } from './cart-delivery.ts'
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

export type PriceableCart = DeliveredCart &
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
