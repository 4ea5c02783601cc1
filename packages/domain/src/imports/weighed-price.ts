import { portionPrice } from '../catalog/content-price.ts'
import { CellProblemError } from './cell-values.ts'
import type { ImportedRow } from './kind.ts'
import type { Offer } from './offer.ts'

/** Fields of which the price of weighed products is one, and the others make it. */
const fields = ['price', 'portion_grams', 'price_per_kg'] as const

/**
 * The price of weighed products, in drams: it follows from the portion and the price of a kilogram, as in a product's save. A row that
 * gives another one is refused. Undefined where the row leaves all three as they are, and for products that are not weighed.
 */
export function readWeighedPrice(
  row: ImportedRow,
  change: Partial<Offer>,
  { now, readPrice }: { now: Offer | undefined; readPrice: (cell: string) => number },
): number | undefined {
  if (fields.every((field) => change[field] === undefined)) return undefined
  const { portion_grams, price_per_kg } = { ...now, ...change }
  if ((portion_grams ?? null) === null && (price_per_kg ?? null) === null) return undefined
  if (!portion_grams || !price_per_kg) {
    const lacking = portion_grams || !row.fields.includes('portion_grams')
    row.refuse(lacking ? 'price_per_kg' : 'portion_grams', 'weighedInPart')
    return undefined
  }
  const price = row.read('price_per_kg', () =>
    readPrice(String(portionPrice(portion_grams, price_per_kg))),
  )
  const cell = row.cell('price') ?? ''
  return row.read('price', () => {
    if (price !== undefined && cell.trim() !== '' && readPrice(cell) !== price)
      throw new CellProblemError('weighed', { price })
    return price
  })
}
