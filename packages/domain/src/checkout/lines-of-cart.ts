import { perLocale } from '@tsiran/contract/map-text'
import type { PricedLine } from '../cart/price-cart.ts'
import type { ServiceRow } from '../cart/cart-rows.ts'
import type { NewOrderLine } from '../orders/order-line-rows.ts'

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
