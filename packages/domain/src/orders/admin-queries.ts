import type { OrderDocument } from '@tsiran/contract/admin/order-shapes'
import type { OrderStage } from '@tsiran/contract/admin/order-list-shapes'
import type { Refund } from '@tsiran/contract/admin/order-payment-shapes'
import type { OnlineMethod } from '@tsiran/contract/online-methods'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { isRepeatable } from '../shared/held-request.ts'
import { courierOfOrder } from './assigned-orders.ts'
import type { PaymentWithRefunds } from './order-actions.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderLineRow } from './order-line-rows.ts'
import { stageOfOrder } from './order-stage.ts'
import type { SlotColumns } from './slot-of-order.ts'

export interface AdminLineRow extends OrderLineRow {
  /** Pieces in stock now; null where the variant is gone. */
  in_stock: number | null
  named: { sku: string; name: Text } | null
  replacement: { sku: string; name: Text; quantity: number; grams: number | null } | null
}

export interface AdminOrderRow extends Omit<OrderRow, 'lines'>, SlotColumns {
  customer_name: string | null
  company_name: string | null
  pickup: boolean
  stage: OrderStage | null
  /** Who has it on a route. */
  courier: { id: number; name: string } | null
  /** Cash that a courier took although it was canceled on the way. `returned_at`: ISO 8601. */
  door_cash: { route_id: number; amount: number; returned_at: string | null } | null
  lines: AdminLineRow[]
}

/** An order with its lines and the names of who it is for; undefined without one. */
export async function selectAdminOrder(db: Db, id: number): Promise<AdminOrderRow | undefined> {
  const { rows } = await sql<AdminOrderRow>`
    select o.*, to_json(o.created_at) as created_at, to_json(o.hold_until) as hold_until,
      (select trim(c.first_name || ' ' || c.last_name) from customers c where c.id = o.customer_id) as customer_name,
      (select c.name from companies c where c.id = o.company_id) as company_name,
      coalesce((select m.pickup from shipping_methods m where m.code = o.shipping_method), false) as pickup, ${stageOfOrder} as stage, ${courierOfOrder} as courier,
      (select json_build_object('route_id', t.route_id, 'amount', t.cash, 'returned_at', to_json(t.returned_at)) from route_stops t
        where t.order_id = o.id and t.outcome is distinct from 'nobody_home' and t.outcome is null and t.cash > 0) as door_cash,
      (select coalesce(json_agg(l order by l.position), '[]') from (
        select i.*, v.qty as in_stock,
          (select json_build_object('sku', n.sku, 'name', p.name) from variants n join products p on p.id = n.product_id
            where n.id = i.substitute_variant_id) as named,
          (select json_build_object('sku', n.sku, 'name', p.name, 'quantity', s.quantity, 'grams', s.grams)
            from order_substitutions s join variants n on n.id = s.variant_id join products p on p.id = n.product_id
            where s.order_item_id = i.id and o.settled_at is null) as replacement
        from order_items i left join variants v on v.id = i.variant_id where i.order_id = o.id) l) as lines
    from (select o.*, p.state as picking from orders o left join order_pickings p on p.order_id = o.id) o where o.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export interface AdminPaymentRow extends PaymentWithRefunds {
  id: number
  provider: OnlineMethod
  bank_id: string | null
  /** ISO 8601. */
  created_at: string
  held_amount: number | null
  captured_amount: number | null
  /** ISO 8601. */
  capture_before: string | null
  /** When the bank refused the open request about held money; ISO 8601. */
  refused_at: string | null
  repeatable: boolean
  refunds: Refund[]
}

/** All payments of an order with their refunds, oldest first. */
export async function selectPayments(db: Db, id: number): Promise<AdminPaymentRow[]> {
  const { rows } = await sql<AdminPaymentRow>`
    select p.id, p.provider, p.state, p.amount, p.refund_total, p.bank_id, to_json(p.created_at) as created_at,
      p.held_amount, p.captured_amount, to_json(p.capture_before) as capture_before,
      case when p.state in ('capturing', 'voiding') then to_json(p.refused_at) end as refused_at, ${isRepeatable} as repeatable,
      (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount, 'state', r.state, 'by_hand', r.by_hand,
        'reason', r.reason, 'lines', r.lines, 'staff', s.name, 'created_at', r.created_at) order by r.id), '[]')
        from payment_refunds r left join staff s on s.id = r.staff_id where r.payment_id = p.id) as refunds
    from payments p where p.order_id = ${id} order by p.id`.execute(db)
  return rows
}

/** The documents issued about an order, oldest first, canceled ones too. */
export async function selectDocuments(db: Db, id: number): Promise<OrderDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'number', 'issued_at', 'canceled_at'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    issued_at: row.issued_at.toISOString(),
    canceled_at: row.canceled_at?.toISOString() ?? null,
  }))
}

/** Statuses of orders with open work. */
export const openStatuses: readonly OrderStatus[] = ['pending_payment', 'pending', 'processing']
