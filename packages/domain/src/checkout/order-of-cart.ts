import type { CartRow } from '../cart/cart-rows.ts'
import { noDelivery } from '../delivery/delivery-terms.ts'
import { tidyLines } from '../shared/text.ts'
import type { Viewer } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import type { NewOrder } from '../orders/create-order.ts'

/** Only a company's Manager may use its credit (R19). */
export const mayUseCredit = (viewer: Viewer): viewer is Viewer & { companyId: number } =>
  viewer.role === 'Manager' && viewer.companyId !== null

/** An order's fields from a cart's steps. Refuses with `step_missing` where one is missing (R20). */
export function orderFields(
  cart: CartRow,
  description: string,
  viewer: Viewer,
): Omit<NewOrder, 'status'> {
  const {
    billing_address,
    shipping_address,
    shipping_method,
    shipping_title,
    shipping_rate,
    payment_method,
    payment_title,
  } = cart
  if (
    !billing_address ||
    !shipping_address ||
    !shipping_method ||
    !shipping_title ||
    shipping_rate === null ||
    !payment_method ||
    !payment_title ||
    (cart.delivery?.zone?.needs_slot && !cart.delivery.slot)
  ) {
    throw new DomainError('step_missing')
  }
  return {
    customer_id: viewer.customerId,
    company_id: viewer.companyId,
    locale: viewer.locale,
    email: billing_address.email,
    billing_address,
    shipping_address,
    shipping_method,
    shipping_title,
    shipping_amount: shipping_rate,
    payment_method,
    payment_title,
    description: tidyLines(description),
    ...deliveryFields(cart),
    substitution: cart.substitution,
  }
}

type DeliveryFields = Pick<NewOrder, 'district_id' | 'zone_id' | 'slot_id' | 'slot' | 'holds_slot'>

/** Where and when an order is delivered, as its cart has it. */
function deliveryFields({ delivery }: Pick<CartRow, 'delivery'>): DeliveryFields {
  const { zone, slot, collects, district } = delivery ?? noDelivery
  const to = collects ? null : district
  return {
    district_id: to?.id ?? null,
    zone_id: zone?.id ?? null,
    slot_id: slot?.id ?? null,
    slot: zone &&
      slot && {
        zone: zone.name,
        district: to?.name ?? null,
        starts_at: new Date(slot.starts_at).toISOString(),
        ends_at: new Date(slot.ends_at).toISOString(),
        fee: slot.fee,
        pickup: collects,
      },
    holds_slot: slot !== null,
  }
}
