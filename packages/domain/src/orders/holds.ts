import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** An order holds its stock this long while its buyer may pay at the bank (R23). */
const hold = sql`interval '20 minutes'`
/** The hold for a buyer who has not opened the bank's page. */
export const firstHold = sql`interval '5 minutes'`

/** Records whether the order holds stock. False where it is recorded so already. */
export async function markStock(tx: Tx, id: number, held: boolean): Promise<boolean> {
  const { rows } =
    await sql`update orders set holds_stock = ${held} where id = ${id} and holds_stock <> ${held} returning id`.execute(
      tx,
    )
  return rows.length > 0
}

/** Prolongs the hold of an unpaid order to its full time; false where it has that already, or no longer waits. */
export async function prolongHold(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update orders set hold_until = created_at + ${hold}
    where id = ${id} and status = 'pending_payment' and holds_stock and hold_until < created_at + ${hold} returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Seconds of the lease for ending a hold: longer than the timeout of a bank's answer. */
const holdLease = 30

/** An order whose hold has expired. `hold_until` is the end of the taker's lease. */
export type OverdueOrder = { id: number; hold_until: string }

/** Leases the order whose hold expired first, if there is one. Concurrent processes take different orders. */
export async function takeOverdueOrder(db: Db): Promise<OverdueOrder | undefined> {
  const { rows } = await sql<OverdueOrder>`
    update orders set hold_until = now() + make_interval(secs => ${holdLease})
    where id = (
      select id from orders where status = 'pending_payment' and holds_stock and hold_until <= now()
      order by hold_until limit 1 for update skip locked)
    returning id, to_json(hold_until) as hold_until`.execute(db)
  return rows[0]
}
