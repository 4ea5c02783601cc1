import type { Tx } from '@tsiran/db/database'
import { maxCartLines } from '@tsiran/contract/limits'
import type { Locale } from '@tsiran/contract/locale'
import { sql } from 'kysely'
import { lockCart } from './queries.ts'

/**
 * Moves a guest's cart into a customer's at sign-in: the larger quantity of each product wins (R14). The cart's next
 * view brings each line to full packs in stock and tells so. Lines beyond what a cart may hold are left out: a sign-in never
 * fails for them. Does nothing where the guest has no cart.
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
    insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty)
    select ${cart}::bigint, product_id, variant_id, larger, seen_price, seen_box_price, seen_box_qty
    from (
      select g.*, greatest(g.quantity, own.quantity) as larger, own.id is null as is_new,
        row_number() over (partition by own.id is null order by g.id) as place
      from cart_items g left join cart_items own on own.cart_id = ${cart} and own.variant_id = g.variant_id
      where g.cart_id = ${guestCart}
    ) g
    where not is_new or place <= ${maxCartLines} - (select count(*) from cart_items where cart_id = ${cart})
    order by id
    on conflict (cart_id, variant_id) do update set quantity = excluded.quantity`.execute(tx)
  // An order whose cart had come back as the guest's one: what became of it is the customer's cart from now on.
  await sql`update carts set successor_id = ${cart} where successor_id = ${guestCart}`.execute(tx)
  await sql`delete from carts where id = ${guestCart}`.execute(tx)
}
