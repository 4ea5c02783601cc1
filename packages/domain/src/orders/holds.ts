import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** How long an order keeps its goods while its buyer may pay at the bank (R23). */
const hold = sql`interval '20 minutes'`
/** How long it keeps them for a buyer who has not gone there. */
export const firstHold = sql`interval '5 minutes'`

/** Marks the order's pieces as being out of the stock, or not. False where they were marked so already. */
export async function markStock(tx: Tx, id: number, held: boolean): Promise<boolean> {
  const { rows } = await sql`update orders set holds_stock = ${held} where id = ${id} and holds_stock <> ${held} returning id`.execute(tx)
  return rows.length > 0
}

/** Gives an order that waits for its payment the whole time for it; false where it has it, or waits no more. */
export async function prolongHold(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update orders set hold_until = created_at + ${hold}
    where id = ${id} and status = 'pending_payment' and holds_stock and hold_until < created_at + ${hold} returning id`.execute(tx)
  return rows.length > 0
}

/** Seconds that whoever ends a hold has the order to itself: longer than a bank has for its answer. */
const holdLease = 30

/** An order whose hold has expired. `hold_until` is the end of the lease that the taker has. */
export type OverdueOrder = { id: number; hold_until: string }

/** Takes the order whose hold expired first, if there is one; other processes take others meanwhile. */
export async function takeOverdueOrder(db: Db): Promise<OverdueOrder | undefined> {
  const { rows } = await sql<OverdueOrder>`
    update orders set hold_until = now() + make_interval(secs => ${holdLease})
    where id = (
      select id from orders where status = 'pending_payment' and holds_stock and hold_until <= now()
      order by hold_until limit 1 for update skip locked)
    returning id, to_json(hold_until) as hold_until`.execute(db)
  return rows[0]
}
