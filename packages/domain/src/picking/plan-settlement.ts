import { piecesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import type { OrderBuyer } from '../orders/prices-of-order.ts'
import { lowerTotals } from './lower-totals.ts'
import { isWithinTolerance } from './pick-rules.ts'
import { isWeighed } from '../orders/weights.ts'
import {
  type Substitute,
  type SettledLine,
  type AddedLine,
  spareOf,
  settleLine,
  addLine,
} from './settled-pieces.ts'

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
