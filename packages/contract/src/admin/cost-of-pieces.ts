import type { AdminOrderLine } from './order-line-shapes.ts'

type SharedLine = Pick<AdminOrderLine, 'quantity' | 'canceled' | 'total' | 'refunded'>

/** Pieces of a line that were not taken away, and that no refund names yet. */
export const piecesToRefund = ({
  quantity,
  canceled,
  refunded,
}: Omit<SharedLine, 'total'>): number => quantity - canceled - refunded

/**
 * Drams that so many more pieces of a delivered line cost: their share of its total, boxes and weight included. Whatever the parts
 * in which the pieces of a line are refunded, their sum is its total.
 */
export function costOfPieces(line: SharedLine, pieces: number): number {
  const { quantity, canceled, total, refunded } = line
  const share = (count: number) =>
    count === 0 ? 0 : Math.round((total * count) / (quantity - canceled))
  return share(refunded + pieces) - share(refunded)
}
