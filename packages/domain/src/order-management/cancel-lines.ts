import type { Tx } from '@tsiran/db/database'
import { returnCredit } from '../companies/credit.ts'
import { DomainError, fieldError } from '../errors.ts'
import { changeLines } from '../orders/change-lines.ts'
import { lockOrder, stockOf } from '../orders/lock-order.ts'
import { isOnCredit } from '../orders/order-actions.ts'
import { statesOf, writeEdit } from '../orders/order-edits.ts'
import { piecesLeft, priceOfPieces, shareOf } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { isChangeable } from '../orders/order-status.ts'
import { isWeighed, onScales, priceOfGrams } from '../orders/weights.ts'
import { renewBuffer } from '../orders/renew-buffer.ts'
import type { Payment } from '../payments/payment-rows.ts'
import { staffIdOf, type Actor } from '../shared/actor.ts'
import { cancelOf, lockVariants, returnStock, type StockCause } from '../stock/take-stock.ts'
import { auditOrder } from './order-call.ts'
import { mailEdit } from './change-mails.ts'
import type { OrderServices } from './order-services.ts'
import { requireReturn } from './return-money.ts'

export interface LineToCancel {
  line_id: number
  /** Pieces. */
  quantity: number
}

/** Pieces to take away from an order, by line. */
export type PiecesToCancel = ReadonlyMap<OrderLineRow, number>

/**
 * The pieces that a call cancels; undefined where nothing would be left of the order. Refuses with `validation_failed` where a line
 * is not the order's, is named twice, is the service line or has fewer pieces.
 */
export function linesToCancel(
  { lines }: OrderRow,
  wanted: readonly LineToCancel[],
): PiecesToCancel | undefined {
  const pieces = new Map<OrderLineRow, number>()
  for (const { line_id, quantity } of wanted) {
    const line = lines.find(({ id, stocked }) => id === line_id && stocked)
    if (
      !line ||
      pieces.has(line) ||
      !Number.isSafeInteger(quantity) ||
      quantity < 1 ||
      quantity > piecesLeft(line)
    )
      throw fieldError('lines', 'invalid')
    pieces.set(line, quantity)
  }
  return lines.some((line) => line.stocked && piecesLeft(line) > (pieces.get(line) ?? 0))
    ? pieces
    : undefined
}

/** Drams that an order costs without these pieces, as {@link changeLines} writes them. */
export const totalWithout = (
  { lines, shipping_amount }: OrderRow,
  pieces: PiecesToCancel,
): number =>
  lines.reduce((total, line) => {
    const gone = pieces.get(line)
    return total + (gone ? shareLeft(line, piecesLeft(line) - gone).total : line.total)
  }, shipping_amount)

interface LinesCancel {
  order: OrderRow
  payments: readonly Payment[]
  pieces: PiecesToCancel
  by: Actor
  note: string
  /** Why the pieces come back; a cancelation by default. */
  cause?: StockCause
}

/** Cancels pieces of a locked order. Refuses with `conflict` where it is not confirmed, or is being picked. */
export async function cancelLines(
  tx: Tx,
  services: OrderServices,
  { order, payments, pieces, by, note, cause = cancelOf(order.id, by) }: LinesCancel,
): Promise<void> {
  if (!isChangeable(order)) throw new DomainError('conflict')
  // A substitute may be of a variant that another line has, too.
  const stock = stockOf({
    lines: [...pieces].map(([line, gone]) => ({ ...line, quantity: gone, canceled: 0 })),
  })
  const changed = [...pieces].map(([line, gone]) => {
    const left = piecesLeft(line) - gone
    return {
      id: line.id,
      quantity: line.quantity,
      canceled: line.canceled + gone,
      ...shareLeft(line, left),
    }
  })
  await lockVariants(
    tx,
    stock.map(({ variantId }) => variantId),
  )
  await returnStock(tx, stock, cause)
  await changeLines(tx, order, { changed })
  const now = await renewBuffer(tx, await lockOrder(tx, order.id))
  const less = order.grand_total - now.grand_total
  const staffId = staffIdOf(by)
  const refund = await requireReturn(tx, payments, {
    drams: less,
    kind: 'lines_canceled',
    reason: note,
    staffId,
  })
  if (isOnCredit(order)) await returnCredit(tx, order.company_id, less)
  const { before, after } = statesOf(order, now)
  await writeEdit(tx, now, { kind: 'cancel_lines', reason: note, staffId, before, after })
  await auditOrder(tx, order, {
    by,
    action: 'order.cancel_lines',
    before: { ...before },
    after: { ...after, reason: note, ...(refund > 0 && { refund_due: refund }) },
  })
  await mailEdit(tx, services, { before: order, after: now, refund })
}

/**
 * What so many of a line's pieces cost, in drams, and weigh where the line was settled by weight. The portions were weighed together,
 * so that nobody knows what each of them weighs: what is left costs its share of what all of them cost, to the dram, so that no third
 * goes back for more or less than a third. Its grams are that share in the steps of scales, rounded up, for the papers: they may be up
 * to 9 g more than was paid, never less. Of 1 640 g for 5 658 drams, two of three portions cost 3 772 and weigh 1 100 g (3 795).
 */
function shareLeft(line: OrderLineRow, left: number): { total: number; grams?: number } {
  const total = priceOfPieces(line, left)
  if (line.picked_grams === null || !isWeighed(line)) return { total }
  const grams = onScales(shareOf(line, line.picked_grams, left))
  return { total: Math.min(total, priceOfGrams(line, grams)), grams }
}
