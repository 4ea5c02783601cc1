import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import type { BulkField, BulkValue } from '@tsiran/contract/admin/bulk-fields'
import { valueProblem, type BulkProblem } from '@tsiran/contract/admin/bulk-problems'

export type Outcome = { value: BulkValue } | { problem: BulkProblem }

/** Hundredths of a percent: percentages have up to two decimals, and prices stay integers. */
const fullBasis = 10_000
const minPercent = -100
const maxPercent = 1_000

/** Half a dram counts as a whole one. Both are positive integers. */
const divideHalfUp = (amount: number, by: number): number =>
  Math.floor((2 * amount + by) / (2 * by))

/** Changes drams by some percent, rounded half up to whole drams. */
export const addPercent = (drams: number, percent: number): number =>
  divideHalfUp(drams * (fullBasis + Math.round(percent * 100)), fullBasis)

/** Rounds drams half up to a multiple of `step`. */
export const roundTo = (drams: number, step: number): number => divideHalfUp(drams, step) * step

/** What an operation makes of a field's present value, or why it cannot be written. */
export function applyOperation(
  field: BulkField,
  { op, value = null }: Pick<BulkOperation, 'op' | 'value'>,
  current: BulkValue,
): Outcome {
  const made = compute(field, { op, value }, current)
  if ('problem' in made) return made
  const problem = valueProblem(field, made.value)
  return problem ? { problem } : made
}

type Asked = { op: BulkOperation['op']; value: NonNullable<BulkOperation['value']> | null }

function compute(field: BulkField, { op, value }: Asked, current: BulkValue): Outcome {
  if (op === 'clear') return { value: field.kind === 'text' || field.kind === 'html' ? '' : null }
  if (op === 'set') return { value: value as BulkValue }
  if (field.kind === 'number') return computeNumber(op, value, current)
  if (field.kind === 'text' || field.kind === 'html') return computeText(op, value, current)
  if (field.kind === 'references' || field.kind === 'attribute')
    return computeList(op, value, current)
  return { problem: 'invalid' }
}

function computeNumber(op: Asked['op'], value: Asked['value'], current: BulkValue): Outcome {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { problem: 'invalid' }
  // Nothing to compute with: an old price that is empty stays empty.
  if (typeof current !== 'number') return { value: null }
  if (op === 'add')
    return Number.isInteger(value) ? { value: current + value } : { problem: 'invalid' }
  if (op === 'percent')
    return value < minPercent || value > maxPercent
      ? { problem: 'invalid' }
      : { value: addPercent(current, value) }
  if (op === 'round')
    return Number.isInteger(value) && value >= 1 && value <= 1_000_000
      ? { value: roundTo(current, value) }
      : { problem: 'invalid' }
  return { problem: 'invalid' }
}

function computeText(op: Asked['op'], value: Asked['value'], current: BulkValue): Outcome {
  const text = typeof current === 'string' ? current : ''
  if (op === 'add')
    return typeof value === 'string' ? { value: text + value } : { problem: 'invalid' }
  if (op !== 'replace') return { problem: 'invalid' }
  const { find, with: put } = (value ?? {}) as { find?: unknown; with?: unknown }
  if (typeof find !== 'string' || find === '' || typeof put !== 'string')
    return { problem: 'invalid' }
  return { value: text.replaceAll(find, () => put) }
}

/** Categories and options: the order counts, the first category is the main one. */
function computeList(op: Asked['op'], value: Asked['value'], current: BulkValue): Outcome {
  const ids = (Array.isArray(value) ? value : [value]) as number[]
  const own = Array.isArray(current) ? (current as number[]) : []
  if (op === 'add') return { value: [...own, ...ids.filter((id) => !own.includes(id))] }
  if (op === 'remove') return { value: own.filter((id) => !ids.includes(id)) }
  if (op === 'move' && ids.length === 1)
    return { value: [...ids, ...own.slice(1).filter((id) => id !== ids[0])] }
  return { problem: 'invalid' }
}

/** The fields of a variant that must fit each other. Drams and pieces. */
interface Offer {
  price: number
  old_price: number | null
  min_qty: number
  box_qty: number | null
  box_price: number | null
}

/** Fields that are checked together: where one of them changed and they no longer fit, none of the changes is written. */
export const offerGroups = [
  ['price', 'old_price', 'portion_grams', 'price_per_kg'],
  ['min_qty', 'box_qty', 'box_price'],
] as const

/** What is wrong with a variant in each of {@link offerGroups}; undefined for nothing. */
export const offerProblems = (offer: Offer): (BulkProblem | undefined)[] => [
  offer.old_price !== null && offer.old_price <= offer.price ? 'old_price_low' : undefined,
  boxProblem(offer),
]

function boxProblem({ min_qty, box_qty, box_price }: Offer): BulkProblem | undefined {
  if ((box_qty === null) !== (box_price === null)) return 'box_incomplete'
  return box_qty !== null && box_qty % min_qty !== 0 ? 'box_step' : undefined
}
