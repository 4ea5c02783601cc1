import type { UnitPrice, Weighed } from '@tsiran/contract/product-card-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'

/** What one piece of a variant holds. */
export interface Contents {
  content_amount: number | null
  content_unit: 'g' | 'ml' | 'piece' | null
  /** Weighed products: grams of a portion, drams of a kilogram. */
  portion_grams: number | null
  price_per_kg: number | null
}

const units = { g: 'kg', ml: 'l', piece: 'piece' } as const
/** Grams of a kilogram, millilitres of a litre. */
const perUnit = { g: 1000, ml: 1000, piece: 1 }

/**
 * The price of a kilogram, litre or piece where a variant costs `price` drams; null where its contents are unknown, or where they are
 * one piece, whose unit price is the price itself. `pieces` is how many of the variant the price is for. Weighed products have the
 * price that a kilogram costs.
 */
export function contentPrice(
  { content_amount, content_unit, portion_grams, price_per_kg }: Contents,
  price: number,
  locale: Locale,
  pieces = 1,
): UnitPrice {
  if (portion_grams !== null && price_per_kg !== null) {
    // Another price than the usual one, as a box has it, is still one of the portion.
    const usual = portionPrice(portion_grams, price_per_kg)
    const amount =
      price === usual && pieces === 1
        ? price_per_kg
        : Math.round((price * perUnit.g) / (portion_grams * pieces))
    return view(amount, 'kg', locale)
  }
  if (content_amount === null || content_unit === null) return null
  const content = content_amount * pieces
  if (content_unit === 'piece' && content === 1) return null
  return view(Math.round((price * perUnit[content_unit]) / content), units[content_unit], locale)
}

/** Drams of a portion of weighed products. */
export const portionPrice = (portionGrams: number, pricePerKg: number): number =>
  Math.round((pricePerKg * portionGrams) / perUnit.g)

const view = (amount: number, unit: 'kg' | 'l' | 'piece', locale: Locale): UnitPrice => ({
  amount,
  unit,
  formatted: translate(locale, `product.unitPrice.${unit}`, { price: formatMoney(amount) }),
})

/** How weighed products are sold; null for others. */
export function weighedView(
  { portion_grams, price_per_kg }: Pick<Contents, 'portion_grams' | 'price_per_kg'>,
  locale: Locale,
): Weighed {
  if (portion_grams === null || price_per_kg === null) return null
  const formatted = translate(locale, 'product.portion', { grams: formatNumber(portion_grams) })
  return { portion_grams, price_per_kg, formatted }
}
