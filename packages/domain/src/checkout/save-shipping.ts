import type { Db } from '@tsiran/db/database'
import type { CartRow } from '../cart/cart-rows.ts'
import { requireCart, saveSteps } from '../cart/checkout-steps.ts'
import type { ShownCart } from '../cart/cart-view.ts'
import { priceCart } from '../cart/price-cart.ts'
import { isSlotOver, noDelivery } from '../delivery/delivery-terms.ts'
import type { CartOwner } from '../shared/viewer.ts'
import { DomainError, fieldError } from '../errors.ts'
import { isMethod } from './methods.ts'
import { paymentOffers, type OfferedPayment } from './offered-methods.ts'
import { slotTaken } from '../delivery/slot-taken.ts'

/** A buyer's choice: the method's name in `listShippings`, repeated with an underscore (R44), and a slot. */
export interface ShippingStep {
  method: string
  /** Undefined leaves the cart's slot, unless that takes no more orders and the zone sells without slots by now. */
  slotId?: number | undefined
}

/** The language of a refusal's slots, and who pays which prices. */
type StepViewer = Parameters<typeof priceCart>[1] & { locale?: CartRow['locale'] }

/**
 * Second step: stores the delivery method, the slot and the rate that the answer shows. The subtotal at the viewer's prices, by
 * default a guest's, decides whether delivery is free. Returns the cart with the shop's ways to pay. Refuses with `cart_empty`,
 * `step_missing` (no address yet), `validation_failed` (an unknown method; a district or a slot that is missing, or a slot of another
 * zone) and `slot_taken` with the zone's open slots.
 */
export async function saveShipping(
  db: Db,
  owner: CartOwner | undefined,
  step: ShippingStep | string,
  viewer: StepViewer = { companyId: null },
): Promise<ShownCart & { offers: OfferedPayment[] }> {
  const { method, slotId } = typeof step === 'string' ? { method: step } : step
  if (!owner) throw new DomainError('cart_empty')
  const read = await requireCart(db, owner, {
    method: isMethod(method),
    slotId,
    offers: paymentOffers,
  })
  const isOver = slotId === undefined && isSlotOver(read.delivery ?? noDelivery)
  const cart = isOver ? { ...read, delivery: { ...read.delivery!, slot: null } } : read
  if (!cart.billing_address) throw new DomainError('step_missing')
  if (!cart.shipping_method) throw fieldError('shipping_method', 'invalid')
  await checkDelivery(db, cart, { slotId, viewer })
  const { shipping } = priceCart(cart, viewer)
  const shown = shipping === null ? {} : { seen_shipping: shipping }
  await saveSteps(db, owner, {
    shipping_method: cart.shipping_method,
    ...(slotId !== undefined ? { slot_id: slotId } : isOver && { slot_id: null }),
    ...shown,
  })
  return { ...cart, ...shown }
}

/** Whether the cart's zone delivers as the cart has it now. A slot of another zone is not the cart's. */
async function checkDelivery(
  db: Db,
  { delivery, locale }: CartRow,
  { slotId, viewer }: { slotId: number | undefined; viewer: StepViewer },
): Promise<void> {
  const { by_zones, collects, district, zone, slot } = delivery ?? noDelivery
  if (by_zones && !collects && !district) throw fieldError('district_id', 'required')
  if (slotId !== undefined && zone && !slot) throw fieldError('slot_id', 'invalid')
  if (zone?.needs_slot && !slot) throw fieldError('slot_id', 'required')
  if (zone && slot && !slot.open)
    throw await slotTaken(db, zone.id, { locale: viewer.locale ?? locale })
}
