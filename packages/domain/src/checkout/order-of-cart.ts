import { perLocale } from '@tsiran/contract/map-text'
import type { PricedLine } from '../cart/cart-view.ts'
import type { CartRow, ServiceRow } from '../cart/cart-rows.ts'
import { noDelivery } from '../delivery/delivery-of-cart.ts'
import type { Viewer } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import type { NewOrder } from '../orders/create-order.ts'
import type { NewOrderLine } from '../orders/order-rows.ts'

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
    description: description.trim(),
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

const noText = perLocale(() => '')

/** An order's lines with their prices, the service line last (R8). `servicePrice` in drams. */
export function orderLines(
  lines: readonly PricedLine[],
  service: ServiceRow | null,
  servicePrice: number,
): NewOrderLine[] {
  const orderedLines = lines.map(({ row, quantity, unit, total }) => ({
    product_id: row.product_id,
    variant_id: row.variant_id,
    sku: row.sku,
    name: row.name,
    options: joinOptions(row.options),
    url_key: row.url_key,
    image: row.media,
    quantity,
    unit_price: unit,
    box_qty: row.box_qty,
    box_price: row.box_price,
    total,
    stocked: true,
    portion_grams: row.portion_grams,
    price_per_kg: row.price_per_kg,
    tolerance_pct: row.portion_grams === null ? null : row.tolerance_pct,
    substitution: row.substitution,
    substitute_variant_id: row.substitute_variant_id,
    age_restricted: row.age_restricted,
  }))
  if (!service) return orderedLines
  const { product_id, variant_id, sku, name, url_key, media } = service
  return [
    ...orderedLines,
    {
      product_id,
      variant_id,
      sku,
      name,
      url_key,
      image: media,
      options: noText,
      quantity: 1,
      unit_price: servicePrice,
      box_qty: null,
      box_price: null,
      total: servicePrice,
      stocked: false,
    },
  ]
}

const joinOptions = (options: readonly (typeof noText)[] | null) => {
  return perLocale((locale) => (options ?? []).map((label) => label[locale]).join(', '))
}
