import { portionPrice } from '../catalog/content-price.ts'

interface Portioned {
  portion_grams?: number | null
  price_per_kg?: number | null
}

/** Whether something is sold by its weight. */
export const isWeighed = <T extends Portioned>(
  one: T,
): one is T & { portion_grams: number; price_per_kg: number } =>
  one.portion_grams != null && one.price_per_kg != null

/** Portions that so many grams count as in the stock: at least one of anything. */
export const portionsOf = ({ portion_grams }: { portion_grams: number }, grams: number): number =>
  grams === 0 ? 0 : Math.max(1, Math.round(grams / portion_grams))

/** Drams for so many grams. A line at another price than the usual one, such as a company's, keeps that. */
export function priceOfGrams(
  {
    portion_grams,
    price_per_kg,
    unit_price,
  }: { portion_grams: number; price_per_kg: number; unit_price: number },
  grams: number,
): number {
  return unit_price === portionPrice(portion_grams, price_per_kg)
    ? portionPrice(grams, price_per_kg)
    : Math.round((unit_price * grams) / portion_grams)
}

/** Grams as scales show them, in steps of ten; rounded up, so that nothing costs more than its weight. */
export const onScales = (grams: number): number => Math.ceil(grams / 10) * 10
