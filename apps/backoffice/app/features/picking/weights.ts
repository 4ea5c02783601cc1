import { gramStep } from '@tsiran/contract/admin/picking-lines'
import type { PickWeight } from '@tsiran/contract/admin/pick-line-shapes'

/** Drams for so many grams, as the settlement computes them. */
export const priceOf = ({ price_per_kg }: PickWeight, grams: number): number =>
  Math.round((price_per_kg * grams) / 1000)

/** Whether grams are within the tolerance of so many portions. */
export const isWithin = (
  { portion_grams, tolerance_pct }: PickWeight,
  portions: number,
  grams: number,
): boolean =>
  Math.abs(grams - portion_grams * portions) * 100 <= portion_grams * portions * tolerance_pct

/** Grams that are wanted, and between which they may be, in steps of the scale. */
export function gramsRange({ portion_grams, tolerance_pct }: PickWeight, portions: number) {
  const grams = portion_grams * portions
  const slack = (grams * tolerance_pct) / 100
  return {
    grams,
    min: Math.ceil((grams - slack) / gramStep) * gramStep,
    max: Math.floor((grams + slack) / gramStep) * gramStep,
  }
}
