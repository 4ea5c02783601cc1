import type { PickWeight, SubstituteOption } from '@tsiran/contract/admin/pick-line-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { unitPrice } from '../cart/cart.ts'
import { variantColumns } from '../cart/variant-columns.ts'
import { fullName } from '../cart/orderable-variant.ts'
import { portionPrice } from '../catalog/content-price.ts'
import { imageUrl } from '../media/media.ts'
import { pricesOf, type OrderBuyer } from '../orders/prices-of-order.ts'
import type { Weighing } from './pick-rules.ts'
import { substituteRule, type Replacement, type Substitutable } from './pick-rules.ts'

/** A variant that may replace a line. */
export interface ReplacementRow extends OrderableVariant {
  barcode: string | null
  place: string
  tolerance_pct: number
  category_ids: number[]
  allergens: string[]
  age_restricted: boolean
}

/** Variants that may replace lines, in no order. */
export async function findReplacements(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ReplacementRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ReplacementRow>`
    select ${variantColumns}, v.barcode, v.shelf_place as place, v.tolerance_pct, p.allergens,
      coalesce((select json_agg(pc.category_id) from product_categories pc where pc.product_id = p.id), '[]') as category_ids,
      coalesce((select g.age_restricted from product_listings g where g.product_id = p.id), false) as age_restricted
    from variants v join products p on p.id = v.product_id where v.id = any(${[...ids]}::int[])`.execute(
    db,
  )
  return rows
}

/** How a variant is sold by weight; undefined for pieces. */
export const weighingOf = (row: {
  portion_grams: number | null
  price_per_kg: number | null
  tolerance_pct: number | null
}): Weighing | undefined =>
  row.portion_grams === null || row.price_per_kg === null
    ? undefined
    : { portion_grams: row.portion_grams, tolerance_pct: row.tolerance_pct ?? 0 }

/** As {@link weighingOf}, with the drams of a kilogram at a price that may be a company's own. */
export function pickWeight(
  row: {
    portion_grams: number | null
    price_per_kg: number | null
    tolerance_pct: number | null
  },
  unit: number,
): PickWeight | null {
  const weighing = weighingOf(row)
  if (!weighing) return null
  const { portion_grams } = weighing
  const usual = row.price_per_kg!
  const isUsual = unit === portionPrice(portion_grams, usual)
  return { ...weighing, price_per_kg: isUsual ? usual : (unit * 1000) / portion_grams }
}

export const asReplacement = (row: ReplacementRow, named: number | null): Replacement => ({
  sold: row.status === 'published',
  in_stock: row.qty,
  named: row.variant_id === named,
  age_restricted: row.age_restricted,
  allergens: row.allergens,
  category_ids: row.category_ids,
})

/** A variant without the pieces that other lines are given. */
export const lessGiven = (
  row: ReplacementRow,
  given: ReadonlyMap<number, number>,
): ReplacementRow => ({ ...row, qty: Math.max(row.qty - (given.get(row.variant_id) ?? 0), 0) })

type ReplacedLine = Substitutable & {
  wish: 'replace' | 'call' | 'refund' | null
  substitute_variant_id: number | null
}

/** What a picker is offered for a line; undefined where it may not replace it, or none is left. Drams. */
export function offerReplacement(
  line: ReplacedLine,
  row: ReplacementRow,
  { order, locale }: { order: OrderBuyer; locale: Locale },
): SubstituteOption | undefined {
  const other = asReplacement(row, line.substitute_variant_id)
  const rule = substituteRule(line, other)
  if (rule === 'never' || other.in_stock < 1) return undefined
  const unit = unitPrice(row, pricesOf(order))
  return {
    variant_id: row.variant_id,
    sku: row.sku,
    name: fullName(row, locale),
    image: imageUrl(row.media, 'medium'),
    barcode: row.barcode,
    place: row.place,
    weighed: pickWeight(row, unit),
    unit_price: unit,
    in_stock: row.qty,
    named: other.named,
    needs_consent: rule === 'ask',
  }
}
