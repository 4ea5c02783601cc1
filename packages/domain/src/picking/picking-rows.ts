import type { PickingState } from '@tsiran/contract/admin/picking-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { linesLeft } from '../orders/order-lines.ts'

/** Who picks an order. */
export interface PickingHead {
  state: PickingState
  staff_id: number | null
  name: string | null
}

/** A substitute as it was recorded. */
export interface SubstituteRow {
  order_item_id: number
  variant_id: number
  quantity: number
  grams: number | null
  agreed: boolean
}

/** The lines that are picked: what takes stock and is left. */
export const pickedLines = (order: Pick<OrderRow, 'lines'>): OrderLineRow[] =>
  linesLeft(order).filter(({ stocked, replaces_id }) => stocked && replaces_id === null)

export async function selectPicking(db: Db | Tx, id: number): Promise<PickingHead | undefined> {
  const { rows } = await sql<PickingHead>`
    select p.state, p.staff_id, s.name from order_pickings p left join staff s on s.id = p.staff_id where p.order_id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export async function selectSubstitutions(
  db: Db | Tx,
  orderId: number,
): Promise<ReadonlyMap<number, SubstituteRow>> {
  const { rows } = await sql<SubstituteRow>`
    select s.order_item_id, s.variant_id, s.quantity, s.grams, s.agreed
    from order_substitutions s join order_items l on l.id = s.order_item_id where l.order_id = ${orderId}`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.order_item_id, row]))
}

/** Pieces of each variant that come in place of an order's other lines: their stock is taken at the settlement. */
export function piecesOfOthers(
  substitutions: ReadonlyMap<number, SubstituteRow>,
  lineId: number,
): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const { order_item_id, variant_id, quantity } of substitutions.values())
    if (order_item_id !== lineId) pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + quantity)
  return pieces
}
