import { prepared } from '@tsiran/db/prepared'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { CartOwner } from './owner.ts'
import { lockCart, ownedBy, selectCart, type CartRow } from './queries.ts'

export { openCart } from './queries.ts'
export type { CartRow as StoredCart, ServiceRow as StoredService } from './queries.ts'

/** The owner's active cart, locked until the transaction ends; undefined where there is none. */
export async function lockActiveCart(tx: Tx, owner: CartOwner): Promise<CartRow | undefined> {
  if ((await lockCart(tx, owner)) === undefined) return undefined
  return selectCart(tx, owner)
}

/** The cart again, after its products were locked: prices and stock as they will stay for this transaction. */
export const rereadCart = async (tx: Tx, owner: CartOwner): Promise<CartRow> => (await selectCart(tx, owner))!

const day = 24 * 60 * 60

/** Id of the cart that the owner ordered last, within so many seconds: what a repeated order call is about. */
export async function findOrderedCart(db: Db, owner: CartOwner, within = day): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`${prepared}
    select c.id from carts c where ${ownedBy(owner)} and c.status = 'ordered' and c.updated_at > now() - make_interval(secs => ${within}) order by c.id desc limit 1`.execute(
    db,
  )
  return rows[0]?.id
}
