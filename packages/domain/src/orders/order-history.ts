import type { RefundLine } from '@tsiran/contract/admin/order-payment-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Actor } from './order-rows.ts'

export interface HistoryRow {
  at: Date
  kind:
    | 'status'
    | 'note'
    | 'edit'
    | 'slot'
    | 'cancel_lines'
    | 'settled'
    | 'refund'
    | 'payment'
    | 'document'
    | 'mail'
  actor: Actor
  staff_id: number | null
  staff_name: string | null
  text: string
  from_state: string | null
  to_state: string | null
  district_from: string | null
  district_to: string | null
  lines: RefundLine[]
}

/** An edit's district in a language; the first edits stored its Armenian name alone. */
const districtIn = (state: 'before' | 'after', locale: Locale) =>
  sql`coalesce(${sql.ref(state)} -> 'district' ->> ${locale}::text, ${sql.ref(state)} ->> 'district')`

/** What happened to an order and its payments, and what the staff wrote and changed, oldest first. */
export async function selectHistory(db: Db, id: number, locale: Locale): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.*, s.name as staff_name from (
      select created_at as at, 'status' as kind, id as rank, actor, staff_id, note as text, from_status as from_state, to_status as to_state,
        null as district_from, null as district_to, '[]'::jsonb as lines
      from order_changes where order_id = ${id}
      union all select created_at, case when mailed then 'mail' else 'note' end, id, 'shop', staff_id, text, null, null, null, null, '[]' from order_notes where order_id = ${id}
      union all select created_at, case when after ? 'slot' then 'slot' else kind end, id, 'shop', staff_id, reason, null, null,
        ${districtIn('before', locale)}, ${districtIn('after', locale)}, '[]' from order_edits where order_id = ${id}
      union all select r.created_at, 'refund', r.id, 'shop', r.staff_id, r.reason, null, r.state, null, null, r.lines
      from payment_refunds r join payments p on p.id = r.payment_id where p.order_id = ${id}
      union all select t.returned_at, 'refund', t.route_id, 'shop', t.returned_by, '', null, 'refunded', null, null, '[]'
      from route_stops t where t.order_id = ${id} and t.returned_at is not null
      union all select e.created_at, 'payment', e.id, 'bank', null, e.kind, e.from_state, e.to_state, null, null, '[]'
      from payment_events e join payments p on p.id = e.payment_id where p.order_id = ${id}
      union all select issued_at, 'document', id, 'shop', staff_id, number, null, kind, null, null, '[]' from documents where order_id = ${id}
    ) h left join staff s on s.id = h.staff_id order by h.at, h.kind, h.rank`.execute(db)
  return rows
}
