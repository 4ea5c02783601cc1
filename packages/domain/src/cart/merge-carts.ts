import type { Tx } from '@tsiran/db/database'
import type { Locale } from '@tsiran/contract/locale'
import { sql } from 'kysely'
import { lockCart } from './queries.ts'

/**
 * Moves a guest's cart into a customer's at sign-in: the larger quantity of each product wins, clamped to full packs in
 * stock (decisions 14). What can no longer be bought is left out. Does nothing where the guest has no cart.
 */
export async function mergeCarts(tx: Tx, apiToken: string, customerId: number, locale: Locale): Promise<void> {
  const guestCart = await lockCart(tx, { apiToken })
  if (guestCart === undefined) return
  // Locks the customer's cart, or makes it. Only sign-ins hold two carts, each the guest's first.
  const { rows } = await sql<{ id: number }>`
    insert into carts (customer_id, locale) values (${customerId}, ${locale})
    on conflict (customer_id) where status = 'active' do update set updated_at = now() returning id`.execute(tx)
  const cart = rows[0]!.id
  await sql`
    insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price)
    select ${cart}::bigint, g.product_id, g.variant_id, least(greatest(g.quantity, coalesce(own.quantity, 0)), v.qty - v.qty % v.min_qty),
      g.seen_price, g.seen_box_price
    from cart_items g
    join variants v on v.id = g.variant_id
    join products p on p.id = g.product_id and p.status = 'published'
    left join cart_items own on own.cart_id = ${cart} and own.variant_id = g.variant_id
    where g.cart_id = ${guestCart} and v.qty >= v.min_qty
    order by g.id
    on conflict (cart_id, variant_id) do update set quantity = excluded.quantity`.execute(tx)
  // An order whose cart had come back as the guest's one: what became of it is the customer's cart from now on.
  await sql`update carts set successor_id = ${cart} where successor_id = ${guestCart}`.execute(tx)
  await sql`delete from carts where id = ${guestCart}`.execute(tx)
}
