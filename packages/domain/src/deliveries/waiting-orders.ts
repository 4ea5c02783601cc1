import type { WaitingOrder } from '@tsiran/contract/admin/route-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { placeOf, recipientOf } from '../documents/paper-texts.ts'
import { isChilled, readPrintedOrders } from '../orders/printed-orders.ts'
import { maxWorkList, type WorkList } from '../orders/work-list.ts'
import { requireDays } from '../shared/history-range.ts'
import { cashDue } from './view-stop.ts'

interface WaitingQuery {
  /** `YYYY-MM-DD` in Yerevan. */
  day: string
  zoneId?: number | undefined
  slotId?: number | undefined
  locale: Locale
  /** Orders at most. */
  limit?: number
}

/**
 * Orders that are to be brought on a day, or should have been before, and that no route has: by slot, zone and district. Orders
 * without a slot come last; those that buyers collect are left out. `meta.total` says how many there are in all. Refuses a day
 * that there is not with `validation_failed`.
 */
export async function listWaiting(
  db: Db,
  { day, zoneId, slotId, locale, limit = maxWorkList }: WaitingQuery,
): Promise<WorkList<WaitingOrder>> {
  requireDays({ day })
  const { rows } = await sql<{ total: number; id: number; ready: boolean; tries: number }>`
    select count(*) over ()::integer as total, o.id, p.order_id is null or o.settled_at is not null as ready,
      (select count(*)::integer from route_stops t where t.order_id = o.id) as tries
    from orders o left join order_pickings p on p.order_id = o.id left join shipping_methods m on m.code = o.shipping_method
    where o.status in ('pending', 'processing') and not coalesce((o.slot ->> 'pickup')::boolean, m.pickup, false)
      and (o.slot is null or (o.slot ->> 'starts_at')::timestamptz < (${day}::date + 1)::timestamp at time zone 'Asia/Yerevan')
      and (${zoneId ?? null}::integer is null or o.zone_id = ${zoneId ?? null})
      and (${slotId ?? null}::bigint is null or o.slot_id = ${slotId ?? null})
      and not exists (select from route_stops t where t.order_id = o.id and t.outcome is distinct from 'nobody_home')
    order by (o.slot ->> 'starts_at')::timestamptz nulls last, o.zone_id, o.district_id, o.id limit ${limit}`.execute(
    db,
  )
  const orders = await readPrintedOrders(
    db,
    rows.map(({ id }) => id),
  )
  const data = orders.map((order, index) => {
    const { ready, tries } = rows[index]!
    const { slot, shipping_address: to } = order
    return {
      order_id: order.id,
      status: order.status as WaitingOrder['status'],
      name: recipientOf(to),
      address: placeOf(to, locale),
      district: slot?.district?.[locale] ?? '',
      zone: slot?.zone[locale] ?? '',
      slot: slot && {
        starts_at: new Date(slot.starts_at).toISOString(),
        ends_at: new Date(slot.ends_at).toISOString(),
      },
      chilled: isChilled(order),
      grand_total: order.grand_total,
      cash_due: cashDue(order),
      ready,
      tries,
    }
  })
  return { data, meta: { total: rows[0]?.total ?? 0 } }
}
