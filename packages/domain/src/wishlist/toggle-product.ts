import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { defaultLimits, type Limits } from '../shared/limits.ts'

/**
 * Adds a product to a customer's favourites and returns the item's id, or removes it and returns null. Concurrent calls are
 * serialised. Refuses with `not_found` on an unlisted product, and with `too_many_favorites`.
 */
export async function toggleProduct(
  db: Db,
  { customerId, productId }: { customerId: number; productId: number },
  { favorites: max }: Pick<Limits, 'favorites'> = defaultLimits,
) {
  return inTransaction(db, async (tx): Promise<{ id: number } | null> => {
    await sql`select 1 from customers where id = ${customerId} for no key update`.execute(tx)
    const removed =
      await sql`delete from wishlist_items where customer_id = ${customerId} and product_id = ${productId} returning id`.execute(
        tx,
      )
    if (removed.rows.length > 0) return null
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from wishlist_items where customer_id = ${customerId}`.execute(
      tx,
    )
    if (counted.rows[0]!.count >= max)
      throw new DomainError('too_many_favorites', { values: { max } })
    const { rows } = await sql<{ id: number }>`
      insert into wishlist_items (customer_id, product_id)
      select ${customerId}::integer, product_id from product_listings where product_id = ${productId} returning id`.execute(
      tx,
    )
    if (!rows[0]) throw new DomainError('not_found')
    return rows[0]
  })
}
