import { lineTotal } from '../cart/cart.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderLineRow } from './order-line-rows.ts'

/** Pieces of a line that were not taken away. */
export const piecesLeft = ({
  quantity,
  canceled,
}: Pick<OrderLineRow, 'quantity' | 'canceled'>): number => quantity - canceled

/** An order's lines with the pieces that are left as their quantity; lines without any are left out. */
export const linesLeft = ({ lines }: Pick<OrderRow, 'lines'>): OrderLineRow[] =>
  lines.flatMap((line) => (piecesLeft(line) > 0 ? [{ ...line, quantity: piecesLeft(line) }] : []))

type PricedLine = Pick<
  OrderLineRow,
  | 'quantity'
  | 'canceled'
  | 'unit_price'
  | 'box_qty'
  | 'box_price'
  | 'total'
  | 'portion_grams'
  | 'replaces_id'
>

/**
 * Drams for so many pieces of a placed line, by the prices that it was ordered at. Fewer pieces never cost more than the line does
 * now, also where a box breaks. Fewer portions cost their share of what all of them weighed, and fewer pieces of a substitute their
 * share of its total, which was lowered to that of what it replaces.
 */
export function priceOfPieces(line: PricedLine, pieces: number): number {
  const total = lineTotal(pieces, line.unit_price, line)
  if (pieces > piecesLeft(line) || pieces === 0) return total
  return line.portion_grams == null && line.replaces_id === null
    ? Math.min(total, line.total)
    : shareOf(line, line.total, pieces)
}

/** What so many of a line's pieces have of something that all of them have together, such as its total. */
export const shareOf = (
  line: Pick<OrderLineRow, 'quantity' | 'canceled'>,
  whole: number,
  pieces: number,
): number => Math.round((whole * pieces) / piecesLeft(line))

/** The lines as they were agreed: of a settled order before it was packed, and without substitutes. */
export const agreedLines = (order: Pick<OrderRow, 'lines'>): OrderLineRow[] => [
  ...order.lines.flatMap((line) =>
    line.agreed_quantity ? [{ ...line, quantity: line.agreed_quantity }] : [],
  ),
  ...linesLeft({
    lines: order.lines.filter(
      ({ agreed_quantity, replaces_id }) => agreed_quantity == null && replaces_id == null,
    ),
  }),
]
