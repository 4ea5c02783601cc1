import { maxCartLines } from '@tsiran/contract/cart'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/**
 * Gives a cart back whose order was not paid: a new active cart with the same lines and steps takes its place, once, since an
 * ordered cart stays its order's. Where its owner has filled another one meanwhile, the lines that are missing there join it,
 * as far as a cart may hold them.
 */
export async function reopenCart(tx: Tx, cartId: number): Promise<void> {
  await sql`
    with old as (
      update carts set status = 'returned', updated_at = now() where id = ${cartId} and status = 'ordered' returning *
    ), by_token as (
      insert into carts (api_token, locale, billing_address, shipping_address, shipping_method, payment_method, seen_service, seen_shipping)
      select api_token, locale, billing_address, shipping_address, shipping_method, payment_method, seen_service, seen_shipping from old where api_token is not null
      on conflict (api_token) where status = 'active' do update set updated_at = now() returning id
    ), by_customer as (
      insert into carts (customer_id, locale, billing_address, shipping_address, shipping_method, payment_method, seen_service, seen_shipping)
      select customer_id, locale, billing_address, shipping_address, shipping_method, payment_method, seen_service, seen_shipping from old where customer_id is not null
      on conflict (customer_id) where status = 'active' do update set updated_at = now() returning id
    )
    insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty)
    select n.id, i.product_id, i.variant_id, i.quantity, i.seen_price, i.seen_box_price, i.seen_box_qty
    from (select id from by_token union all select id from by_customer) n, old, lateral (
      select * from cart_items i where i.cart_id = old.id
        and not exists (select from cart_items own where own.cart_id = n.id and own.variant_id = i.variant_id)
      order by i.id limit greatest(0, ${maxCartLines} - (select count(*) from cart_items own where own.cart_id = n.id))
    ) i
    order by i.id
    on conflict (cart_id, variant_id) do nothing`.execute(tx)
}

/**
 * Takes a cart that was given back away again: its order was paid after all. One that its owner has changed meanwhile stays.
 * Returns the id of the cart that went.
 */
export async function closeReopenedCart(tx: Tx, cartId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select c.id from carts c join carts old on c.customer_id = old.customer_id or (c.api_token = old.api_token and c.customer_id is null)
    where old.id = ${cartId} and c.status = 'active' for update of c`.execute(tx)
  const active = rows[0]?.id
  if (active === undefined) return undefined
  const linesOf = (id: number) => sql`select variant_id, quantity from cart_items where cart_id = ${id}`
  const closed = await sql<{ id: number }>`
    update carts set status = 'returned', updated_at = now() where id = ${active}
      and not exists (${linesOf(active)} except ${linesOf(cartId)}) and not exists (${linesOf(cartId)} except ${linesOf(active)})
    returning id`.execute(tx)
  return closed.rows[0]?.id
}
