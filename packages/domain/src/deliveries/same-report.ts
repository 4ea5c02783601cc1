import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { LineToCancel } from '../order-management/cancel-lines.ts'

interface Report {
  routeId: number
  orderId: number
  lines?: readonly LineToCancel[] | undefined
  cash?: number | undefined
}

/**
 * Whether a stop was reported with the same refused pieces and the same cash: an answer was lost, and the report is sent again. A report
 * without cash is about whatever was due.
 */
export async function isSameReport(
  tx: Tx,
  { routeId, orderId, lines = [], cash }: Report,
): Promise<boolean> {
  const { rows } = await sql<{ line_id: number; pieces: number; cash: number }>`
    select t.cash, l.id as line_id, case
      when t.outcome <> 'refused_lines' then 0
      -- All of it was refused, which cancels the order and changes no line.
      when e.before is null then l.quantity - l.canceled
      else coalesce(b.pieces, 0) - coalesce(a.pieces, 0) end as pieces
    from route_stops t
    join order_items l on l.order_id = t.order_id and l.stocked
    left join order_edits e on e.order_id = t.order_id and e.kind = 'cancel_lines' and e.created_at = t.at
    left join jsonb_to_recordset(e.before -> 'lines') b(line_id bigint, pieces integer) on b.line_id = l.id
    left join jsonb_to_recordset(e.after -> 'lines') a(line_id bigint, pieces integer) on a.line_id = l.id
    where t.route_id = ${routeId} and t.order_id = ${orderId}`.execute(tx)
  const refused = new Map(
    rows.flatMap(({ line_id, pieces }) => (pieces > 0 ? [[line_id, pieces] as const] : [])),
  )
  return (
    lines.length === refused.size &&
    lines.every(({ line_id, quantity }) => refused.get(line_id) === quantity) &&
    (cash === undefined || cash === rows[0]?.cash)
  )
}
