import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { createTestZone } from './slots.ts'

const timeZone = sql`'Asia/Yerevan'`
/** Slots of a day: from ten, two hours each. */
const slotsOfDay = 4

/**
 * Gives synthetic orders what a shop with slots keeps of them: a slot of the day after the order, who of them came late, and how the
 * lines of the delivered ones were picked and settled. The zone is closed to shoppers.
 */
export async function createSyntheticDeliveries(db: Db): Promise<void> {
  const zone = await createTestZone(db, { active: false })
  await sql`
    insert into delivery_slots (zone_id, day, starts_at, ends_at, cutoff_at, capacity, by_hand)
    select ${zone.id}, d::date, starts_at, starts_at + interval '2 hours', starts_at, 1000000, true
    from generate_series((select order_day(min(created_at)) + 1 from orders), (select order_day(max(created_at)) + 1 from orders), interval '1 day') d
    cross join generate_series(0, ${slotsOfDay - 1}) n
    cross join lateral (select (d::date + make_interval(hours => 10 + 2 * n)) at time zone ${timeZone} as starts_at) s`.execute(
    db,
  )
  await sql`
    update orders o set slot_id = s.id, zone_id = s.zone_id, holds_slot = o.status <> 'canceled',
      slot = jsonb_build_object('zone', z.name, 'district', null, 'starts_at', s.starts_at, 'ends_at', s.ends_at, 'fee', 0, 'pickup', false),
      settled_at = case when o.status = 'completed' then s.starts_at end,
      agreed_sub_total = case when o.status = 'completed' then o.sub_total end,
      agreed_total = case when o.status = 'completed' then o.grand_total end
    from delivery_slots s join delivery_zones z on z.id = s.zone_id
    where s.zone_id = ${zone.id} and s.day = order_day(o.created_at) + 1
      and extract(hour from s.starts_at at time zone ${timeZone}) = 10 + 2 * (o.id % ${slotsOfDay})`.execute(
    db,
  )
  await sql`
    update delivery_slots s set taken = t.taken
    from (select slot_id, count(*)::integer as taken from orders where holds_slot group by 1) t where t.slot_id = s.id`.execute(
    db,
  )
  await sql`
    insert into order_changes (order_id, from_status, to_status, actor, created_at)
    select id, 'processing', 'completed', 'shop', (slot ->> 'ends_at')::timestamptz + interval '1 minute' * case when id % 20 = 0 then 30 else -30 end
    from orders where status = 'completed' and slot_id is not null`.execute(db)
  await sql`
    insert into order_edits (order_id, kind, version, before, after, created_at)
    select id, 'settled', version + 1, '{}', '{}', settled_at from orders where status = 'completed' and slot_id is not null`.execute(
    db,
  )
  await sql`
    update order_items i set agreed_quantity = i.quantity, agreed_total = i.total, picked_quantity = case when i.id % 25 < 2 then 0 else i.quantity end,
      pick_state = case i.id % 25 when 0 then 'replaced' when 1 then 'missing' else 'found' end
    from orders o where o.id = i.order_id and o.settled_at is not null and o.slot_id is not null`.execute(
    db,
  )
}
