import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { lease, paymentColumns, type Payment } from './payment-rows.ts'

/** Seconds between two questions about one payment at least: its page and its callbacks are open to anybody. */
const questionInterval = 5

/** Takes the right to ask the bank about a payment now; false where somebody has asked just before. */
export async function takeQuestion(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update payments set asked_at = now()
    where id = ${id} and (asked_at is null or asked_at <= now() - make_interval(secs => ${questionInterval})) returning id`.execute(db)
  return rows.length > 0
}

/** Takes the payment that is due longest for a question to its bank, if there is one; other processes take others meanwhile. */
export async function takeDuePayment(db: Db): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    update payments set asked = asked + 1, ask_at = now() + make_interval(secs => ${lease * 2})
    where id = (select id from payments where ask_at <= now() order by ask_at limit 1 for update skip locked)
    returning ${paymentColumns}`.execute(db)
  return rows[0]
}

/** Sets when a payment's bank is asked next, in minutes from its beginning; null for never. A settled payment stays as it is. */
export async function askAt(db: Db, id: number, minutes: number | null): Promise<void> {
  await sql`update payments set ask_at = created_at + make_interval(mins => ${minutes}) where id = ${id} and ask_at is not null`.execute(db)
}
