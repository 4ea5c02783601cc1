import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { selectHold } from './held-drams.ts'
import { linesLeft } from './order-lines.ts'
import type { OrderRow } from './order-rows.ts'

/** An order for its papers, with the lines whose products have to stay cold. */
export interface PrintedOrder extends OrderRow {
  chilled_lines: number[]
}

/** Whether something that is left of an order has to stay cold. */
export const isChilled = (order: PrintedOrder): boolean =>
  linesLeft(order).some(({ id }) => order.chilled_lines.includes(id))

/** Reads orders for their papers, in the order of `ids`. Refuses with `not_found` where one of them does not exist. */
export async function readPrintedOrders(db: Db, ids: readonly number[]): Promise<PrintedOrder[]> {
  const { rows } = await sql<PrintedOrder>`
    select o.*, to_json(o.created_at) as created_at, to_json(o.hold_until) as hold_until,
      ${selectHold},
      (select coalesce(json_agg(l order by l.position), '[]') from order_items l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(l.id), '[]') from order_items l join products p on p.id = l.product_id
        where l.order_id = o.id and p.chilled) as chilled_lines
    from orders o where o.id = any(${[...ids]}::bigint[])`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const order = found.get(id)
    if (!order) throw new DomainError('not_found')
    return order
  })
}
