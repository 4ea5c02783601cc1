import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Ends the picking of an order that is not delivered: what was recorded and is not settled is forgotten. */
export async function endPicking(tx: Tx, id: number): Promise<void> {
  await sql`delete from order_pickings where order_id = ${id}`.execute(tx)
  await forgetPicks(tx, id)
}

/** Forgets what was recorded of an order's lines, by default of all. Those of a settled order stay as they were settled. */
export async function forgetPicks(tx: Tx, id: number, lineIds?: readonly number[]): Promise<void> {
  await sql`
    with unsettled as (
      select l.id from order_items l join orders o on o.id = l.order_id
      where o.id = ${id} and o.settled_at is null and (${!lineIds}::boolean or l.id = any(${lineIds ?? []}::bigint[]))
    ), dropped as (
      delete from order_substitutions where order_item_id in (select id from unsettled)
    )
    update order_items set pick_state = null, picked_quantity = null, picked_grams = null, pick_agreed = false
    where id in (select id from unsettled) and pick_state is not null`.execute(tx)
}
