import type { PickState } from '@tsiran/contract/admin/pick-line-shapes'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { lineTotal, unitPrice } from '../cart/cart.ts'
import { piecesLeft, priceOfPieces } from '../orders/order-lines.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { pricesOf, type OrderBuyer } from '../orders/prices-of-order.ts'
import { isWeighed, portionsOf, priceOfGrams } from '../orders/weights.ts'

/** What the picker proposes for a line that is not there. */
export interface Substitute {
  variant: OrderableVariant
  /** Whether what it replaces is sold to adults alone. */
  replaces_restricted: boolean
  /** Pieces, or portions of weighed products. */
  quantity: number
  /** What weighed products weigh. */
  grams: number | null
  /** Whether the buyer was asked and agreed. */
  agreed: boolean
}

/** A line as it is delivered. Pieces and drams. */
export interface SettledLine {
  line: OrderLineRow
  before: number
  pieces: number
  grams: number | null
  total: number
  /** Null for lines that nobody picks, and for those that nobody has picked yet. */
  state: PickState | null
}

/** A new line: what came instead of another one. */
export interface AddedLine {
  line: OrderLineRow
  substitute: Substitute
  pieces: number
  grams: number | null
  unit: number
  total: number
}

/** Pieces in stock that no substitute is: what is heavier than wanted counts as some of them, as far as they last. */
export function spareOf(
  inStock: ReadonlyMap<number, number>,
  chosen: readonly { substitute: Substitute }[],
): Map<number, number> {
  const spare = new Map([
    ...inStock,
    ...chosen.map(({ substitute: { variant } }) => [variant.variant_id, variant.qty] as const),
  ])
  for (const { substitute } of chosen)
    takeSpare(spare, substitute.variant.variant_id, substitute.quantity)
  return spare
}

function takeSpare(spare: Map<number, number>, id: number, wanted: number): number {
  const left = spare.get(id) ?? 0
  const taken = Math.max(0, Math.min(wanted, left))
  spare.set(id, left - taken)
  return taken
}

/** A line as it was picked; takes from `spare` what it weighs more than ordered. */
export function settleLine(line: OrderLineRow, spare: Map<number, number>): SettledLine {
  const before = piecesLeft(line)
  const state = line.stocked ? (line.pick_state ?? null) : null
  const same = { line, before, pieces: before, grams: null, total: line.total, state }
  if (state === null) return same
  if (state === 'missing' || state === 'replaced') return { ...same, pieces: 0, total: 0 }
  if (isWeighed(line)) {
    const grams = line.picked_grams ?? (line.picked_quantity ?? before) * line.portion_grams
    const portions = portionsOf(line, grams)
    const more = line.variant_id === null ? 0 : takeSpare(spare, line.variant_id, portions - before)
    const pieces = Math.min(portions, before + more)
    return { ...same, pieces, grams, total: priceOfGrams(line, grams) }
  }
  const pieces = Math.min(line.picked_quantity ?? (state === 'found' ? before : 0), before)
  return { ...same, pieces, total: shareOfPieces(line, pieces) }
}

/**
 * Drams for the pieces that are there: a piece that the shop lacks never makes the others dearer than they were agreed, also where
 * a box breaks.
 */
function shareOfPieces(line: OrderLineRow, pieces: number): number {
  const before = piecesLeft(line)
  if (pieces === before) return line.total
  const share = (BigInt(line.total) * BigInt(pieces)) / BigInt(before)
  return Math.min(priceOfPieces(line, pieces), Number(share))
}

interface ChosenSubstitute extends Pick<AddedLine, 'line' | 'substitute'> {
  spare: Map<number, number>
}

export function addLine(
  order: OrderBuyer,
  { line, substitute, spare }: ChosenSubstitute,
): AddedLine {
  const { variant, quantity } = substitute
  const unit = unitPrice(variant, pricesOf(order))
  if (!isWeighed(variant)) {
    const total = Math.min(lineTotal(quantity, unit, variant), line.total)
    return { line, substitute, pieces: quantity, grams: null, unit, total }
  }
  const grams = substitute.grams ?? quantity * variant.portion_grams
  const total = Math.min(priceOfGrams({ ...variant, unit_price: unit }, grams), line.total)
  const portions = portionsOf(variant, grams)
  const more = takeSpare(spare, variant.variant_id, portions - quantity)
  return { line, substitute, pieces: Math.min(portions, quantity + more), grams, unit, total }
}
