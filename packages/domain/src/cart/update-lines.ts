import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, type FieldMessage } from '../errors.ts'
import { quantityProblem } from './cart.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { lockCart, selectCart } from './queries.ts'
import type { CartRow } from './cart-rows.ts'
import { readCart } from './read-cart.ts'
import { saveWishes, type Wishes } from './save-wishes.ts'

/**
 * Sets the quantities of lines, by item id, and wishes for substitutes, all or nothing, and returns the cart. Refuses with `not_found`
 * (no cart, or a line that is not in it), `line_locked` (the service line) and `validation_failed` with a field for each line.
 */
export async function updateLines(
  db: Db,
  owner: CartOwner,
  quantities: ReadonlyMap<number, number>,
  viewer: Viewer,
  wishes: Wishes = {},
): Promise<Cart | null> {
  await inTransaction(db, async (tx) => {
    if ((await lockCart(tx, owner)) === undefined) throw new DomainError('not_found')
    const cart = (await selectCart(tx, owner))!
    checkLines(cart, quantities, viewer)
    await saveWishes(tx, cart, wishes, viewer)
    const rows = JSON.stringify([...quantities].map(([id, quantity]) => ({ id, quantity })))
    await sql`update cart_items i set quantity = q.quantity
      from jsonb_to_recordset(${rows}::jsonb) as q(id bigint, quantity integer) where i.id = q.id and i.cart_id = ${cart.id}`.execute(
      tx,
    )
    await sql`update carts set updated_at = now() where id = ${cart.id}`.execute(tx)
  })
  return readCart(db, owner, viewer)
}

function checkLines(
  cart: CartRow,
  quantities: ReadonlyMap<number, number>,
  { maxQuantity }: Pick<Viewer, 'maxQuantity'>,
): void {
  const lines = new Map(cart.lines.map((line) => [line.item_id, line]))
  const fields: Record<string, FieldMessage[]> = {}
  for (const [id, quantity] of quantities) {
    if (id === cart.service?.product_id) throw new DomainError('line_locked')
    const line = lines.get(id)
    if (!line) throw new DomainError('not_found')
    const problem = quantityProblem(quantity, line, maxQuantity)
    if (problem) fields[`qty.${id}`] = [problem]
  }
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields })
}
