import type { Cart } from '@tsiran/contract/cart-shapes'
import { slotLabel } from '@tsiran/i18n/day-label'
import { formatMoney } from '@tsiran/i18n/money'
import {
  minimumOf,
  noDelivery,
  termsOf,
  type CartSlot,
  type DeliveryTerms,
} from '../delivery/delivery-terms.ts'
import type { MinimumViewer, Viewer } from '../shared/viewer.ts'
import type { CartRow } from './cart-rows.ts'

/** The parts of a cart that decide what its delivery costs. */
export type DeliveredCart = Pick<CartRow, 'shipping_rate' | 'shipping_free_from' | 'delivery'>

/** Drams of a way of delivery for a subtotal: nothing from the merchant's threshold on. */
export const deliveryRate = ({ rate, free_from }: DeliveryTerms, subTotal: number): number =>
  free_from !== null && subTotal >= free_from ? 0 : rate

/** The terms of the chosen way of delivery; null before one is chosen, and while its district is missing. */
function chosenTerms(cart: DeliveredCart): DeliveryTerms | null {
  const { shipping_rate: rate, shipping_free_from: free_from } = cart
  const delivery = cart.delivery ?? noDelivery
  return rate === null ? null : termsOf(delivery, { rate, free_from, pickup: delivery.collects })
}

/** Drams of the chosen delivery for a subtotal, with the slot's own; null as long as that is not known. */
export function shippingOf(cart: DeliveredCart, subTotal: number): number | null {
  const terms = chosenTerms(cart)
  return terms && deliveryRate(terms, subTotal) + (cart.delivery?.slot?.fee ?? 0)
}

/**
 * What is missing to the smallest order of the cart's zone, or of the buyer's company, in drams; undefined where nothing is. `products` is
 * what its lines cost.
 */
export function missingToMinimum(
  { delivery }: Pick<CartRow, 'delivery'>,
  products: number,
  viewer: MinimumViewer,
): { minimum: number; missing: number } | undefined {
  const minimum = minimumOf(delivery ?? noDelivery, viewer)
  return products < minimum ? { minimum, missing: minimum - products } : undefined
}

type ShownDelivery = Pick<Cart, 'minimum' | 'free_delivery' | 'district_id' | 'slot'>

/** What a cart shows of its delivery: how much is missing to an order and to a free delivery, where and when. */
export function viewDelivery(
  cart: DeliveredCart,
  { products, subTotal }: { products: number; subTotal: number },
  viewer: Pick<Viewer, 'locale' | keyof MinimumViewer>,
): ShownDelivery {
  const delivery = cart.delivery ?? noDelivery
  const { district, slot } = delivery
  const minimum = minimumOf(delivery, viewer)
  const from =
    (chosenTerms(cart) ?? (cart.shipping_rate === null ? district : null))?.free_from ?? null
  return {
    minimum:
      minimum === 0
        ? null
        : {
            amount: minimum,
            missing: Math.max(minimum - products, 0),
            formatted: formatMoney(minimum),
          },
    free_delivery:
      from === null
        ? null
        : {
            from,
            missing: subTotal >= from ? null : from - subTotal,
            formatted: formatMoney(from),
          },
    district_id: district?.id ?? null,
    slot: slot && viewSlot(slot, viewer.locale),
  }
}

const viewSlot = (
  { id, day, starts_at, ends_at, fee, open }: CartSlot,
  locale: Viewer['locale'],
): NonNullable<Cart['slot']> => ({
  id,
  starts_at: new Date(starts_at).toISOString(),
  ends_at: new Date(ends_at).toISOString(),
  day,
  label: slotLabel({ starts_at, ends_at }, locale),
  fee,
  open,
})
