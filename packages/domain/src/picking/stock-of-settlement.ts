import type { OrderRow } from '../orders/order-rows.ts'
import type { Actor } from '../shared/actor.ts'
import { cancelOf, saleOf, type StockCause, type StockLine } from '../stock/take-stock.ts'
import type { SettlementPlan } from './plan-settlement.ts'
import { isWeighed } from '../orders/weights.ts'

/** Pieces that a settlement moves, with the reason of their movements. Each variant is named once. */
export interface SettledStock {
  lines: StockLine[]
  cause: StockCause
}

/** What goes back to the stock: pieces that are not delivered, and portions that weighed less. */
export const stockToReturn = (
  { id }: Pick<OrderRow, 'id'>,
  { lines }: SettlementPlan,
  by: Actor,
): SettledStock[] => [
  {
    lines: byVariant(
      lines.filter((line) => !byWeight(line)),
      ({ before, pieces }) => before - pieces,
    ),
    cause: cancelOf(id, by),
  },
  {
    lines: byVariant(lines.filter(byWeight), ({ before, pieces }) => before - pieces),
    cause: { ...cancelOf(id, by), reason: 'weighed' },
  },
]

/** What is taken from the stock: portions that weighed more, and substitutes. */
export const stockToTake = (
  { id }: Pick<OrderRow, 'id'>,
  { lines, added }: SettlementPlan,
  by: Actor,
): SettledStock[] => [
  {
    lines: byVariant(lines.filter(byWeight), ({ before, pieces }) => pieces - before),
    cause: { ...saleOf(id, by), reason: 'weighed' },
  },
  {
    lines: byVariant(
      added.map((one) => ({ ...one, line: one.substitute.variant })),
      ({ pieces }) => pieces,
    ),
    cause: saleOf(id, by),
  },
]

/** Pieces of each substitute that an order may take now: what is in stock, and what its own lines give back. */
export function stockOfSubstitutes({ lines, added }: SettlementPlan): Map<number, number> {
  const returned = new Map(
    byVariant(lines, ({ before, pieces }) => before - pieces).map(
      ({ variantId, quantity }) => [variantId, quantity] as const,
    ),
  )
  return new Map(
    added.map(({ substitute: { variant } }) => [
      variant.variant_id,
      variant.qty + (returned.get(variant.variant_id) ?? 0),
    ]),
  )
}

/** Whether the substitutes of an order are more pieces than it may take. */
export function isSoldOut(plan: SettlementPlan): boolean {
  const stock = stockOfSubstitutes(plan)
  for (const { substitute, pieces } of plan.added) {
    const id = substitute.variant.variant_id
    stock.set(id, stock.get(id)! - pieces)
  }
  return [...stock.values()].some((left) => left < 0)
}

const byWeight = ({ line, grams }: SettlementPlan['lines'][number]) =>
  isWeighed(line) && grams !== null

/** The positive pieces of lines, summed by variant; lines of deleted variants are left out. */
function byVariant<T extends { line: { variant_id: number | null } }>(
  lines: readonly T[],
  pieces: (line: T) => number,
): StockLine[] {
  const sums = new Map<number, number>()
  for (const one of lines) {
    const { variant_id } = one.line
    if (variant_id !== null && pieces(one) > 0)
      sums.set(variant_id, (sums.get(variant_id) ?? 0) + pieces(one))
  }
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }))
}
