import type { Cart, CartChange } from '@tsiran/contract/cart-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { dramSign, formatMoney } from '@tsiran/i18n/money'
import type { Viewer } from '../shared/viewer.ts'
import { bufferOf } from '../shared/buffer.ts'
import { viewDelivery } from './cart-delivery.ts'
import type { CartRow } from './cart-rows.ts'
import { type PricedCart, type PriceableCart, priceCart } from './price-cart.ts'
import { viewLine, viewService } from './cart-items.ts'

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
