import { lineOfVariant } from '../orders/line-of-variant.ts'
import type { StockLine } from '../stock/take-stock.ts'
import type { EditedLine, EditPlan } from './plan-edit.ts'

/** The lines that differ, as the order stores them. */
export function lineChanges({ lines }: EditPlan) {
  const differing = lines.filter(({ before, after }) => before !== after)
  return {
    changed: differing.flatMap(({ line, before, after, total }) => {
      if (!line) return []
      const { id, quantity, canceled } = line
      const more = Math.max(after - before, 0)
      return [
        { id, quantity: quantity + more, canceled: canceled + Math.max(before - after, 0), total },
      ]
    }),
    added: differing.flatMap(({ line, variant, after, unit, total }) =>
      line ? [] : [lineOfVariant(variant, { quantity: after, unit_price: unit, total })],
    ),
    take: stockOf(differing, ({ before, after }) => after - before),
    give: stockOf(differing, ({ before, after }) => before - after),
  }
}

const stockOf = (lines: readonly EditedLine[], pieces: (line: EditedLine) => number): StockLine[] =>
  lines.flatMap((line) =>
    pieces(line) > 0 ? [{ variantId: line.variant.variant_id, quantity: pieces(line) }] : [],
  )
