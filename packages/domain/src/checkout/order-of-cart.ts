import { perLocale } from '@tsiran/contract/map-text'
import type { PricedLine } from '../cart/cart-view.ts'
import type { CartRow, ServiceRow } from '../cart/cart-rows.ts'
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
    !payment_title
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
