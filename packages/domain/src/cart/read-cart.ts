import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { viewCart } from './cart-view.ts'
import { priceCart } from './price-cart.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { lockCart, selectCart } from './queries.ts'
import type { CartRow } from './cart-rows.ts'

/** The owner's active cart as it is stored, with its present variants; undefined where there is none. */
export const readStoredCart = (db: Db, owner: CartOwner): Promise<CartRow | undefined> =>
  selectCart(db, owner)

/** The owner's cart at current prices and stock; null where there is none. Read only. */
export async function readCart(
  db: Db,
  owner: CartOwner | undefined,
  viewer: Viewer,
): Promise<Cart | null> {
  const cart = owner && (await selectCart(db, owner))
  return cart ? viewCart(cart, viewer) : null
}

/**
 * As {@link readCart}, for a page that shows the changes: the lines are then stored as shown, so that each change is reported
 * once and `save-order` refuses later changes only (R22).
 */
export async function showCart(
  db: Db,
  owner: CartOwner | undefined,
  viewer: Viewer,
): Promise<Cart | null> {
  const cart = owner && (await selectCart(db, owner))
  if (!cart) return null
  const view = viewCart(cart, viewer)
  if (view.changed.length > 0 || view.shipping_changed)
    await inTransaction(db, async (tx) => {
      if ((await lockCart(tx, owner)) !== cart.id) return
      await acceptChanges(tx, cart, viewer)
    })
  return view
}

async function acceptChanges(db: Db, cart: CartRow, viewer: Viewer): Promise<void> {
  const { lines, service, shipping } = priceCart(cart, viewer)
  const changed = lines.filter(({ changes }) => changes.length > 0)
  const shown = changed.map(({ row, quantity, unit }) => ({
    id: row.item_id,
    before: row.quantity,
    quantity,
    price: unit,
    box_price: row.box_price,
    box_qty: row.box_qty,
  }))
  const rows = sql`jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
    as s(id bigint, before integer, quantity integer, price bigint, box_price bigint, box_qty integer)`
  // A line changed in the meantime keeps its newer quantity.
  await sql`
    delete from cart_items i
    using ${rows}
    where i.id = s.id and i.cart_id = ${cart.id} and s.quantity = 0 and i.quantity = s.before`.execute(
    db,
  )
  await sql`
    update cart_items i
    set quantity = s.quantity, seen_price = s.price, seen_box_price = s.box_price, seen_box_qty = s.box_qty
    from ${rows}
    where i.id = s.id and i.cart_id = ${cart.id} and s.quantity > 0 and i.quantity = s.before`.execute(
    db,
  )
  const lost = cart.lost.map(({ item_id }) => item_id)
  if (lost.length > 0)
    await sql`delete from cart_items where cart_id = ${cart.id} and id = any(${lost}::bigint[])`.execute(
      db,
    )
  await sql`
    update carts set seen_service = ${cart.service && service}, seen_shipping = ${shipping}
    where id = ${cart.id}`.execute(db)
}
