import type { Db } from '@tsiran/db/database'
import { deleteInBatches, inBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Carts in one batch; their lines are deleted with them. */
const size = 500

/**
 * Guests' carts and closed carts without a change for 30 days, the lifetime of a guest's cookie. Customers' open carts stay. The
 * first line is the predicate of the index carts_clean_up.
 */
const due = sql<boolean>`not cleared and (status <> 'active' or customer_id is null)
  and created_at < now() - interval '30 days' and updated_at < now() - interval '30 days'`

/** Clean-up of carts that nobody can open again. */
export const cartCleanUps: CleanUps = {
  carts: (db) =>
    deleteInBatches(
      db,
      'carts',
      sql`${due} and not exists (select from orders o where o.cart_id = carts.id)`,
      { size },
    ),
  orderedCarts: clearOrderedCarts,
}

/** Removes lines, addresses and the guest's network from ordered carts; the row stays for the unique `orders.cart_id`. */
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
      update carts c set billing_address = null, shipping_address = null, network = null, cleared = true
      from chosen where c.id = chosen.id`.execute(db)
    return Number(numAffectedRows)
  })
}
