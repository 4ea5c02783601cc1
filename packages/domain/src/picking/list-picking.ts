import { fullName } from '@tsiran/contract/full-name'
import type { PickingRow } from '@tsiran/contract/admin/picking-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import type { OrderAddress } from '@tsiran/contract/order-shapes'
import type { SlotSnapshot } from '@tsiran/db/tables/orders'
import { sql } from 'kysely'
import { slotDay } from './orders-to-pick.ts'
import { maxWorkList, type WorkList } from '../orders/work-list.ts'
import { seesPeople } from '../orders/people-mask.ts'
import { maskName } from '../shared/mask.ts'
import { requireDays } from '../shared/history-range.ts'
import type { PickingReader } from './read-picking.ts'

interface PickingQuery {
  /** `YYYY-MM-DD` in Yerevan. */
  day: string
  zoneId?: number | undefined
  staff: PickingReader
  locale: Locale
  /** Orders at most. */
  limit?: number
}

interface Row extends Pick<
  PickingRow,
  'order_id' | 'status' | 'state' | 'zone_id' | 'lines' | 'decided' | 'weighed' | 'grams' | 'late'
> {
  total: number
  age_restricted: boolean
  staff_id: number | null
  staff_name: string | null
  slot: SlotSnapshot | null
  shipping_address: OrderAddress
}

/**
 * Confirmed orders whose slot is on a day, by slot and zone; earlier ones that nobody has finished come first, those without a slot
 * last, and how many there are in all. Names are masked for whoever may not see customers. Refuses a day that there is
 * not with `validation_failed`.
 */
export async function listPicking(
  db: Db,
  { day, zoneId, staff, locale, limit = maxWorkList }: PickingQuery,
): Promise<WorkList<PickingRow>> {
  requireDays({ day })
  const { rows } = await sql<Row>`
    select count(*) over ()::integer as total, o.id as order_id, o.status, p.state, o.zone_id, p.staff_id, s.name as staff_name, o.slot, o.shipping_address,
      l.lines, l.decided, l.weighed, l.grams, l.age_restricted, coalesce(d.slot_day < ${day}::date, false) as late
    from orders o
    left join order_pickings p on p.order_id = o.id
    left join staff s on s.id = p.staff_id
    cross join lateral (select ${slotDay} as slot_day) d
    cross join lateral (
      select count(*)::integer as lines, count(i.pick_state)::integer as decided,
        coalesce(bool_or(i.portion_grams is not null), false) as weighed,
        coalesce(sum((i.quantity - i.canceled) * coalesce(i.portion_grams, case when v.content_unit in ('g', 'ml') then v.content_amount end)), 0)::integer as grams,
        coalesce(bool_or(i.age_restricted or g.age_restricted), false) as age_restricted
      from order_items i left join product_listings g on g.product_id = i.product_id left join variants v on v.id = i.variant_id
      where i.order_id = o.id and i.stocked and i.quantity > i.canceled and i.replaces_id is null
    ) l
    where o.status in ('pending', 'processing') and (${zoneId ?? null}::integer is null or o.zone_id = ${zoneId ?? null})
      and (d.slot_day is null or d.slot_day = ${day}::date or (d.slot_day < ${day}::date and p.state is distinct from 'finished'))
    order by d.slot_day nulls last, (o.slot ->> 'starts_at')::timestamptz, o.zone_id nulls last, o.district_id nulls last, o.id
    limit ${limit}`.execute(db)
  const people = seesPeople(staff.roles)
  const data = rows.map(
    ({ total: _total, staff_id, staff_name, slot, shipping_address: to, ...row }) => {
      const name = fullName(to)
      return {
        ...row,
        picker: staff_id === null ? null : { id: staff_id, name: staff_name ?? '' },
        slot: slot && {
          starts_at: new Date(slot.starts_at).toISOString(),
          ends_at: new Date(slot.ends_at).toISOString(),
        },
        zone: slot?.zone[locale] ?? '',
        district: slot?.district?.[locale] ?? '',
        pickup: slot?.pickup ?? false,
        name: people ? name : maskName(name),
        company: to.company_name,
      }
    },
  )
  return { data, meta: { total: rows[0]?.total ?? 0 } }
}
