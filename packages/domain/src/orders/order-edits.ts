import type { OrderAddress } from '@tsiran/contract/order-shapes'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { piecesLeft } from './order-lines.ts'
import type { OrderRow } from './order-rows.ts'

/** An order before and after an edit: the lines that differ, the totals in drams, and the address where it differs. */
export interface OrderState {
  lines: { line_id: number; sku: string; name: string; pieces: number; total: number }[]
  sub_total: number
  grand_total: number
  shipping_address?: OrderAddress
  /** Where the order was moved to another slot: day and hours. */
  slot?: string
  /** The district, where that was changed. */
  district?: Text
}

/** The states of an order on both sides of a change. */
export function statesOf(
  before: OrderRow,
  after: OrderRow,
): { before: OrderState; after: OrderState } {
  const stateIn = (order: OrderRow, other: OrderRow): OrderState => {
    const others = new Map(other.lines.map((line) => [line.id, line]))
    const lines = order.lines.filter((line) => {
      const same = others.get(line.id)
      return !same || piecesLeft(same) !== piecesLeft(line) || same.total !== line.total
    })
    const moved = JSON.stringify(order.shipping_address) !== JSON.stringify(other.shipping_address)
    return {
      lines: lines.map((line) => ({
        line_id: line.id,
        sku: line.sku,
        name: line.name.hy,
        pieces: piecesLeft(line),
        total: line.total,
      })),
      sub_total: order.sub_total,
      grand_total: order.grand_total,
      ...(moved && { shipping_address: order.shipping_address }),
    }
  }
  return { before: stateIn(before, after), after: stateIn(after, before) }
}

export interface OrderEdit {
  kind: 'edit' | 'cancel_lines' | 'settled'
  reason: string
  staffId: number | null
  before: OrderState
  after: OrderState
}

/** Records a change of a locked order's lines or address, with its new version. */
export async function writeEdit(
  tx: Tx,
  { id, version }: OrderRow,
  { kind, reason, staffId, before, after }: OrderEdit,
): Promise<void> {
  const states = { before: JSON.stringify(before), after: JSON.stringify(after) }
  await tx
    .insertInto('order_edits')
    .values({ order_id: id, kind, version, reason, staff_id: staffId, ...states })
    .execute()
}
