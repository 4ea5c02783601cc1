import type { Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import type { Account } from '../customers/erase-account.ts'

/** The carts of an account, and those that are named: of its guest orders and drafts. */
const own = ({ id }: Account, ids: readonly number[]): RawBuilder<boolean> =>
  sql`(customer_id = ${id} or id = any(${[...ids]}::bigint[]))`

/** Locks an account's carts, by their ids, until the transaction ends: who orders one of them is done. */
export async function lockCartsOf(tx: Tx, account: Account, ids: readonly number[]): Promise<void> {
  await sql`select 1 from carts where ${own(account, ids)} order by id for update`.execute(tx)
}

/**
 * Deletes an account's carts. One that was ordered stays for its order, emptied and under a token that nobody has. Guests' carts lose
 * the addresses that were typed under the account's e-mail.
 */
export async function eraseCarts(tx: Tx, account: Account, ids: readonly number[]): Promise<void> {
  const ordered = sql<boolean>`exists (select from orders o where o.cart_id = carts.id)`
  await sql`delete from carts where ${own(account, ids)} and not ${ordered}`.execute(tx)
  await sql`
    with emptied as (
      update carts set customer_id = null, api_token = replace(gen_random_uuid()::text, '-', ''), billing_address = null,
        shipping_address = null, network = null, cleared = true
      where ${own(account, ids)} returning id
    )
    delete from cart_items i using emptied where i.cart_id = emptied.id`.execute(tx)
  await sql`
    update carts set billing_address = null, shipping_address = null
    where status = 'active' and customer_id is null and lower(billing_address ->> 'email') = lower(${account.email})`.execute(
    tx,
  )
}
