import { maxCartLines } from '@tsiran/contract/limits'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Columns that a successor inherits. */
const steps = sql`locale, billing_address, shipping_address, shipping_method, payment_method, seen_service, seen_shipping, district_id, slot_id, substitution`

/**
 * Reopens the cart of an unpaid order, once: a new active cart with the same lines and steps becomes the successor of the ordered
 * cart, which stays with its order. Where the owner has another active cart by now, missing lines are added to that, up to the
 * limit of a cart.
 */
export async function reopenCart(tx: Tx, cartId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with old as (
      update carts set status = 'returned', updated_at = now()
      where id = ${cartId} and status = 'ordered'
      returning *
    ), by_token as (
      insert into carts (api_token, ${steps})
      select api_token, ${steps} from old where api_token is not null
      on conflict (api_token) where status = 'active' do update set updated_at = now()
      returning id
    ), by_customer as (
      insert into carts (customer_id, ${steps})
      select customer_id, ${steps} from old where customer_id is not null
      on conflict (customer_id) where status = 'active' do update set updated_at = now()
      returning id
    ), successor as (
      select id from by_token union all select id from by_customer
    ), lines as (
      insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty, substitution,
        substitute_variant_id)
      select n.id, i.product_id, i.variant_id, i.quantity, i.seen_price, i.seen_box_price, i.seen_box_qty, i.substitution,
        i.substitute_variant_id
      from successor n, old, lateral (
        select * from cart_items i where i.cart_id = old.id
          and not exists (select from cart_items own where own.cart_id = n.id and own.variant_id = i.variant_id)
        order by i.id limit greatest(0, ${maxCartLines} - (select count(*) from cart_items own where own.cart_id = n.id))
      ) i
      order by i.id
      on conflict (cart_id, variant_id) do nothing
    )
    select id from successor`.execute(tx)
  if (rows[0])
    await sql`update carts set successor_id = ${rows[0].id} where id = ${cartId}`.execute(tx)
}

/**
 * Closes a reopened cart after a late payment of its order, unless the owner has changed it. Returns the id of the closed cart, or
 * `ordered` where the owner has ordered it by now: the caller must then roll back.
 */
export async function closeReopenedCart(
  tx: Tx,
  cartId: number,
): Promise<number | 'ordered' | undefined> {
  const successor = await lockSuccessor(tx, cartId)
  if (successor?.status === 'ordered') return 'ordered'
  await sql`
    update carts set status = 'ordered', successor_id = null, updated_at = now()
    where id = ${cartId} and status = 'returned'`.execute(tx)
  if (!successor) return undefined
  const linesOf = (id: number) =>
    sql`select variant_id, quantity from cart_items where cart_id = ${id}`
  const closed = await sql<{ id: number }>`
    update carts set status = 'returned', updated_at = now()
    where id = ${successor.id}
      and not exists (${linesOf(successor.id)} except ${linesOf(cartId)})
      and not exists (${linesOf(cartId)} except ${linesOf(successor.id)})
    returning id`.execute(tx)
  return closed.rows[0]?.id
}

interface Successor {
  id: number
  status: 'active' | 'ordered' | 'returned'
}

/**
 * Locks the last successor of a reopened cart, active or ordered: a successor may have been ordered and reopened as well.
 * Undefined where there is none.
 */
async function lockSuccessor(tx: Tx, cartId: number): Promise<Successor | undefined> {
  for (let id = cartId; ;) {
    const next = await sql<{
      id: number
    }>`select successor_id as id from carts where id = ${id} and successor_id is not null`.execute(
      tx,
    )
    if (!next.rows[0]) return undefined
    const { rows } =
      await sql<Successor>`select id, status from carts where id = ${next.rows[0].id} for update`.execute(
        tx,
      )
    // A deleted cart was merged into another, whose id is now in its place.
    if (!rows[0]) continue
    if (rows[0].status !== 'returned') return rows[0]
    id = rows[0].id
  }
}
