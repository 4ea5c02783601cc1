import { timeZone } from '@tsiran/i18n/dates'
import { sql } from 'kysely'
import { today } from '../delivery/wanted-slots.ts'
import { onItsWay } from '../orders/on-its-way.ts'

/** The day in Yerevan of an order's slot, of orders `o`; null without one. */
export const slotDay = sql`((o.slot ->> 'starts_at')::timestamptz at time zone ${timeZone})::date`

/** Counts the orders of today's slots and of earlier ones that are still to be picked. The list of today's picking has all of them. */
export const countToPick = sql`
  select count(*) from orders o left join order_pickings p on p.order_id = o.id
  where o.status in ('pending', 'processing') and o.slot is not null and ${slotDay} <= ${today}
    and o.settled_at is null and p.state is distinct from 'finished' and not ${onItsWay(sql`o.id`)}`
