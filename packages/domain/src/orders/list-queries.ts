import type { OrderStage } from '@tsiran/contract/admin/order-list-shapes'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { courierOfOrder } from './assigned-orders.ts'
import type { OrderRow } from './order-rows.ts'
import { stageOfOrder } from './order-stage.ts'
import type { SlotColumns } from './slot-of-order.ts'

export interface Totals {
  orders: number
  /** Drams, canceled orders left out. */
  sum: number
}

/** How many orders some days have (see `daysOf`), and what they sum up to. */
export async function selectTotals(db: Db, days: RawBuilder<unknown>): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(sum) filter (where status <> 'canceled'), 0)::bigint as sum
    from ${days} d`.execute(db)
  return rows[0]!
}

/** An order as lists and exports read it. */
export interface ListRow
  extends
    Pick<
      OrderRow,
      | 'id'
      | 'created_at'
      | 'status'
      | 'paid'
      | 'payment_method'
      | 'grand_total'
      | 'email'
      | 'customer_id'
      | 'company_id'
      | 'shipping_address'
      | 'payment_title'
      | 'shipping_title'
      | 'shipping_amount'
      | 'substitution'
    >,
    SlotColumns {
  stage: OrderStage | null
  customer_name: string | null
  company_name: string | null
  /** Without the service line. */
  lines: number
  has_note: boolean
  age_restricted: boolean
  chilled: boolean
  courier: { id: number; name: string } | null
  version: number
}

/** Reads orders for a list, in the order of `ids`. */
export async function selectListRows(db: Db, ids: readonly number[]): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select o.id, to_json(o.created_at) as created_at, o.status, o.paid, o.email, o.customer_id, o.company_id, o.shipping_address, o.payment_method,
      o.payment_title, o.shipping_title, o.shipping_amount, o.grand_total, o.substitution, o.version,
      o.slot_id, o.zone_id, o.slot, o.holds_slot, ${stageOfOrder} as stage,
      (select trim(c.first_name || ' ' || c.last_name) from customers c where c.id = o.customer_id) as customer_name,
      (select c.name from companies c where c.id = o.company_id) as company_name, l.lines, l.age_restricted, l.chilled, ${courierOfOrder} as courier,
      o.description <> '' or exists (select from order_notes n where n.order_id = o.id and not n.mailed) as has_note
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    join orders o on o.id = wanted.id
    cross join lateral (
      select count(*)::integer as lines, coalesce(bool_or(g.age_restricted), false) as age_restricted,
        coalesce(bool_or(p.chilled), false) as chilled
      from order_items i left join product_listings g on g.product_id = i.product_id left join products p on p.id = i.product_id
      where i.order_id = o.id and i.stocked) l
    order by wanted.place`.execute(db)
  return rows
}

/** Numbers of the orders `o` that meet a condition and are older than `after`, the newest first. */
export async function selectOlderIds(
  db: Db,
  {
    condition,
    after,
    limit,
  }: {
    condition: RawBuilder<unknown>
    after: Pick<ListRow, 'id' | 'created_at'> | undefined
    limit: number
  },
): Promise<number[]> {
  const older = after
    ? sql`(o.created_at, o.id) < (${after.created_at}::timestamptz, ${after.id}::bigint)`
    : sql`true`
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where ${condition} and ${older} order by o.created_at desc, o.id desc limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
