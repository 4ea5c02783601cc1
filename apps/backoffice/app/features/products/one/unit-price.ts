import type { ContentUnit } from '@tsiran/contract/admin/product-choices'

/** Drams of a kilogram, a litre or a piece, as the shop shows them; null where the content is not known. */
export function unitPriceOf(
  price: number | null,
  amount: number | null,
  unit: ContentUnit | null,
): number | null {
  if (price === null || !amount || !unit) return null
  return Math.round(unit === 'piece' ? price / amount : (price * 1000) / amount)
}

/** Drams of a portion of weighed products; null where a part of it is missing. */
export const portionPrice = (grams: number | null, pricePerKg: number | null): number | null =>
  grams === null || pricePerKg === null ? null : Math.round((pricePerKg * grams) / 1000)
