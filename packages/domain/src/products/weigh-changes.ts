import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import { valueProblem, type BulkProblem } from '@tsiran/contract/admin/bulk-problems'
import { portionPrice } from '../catalog/content-price.ts'
import type { Change } from './bulk-fit.ts'
import { isWeighed as wasWeighed, type VariantState } from './bulk-subject.ts'

const makesPrice = ({ field }: Change) => field === 'portion_grams' || field === 'price_per_kg'
const isBox = ({ field }: Change) => field === 'box_qty' || field === 'box_price'

/** Grams of a portion and drams of a kilogram, after the changes that have no problem. */
const weighingOf = ({ values }: VariantState, own: readonly Change[]) => {
  const after = (field: string) =>
    (own.find((one) => one.field === field && !one.problem)?.after ?? values[field]) as
      | number
      | null
  const cleared = (field: string) =>
    own.some((one) => one.field === field && !one.problem && one.after === null)
  return {
    grams: cleared('portion_grams') ? null : after('portion_grams'),
    perKg: cleared('price_per_kg') ? null : after('price_per_kg'),
    inBoxes: !cleared('box_qty') && after('box_qty') !== null,
  }
}

/**
 * The changes of one variant with the price of a portion, which follows from its grams and the price of a kilogram. Marked are a
 * portion without a kilogram, a weighed product’s own price or box, and what only weighed products have.
 */
export function weighChanges(subject: VariantState, own: readonly Change[]): Change[] {
  const { grams, perKg, inBoxes } = weighingOf(subject, own)
  const isWeighed = grams !== null && perKg !== null
  const isNew = own.some((change) => makesPrice(change) && !change.problem)
  const price = isWeighed ? portionPrice(grams, perKg) : undefined
  const unpriced = isNew && price !== undefined && valueProblem(bulkField('price')!, price)
  const problemOf = (change: Change): BulkProblem | undefined => {
    if (makesPrice(change)) {
      if (isWeighed) return inBoxes ? 'weighed_box' : unpriced || undefined
      if (grams === perKg) return undefined
      if (change.field === 'portion_grams') return 'weighed_in_part'
      return grams === null ? 'not_weighed' : 'required'
    }
    if (change.field === 'price') return isWeighed ? 'weighed' : undefined
    if (change.field === 'tolerance_pct')
      return isWeighed || wasWeighed(subject) ? undefined : 'not_weighed'
    return isWeighed && inBoxes && isBox(change) ? 'weighed_box' : undefined
  }
  const changes = own
    // A price beside the kilogram’s gives way to it.
    .filter(({ field }) => field !== 'price' || !isWeighed || !isNew)
    .map((change) => {
      const problem = change.problem ?? problemOf(change)
      return problem ? { ...change, problem } : change
    })
  const before = subject.values['price']!
  if (isNew && price !== undefined && !unpriced && !inBoxes && price !== before)
    changes.push({ subject, field: 'price', before, after: price })
  return changes
}
