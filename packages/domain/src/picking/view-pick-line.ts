import type { PickLine } from '@tsiran/contract/admin/pick-line-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { fullName } from '../cart/orderable-variant.ts'
import { imageUrl } from '../media/media.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import type { ShelfRow } from '../orders/shelves.ts'
import type { SubstituteRow } from './picking-rows.ts'
import { offerReplacement, pickWeight, type ReplacementRow } from './replacements.ts'

export interface ShelvedLine {
  line: OrderLineRow
  shelf: ShelfRow
}

/** What decides about substitutes of a line. */
export const replaced = (order: Pick<OrderRow, 'substitution'>, { line, shelf }: ShelvedLine) => ({
  wish: line.substitution ?? order.substitution,
  substitute_variant_id: line.substitute_variant_id,
  age_restricted: shelf.age_restricted,
  allergens: shelf.allergens,
  category_ids: shelf.category_ids,
})

interface ReadLine extends ShelvedLine {
  order: OrderRow
  substitution: SubstituteRow | undefined
  variants: ReadonlyMap<number, ReplacementRow>
  expiries: ReadonlyMap<number, string>
}

export function viewLine(
  { order, line, shelf, substitution, variants, expiries }: ReadLine,
  locale: Locale,
): PickLine {
  const nameIn = (language: Locale) =>
    [line.name[language], line.options[language]].filter(Boolean).join(', ')
  const { wish } = replaced(order, { line, shelf })
  const named = variants.get(line.substitute_variant_id ?? 0)
  return {
    id: line.id,
    variant_id: line.variant_id,
    sku: line.sku,
    name: nameIn(locale),
    name_hy: nameIn('hy'),
    image: imageUrl(line.image, 'large'),
    barcode: shelf.barcode,
    place: shelf.place,
    category: shelf.category?.[locale] ?? '',
    category_position: shelf.category_position,
    weighed: pickWeight(line, line.unit_price),
    quantity: line.quantity,
    unit_price: line.unit_price,
    total: line.total,
    wish,
    named:
      (named && offerReplacement(replaced(order, { line, shelf }), named, { order, locale })) ??
      null,
    age_restricted: shelf.age_restricted,
    chilled: shelf.chilled,
    expires_on: expiries.get(line.variant_id ?? 0) ?? null,
    state: line.pick_state,
    picked_quantity: line.picked_quantity,
    picked_grams: line.picked_grams,
    agreed: substitution?.agreed ?? line.pick_agreed,
    substitute: substitution ? viewSubstitute(substitution, variants, locale) : null,
  }
}

function viewSubstitute(
  { variant_id, quantity, grams }: SubstituteRow,
  variants: ReadonlyMap<number, ReplacementRow>,
  locale: Locale,
): PickLine['substitute'] {
  const row = variants.get(variant_id)
  if (!row) return null
  const name = fullName(row, locale)
  return { variant_id, sku: row.sku, name, image: imageUrl(row.media, 'medium'), quantity, grams }
}
