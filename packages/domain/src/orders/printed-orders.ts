import type { PaidState } from '@tsiran/contract/admin/order-shapes'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { OrderRow } from './order-rows.ts'
import { paidState, type OrderMoney } from './paid-state.ts'
import { hasOpenRefund } from './admin-queries.ts'

/** An order with what its papers say of its money. */
export interface PrintedOrder extends OrderRow {
  paid: PaidState
}

/** Reads orders for their papers, in the order of `ids`. Refuses with `not_found` where one of them does not exist. */
export async function readPrintedOrders(db: Db, ids: readonly number[]): Promise<PrintedOrder[]> {
  const { rows } = await sql<OrderRow & Pick<OrderMoney, 'payments'>>`
    select o.*, to_json(o.created_at) as created_at, to_json(o.hold_until) as hold_until,
      (select coalesce(json_agg(l order by l.position), '[]') from order_items l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('state', p.state, 'amount', p.amount, 'refund_total', p.refund_total, 'refund_open', ${hasOpenRefund})), '[]')
        from payments p where p.order_id = o.id) as payments
    from orders o where o.id = any(${[...ids]}::bigint[])`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const order = found.get(id)
    if (!order) throw new DomainError('not_found')
    return { ...order, paid: paidState(order) }
  })
}
