import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { lease, paymentColumns, type Payment } from './payment-rows.ts'

/** Minimum seconds between two queries of one payment: anybody can open its page and its callbacks. */
const queryInterval = 5

/** Claims the next query of a payment; false within the interval after the last one. */
export async function takeQuery(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update payments set asked_at = now()
    where id = ${id} and (asked_at is null or asked_at <= now() - make_interval(secs => ${queryInterval})) returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** Leases the payment whose query is due longest, if there is one. Concurrent processes take different payments. */
export async function takeDuePayment(db: Db): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    update payments set asked = asked + 1, ask_at = now() + make_interval(secs => ${lease * 2})
    where id = (select id from payments where ask_at <= now() order by ask_at limit 1 for update skip locked)
    returning ${paymentColumns}`.execute(db)
  return rows[0]
}

/** Schedules a payment's next query in minutes from its creation; null for never. A settled payment stays unchanged. */
export async function scheduleQuery(db: Db, id: number, minutes: number | null): Promise<void> {
  await sql`update payments set ask_at = created_at + make_interval(mins => ${minutes}) where id = ${id} and ask_at is not null`.execute(
    db,
  )
}
