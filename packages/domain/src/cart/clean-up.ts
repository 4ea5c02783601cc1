import type { Db } from '@tsiran/db/database'
import { deleteInBatches, inBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Carts in one batch: each brings its lines along. */
const size = 500

/**
 * Guests' carts and closed ones, untouched for 30 days: as long as the guest's cookie lives. Customers' open carts stay. The first
 * lines are the predicate of the index carts_clean_up.
 */
const due = sql<boolean>`not cleared and (status <> 'active' or customer_id is null)
  and created_at < now() - interval '30 days' and updated_at < now() - interval '30 days'`

/** Carts that nobody will open again. */
export const cartCleanUps: CleanUps = {
  carts: (db) => deleteInBatches(db, 'carts', sql`${due} and not exists (select from orders o where o.cart_id = carts.id)`, { size }),
  orderedCarts: clearOrderedCarts,
}

/** Takes lines, addresses and the guest's network from carts that were ordered; the row stays, since `orders.cart_id` makes an order unique by it. */
async function clearOrderedCarts(db: Db): Promise<number> {
  return inBatches(size, async () => {
    const { numAffectedRows = 0n } = await sql`
      with chosen as materialized (
        select id from carts where ${due} and not exists (
          select from orders o where o.cart_id = carts.id and o.status = 'pending_payment')
        limit ${size} for update skip locked
      ), emptied as (
        delete from cart_items i using chosen where i.cart_id = chosen.id
      )
      update carts c set billing_address = null, shipping_address = null, network = null, cleared = true from chosen where c.id = chosen.id`.execute(
      db,
    )
    return Number(numAffectedRows)
  })
}
