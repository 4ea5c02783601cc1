import type { PickState } from '@tsiran/contract/admin/pick-line-shapes'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { lineTotal, unitPrice } from '../cart/cart.ts'
import { piecesLeft, priceOfPieces } from '../orders/order-lines.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-rows.ts'
import { pricesOf, type OrderBuyer } from '../orders/prices-of-order.ts'
import { lowerTotals } from './lower-totals.ts'
import { isWithinTolerance } from './pick-rules.ts'
import { isWeighed, portionsOf, priceOfGrams } from './weights.ts'

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

/** Why somebody who may change orders has to look at it. */
export type SettlementException = 'weight' | 'substitute_not_agreed'

export interface SettlementPlan {
  lines: SettledLine[]
  added: AddedLine[]
  /** Drams that the shop bears, since the order would cost more than the ceiling. */
  lowered: number
  sub_total: number
  grand_total: number
  /** Lines that nobody has decided, or whose substitute was deleted since. */
  undecided: number[]
  /** True where nothing is left to deliver: that is to cancel the order. */
  isEmpty: boolean
  exceptions: { line_id: number; kind: SettlementException }[]
  /** Lines whose substitute is sold to adults alone, in place of something that is not. */
  refused: number[]
}

interface PickedOrder {
  order: OrderBuyer & Pick<OrderRow, 'lines' | 'shipping_amount' | 'substitution'>
  /** By the line that they replace. */
  substitutes: ReadonlyMap<number, Substitute>
  /** Pieces in stock of the weighed lines, which a heavier one may take on top. */
  inStock: ReadonlyMap<number, number>
  /** Drams that the order may cost at most. */
  ceiling: number
}

/**
 * What was picked, as the order's new lines and totals. Weighed lines cost what they weigh; fewer pieces cost their share by the
 * prices of the order; a substitute never costs more than what it replaces; the service line stays. Above the ceiling the weighed
 * lines are lowered in proportion.
 */
export function planSettlement({
  order,
  substitutes,
  inStock,
  ceiling,
}: PickedOrder): SettlementPlan {
  const picked = order.lines.filter((line) => piecesLeft(line) > 0)
  const chosen = picked.flatMap((line) => {
    const substitute = line.pick_state === 'replaced' ? substitutes.get(line.id) : undefined
    return substitute ? [{ line, substitute }] : []
  })
  const spare = spareOf(inStock, chosen)
  const lines = picked.map((line) => settleLine(line, spare))
  const added = chosen.map(({ line, substitute }) => addLine(order, { line, substitute, spare }))
  const weighed = [
    ...lines.filter(({ line }) => isWeighed(line)),
    ...added.filter(({ substitute: { variant } }) => isWeighed(variant)),
  ]
  const sum = () => [...lines, ...added].reduce((all, { total }) => all + total, 0)
  const full = sum()
  const over = full + order.shipping_amount - ceiling
  const lowered = lowerTotals(
    weighed.map(({ total }) => total),
    over,
  )
  for (const [index, line] of weighed.entries()) line.total = lowered[index]!
  const sub_total = sum()
  const isStocked = ({ line }: { line: OrderLineRow }) => line.stocked
  const isLost = ({ line, state }: SettledLine) => state === 'replaced' && !substitutes.has(line.id)
  return {
    lines,
    added,
    lowered: full - sub_total,
    sub_total,
    grand_total: sub_total + order.shipping_amount,
    undecided: lines
      .filter((one) => isStocked(one) && (one.state === null || isLost(one)))
      .map(({ line }) => line.id),
    isEmpty: added.length === 0 && lines.filter(isStocked).every(({ pieces }) => pieces === 0),
    exceptions: [
      ...lines.flatMap(weightException),
      ...added.flatMap((one) => wishException(order, one)),
    ],
    refused: added
      .filter(({ substitute: one }) => one.variant.age_restricted && !one.replaces_restricted)
      .map(({ line }) => line.id),
  }
}

/** Pieces in stock that no substitute is: what is heavier than wanted counts as some of them, as far as they last. */
function spareOf(
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

function settleLine(line: OrderLineRow, spare: Map<number, number>): SettledLine {
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

function addLine(order: OrderBuyer, { line, substitute, spare }: ChosenSubstitute): AddedLine {
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

/** A weighed line that was found, but weighs more or less than its tolerance, and the buyer has not agreed. */
function weightException({ line, before, grams, state }: SettledLine) {
  if (state !== 'found' || grams === null || line.pick_agreed || !isWeighed(line)) return []
  const { portion_grams, tolerance_pct } = line
  const weighing = { portion_grams, tolerance_pct: tolerance_pct ?? 0 }
  return isWithinTolerance(weighing, before, grams)
    ? []
    : [{ line_id: line.id, kind: 'weight' as const }]
}

/** A substitute that the buyer neither wished for nor agreed to. */
function wishException(
  { substitution }: Pick<OrderRow, 'substitution'>,
  { line, substitute }: AddedLine,
) {
  const wish = line.substitution ?? substitution
  return substitute.agreed || wish === 'replace'
    ? []
    : [{ line_id: line.id, kind: 'substitute_not_agreed' as const }]
}
