import type { Tx } from '@tsiran/db/database'
import { maxCartLines } from '@tsiran/contract/limits'
import type { Locale } from '@tsiran/contract/locale'
import { sql } from 'kysely'
import { isSubUser } from '../customers/sub-users.ts'
import { lockCart } from './queries.ts'

interface CartMerge {
  /** The guest's token. */
  apiToken: string
  customerId: number
  /** Language of a new cart. */
  locale: Locale
}

/**
 * Merges a guest's cart into a customer's at sign-in: the larger quantity of each variant wins (R14); the guest's
 * district, slot and wishes count where the customer has none. The cart's next view fits
 * each line to full packs in stock and reports the change. Lines beyond the limit of a cart are dropped, so that a sign-in never
 * fails. A cart that the guest has just ordered becomes the customer's as well, unless that is a sub-user, who orders nothing: they pay its
 * order or give it up, and get the cart back. Does nothing where the guest has no cart.
 */
export async function mergeCarts(
  tx: Tx,
  { apiToken, customerId, locale }: CartMerge,
): Promise<void> {
  await sql`
    update carts set api_token = null, customer_id = ${customerId}
    where api_token = ${apiToken} and status = 'ordered' and updated_at > now() - interval '1 day'
      and not ${isSubUser(customerId)}`.execute(tx)
  const guestCart = await lockCart(tx, { apiToken })
  if (guestCart === undefined) return
  // Locks or creates the customer's cart. Only sign-ins lock two carts, always the guest's first.
  const { rows } = await sql<{ id: number }>`
    insert into carts (customer_id, locale) values (${customerId}, ${locale})
    on conflict (customer_id) where status = 'active' do update set updated_at = now() returning id`.execute(
    tx,
  )
  const cart = rows[0]!.id
  await sql`
    insert into cart_items as i (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty, substitution,
      substitute_variant_id)
    select ${cart}::bigint, product_id, variant_id, larger, seen_price, seen_box_price, seen_box_qty, substitution, substitute_variant_id
    from (
      select g.*, greatest(g.quantity, own.quantity) as larger, own.id is null as is_new,
        row_number() over (partition by own.id is null order by g.id) as place
      from cart_items g left join cart_items own on own.cart_id = ${cart} and own.variant_id = g.variant_id
      where g.cart_id = ${guestCart}
    ) g
    where not is_new or place <= ${maxCartLines} - (select count(*) from cart_items where cart_id = ${cart})
    order by id
    on conflict (cart_id, variant_id) do update set quantity = excluded.quantity,
      substitution = coalesce(i.substitution, excluded.substitution),
      substitute_variant_id = coalesce(i.substitute_variant_id, excluded.substitute_variant_id)`.execute(
    tx,
  )
  await sql`
    update carts own set district_id = coalesce(own.district_id, g.district_id), slot_id = coalesce(own.slot_id, g.slot_id),
      substitution = coalesce(own.substitution, g.substitution)
    from carts g where own.id = ${cart} and g.id = ${guestCart}`.execute(tx)
  // An order whose cart was reopened as the guest's cart now has the customer's cart as its successor.
  await sql`update carts set successor_id = ${cart} where successor_id = ${guestCart}`.execute(tx)
  await sql`delete from carts where id = ${guestCart}`.execute(tx)
}
