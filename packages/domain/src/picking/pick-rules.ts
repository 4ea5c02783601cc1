import { gramStep } from '@tsiran/contract/admin/picking-lines'
import type { PickState } from '@tsiran/contract/admin/pick-line-shapes'
import type { Substitution } from '@tsiran/db/tables/carts'
import { DomainError, fieldError } from '../errors.ts'

/** What a picker reports of a line. */
export interface Pick {
  state: PickState
  /** Pieces or portions that were found, or those of the substitute. */
  quantity: number
  grams?: number | undefined
  substituteVariantId?: number | undefined
  agreed?: boolean | undefined
}

/** How something is sold by weight; undefined for what is sold by the piece. */
export interface Weighing {
  portion_grams: number
  tolerance_pct: number
}

export interface PickedLine {
  /** Pieces or portions that are wanted. */
  wanted: number
  weighing: Weighing | undefined
  /** Of the substitute that the pick names; undefined where it is sold by the piece. */
  substituteWeighing?: Weighing | undefined
}

/** Whether grams are within the tolerance of so many portions. */
export const isWithinTolerance = (
  { portion_grams, tolerance_pct }: Weighing,
  portions: number,
  grams: number,
): boolean =>
  Math.abs(grams - portion_grams * portions) * 100 <= portion_grams * portions * tolerance_pct

/**
 * Checks what was reported of a line. Refuses with `validation_failed`: pieces beyond what is wanted, grams that are missing, not in
 * steps of 10, of something sold by the piece, or beyond the tolerance while nobody agreed. `mayDecide` is true for those who may
 * change orders: they decide for the buyer.
 */
export function checkPick(
  { state, quantity, grams, substituteVariantId, agreed = false }: Pick,
  { wanted, weighing, substituteWeighing }: PickedLine,
  mayDecide: boolean,
): void {
  const [min, max] = {
    found: [wanted, wanted],
    short: [1, wanted - 1],
    missing: [0, 0],
    replaced: [1, wanted],
  }[state] as [number, number]
  // A weighed line may lack grams rather than portions.
  const most = state === 'short' && weighing ? wanted : max
  if (quantity < min || quantity > most) throw fieldError('quantity', 'invalid')
  if ((state === 'replaced') !== (substituteVariantId !== undefined))
    throw fieldError('substitute_variant_id', state === 'replaced' ? 'required' : 'invalid')
  const scale = state === 'replaced' ? substituteWeighing : weighing
  if (!scale || state === 'missing') {
    if (grams !== undefined) throw fieldError('grams', 'invalid')
    return
  }
  if (grams === undefined) throw fieldError('grams', 'required')
  if (grams < gramStep || grams % gramStep !== 0) throw fieldError('grams', 'invalid')
  if (!agreed && !mayDecide && !isWithinTolerance(scale, quantity, grams))
    throw fieldError('grams', 'pickTolerance')
}

/** What decides whether something may come instead of a line. */
export interface Substitutable {
  age_restricted: boolean
  allergens: readonly string[]
  category_ids: readonly number[]
}

export interface Replacement extends Substitutable {
  sold: boolean
  in_stock: number
  /** The buyer named it. */
  named: boolean
}

/**
 * How a substitute is allowed: `free`, `ask` where the buyer has to agree, `never`. What is sold to adults alone replaces nothing else
 * and is replaced by nothing else, and only the same category or what the buyer named comes at all. Allergens that the line has not,
 * and any wish but `replace`, need the buyer's word.
 */
export function substituteRule(
  line: Substitutable & { wish: Substitution | null },
  other: Replacement,
): 'free' | 'ask' | 'never' {
  const isAlike =
    other.named || other.category_ids.some((category) => line.category_ids.includes(category))
  if (!other.sold || !isAlike || other.age_restricted !== line.age_restricted) return 'never'
  const isSafe = other.allergens.every((allergen) => line.allergens.includes(allergen))
  return isSafe && (other.named || line.wish === 'replace') ? 'free' : 'ask'
}

/** Refuses a substitute with `validation_failed`, or with `conflict` where too few are left. */
export function checkSubstitute(
  line: Substitutable & { wish: Substitution | null },
  other: Replacement,
  { quantity, agreed, mayDecide }: { quantity: number; agreed: boolean; mayDecide: boolean },
): void {
  const rule = substituteRule(line, other)
  if (rule === 'never') throw fieldError('substitute_variant_id', 'invalid')
  if (rule === 'ask' && !agreed && !mayDecide) throw fieldError('agreed', 'pickConsent')
  if (other.in_stock < quantity)
    throw new DomainError('stock_changed', { data: { qty: other.in_stock } })
}
