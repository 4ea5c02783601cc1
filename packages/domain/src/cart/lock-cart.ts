import type { Locale } from '@tsiran/contract/locale'
import { prepared } from '@tsiran/db/prepared'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import type { CartOwner } from '../shared/viewer.ts'
import { lockCart, ownedBy, selectCart } from './queries.ts'
import { activeCart } from './insert-lines.ts'
import type { CartRow } from './cart-rows.ts'

/** Locks the owner's active cart until the transaction ends; undefined where there is none. */
export async function lockActiveCart(tx: Tx, owner: CartOwner): Promise<CartRow | undefined> {
  if ((await lockCart(tx, owner)) === undefined) return undefined
  return selectCart(tx, owner)
}

/** A cart whose prices and stock are fixed for the transaction, and whether its owner may order. */
interface LockedCart {
  cart: CartRow
  allowed: boolean
}

/**
 * Locks the owner's active cart, then the variants of its lines in id order, until the transaction ends; undefined where there is
 * no cart. `allowed` is read with it.
 */
export async function lockCartWithVariants(
  tx: Tx,
  owner: CartOwner,
  allowed: RawBuilder<boolean>,
): Promise<LockedCart | undefined> {
  const { rows } = await sql<{ variants: number[]; allowed: boolean }>`${prepared}
    -- Locked before its lines are read.
    with cart as materialized (
      select c.id from carts c where ${ownedBy(owner)} and c.status = 'active' for update
    ), locked as materialized (
      select v.id from variants v
      where v.id in (select i.variant_id from cart_items i join cart c on c.id = i.cart_id)
      order by v.id for update of v
    )
    select array(select id from locked) as variants, ${allowed} as allowed from cart`.execute(tx)
  const [locked] = rows
  if (!locked) return undefined
  const cart = (await selectCart(tx, owner))!
  // Lines that were added while the first statement waited.
  const late = cart.lines.some(({ variant_id }) => !locked.variants.includes(variant_id))
  return late ? lockCartWithVariants(tx, owner, allowed) : { cart, allowed: locked.allowed }
}

const day = 24 * 60 * 60

/** Whether the owner ordered this cart within the last day; a guest is recognised by the browser's token. */
export async function isOrderedBy(db: Db, owner: CartOwner, cartId: number): Promise<boolean> {
  const { rows } = await sql`
    select c.id from carts c where c.id = ${cartId} and ${ownedBy(owner)} and c.status <> 'active'
      and c.updated_at > now() - interval '1 day'`.execute(db)
  return rows.length > 0
}

/** Id of the cart that the owner ordered last, `within` seconds: the target of a repeated order request. */
export async function findOrderedCart(
  db: Db,
  owner: CartOwner,
  within = day,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`${prepared}
    select c.id
    from carts c
    where ${ownedBy(owner)} and c.status = 'ordered' and c.updated_at > now() - make_interval(secs => ${within})
    order by c.id desc
    limit 1`.execute(db)
  return rows[0]?.id
}

/** Ids of the carts that the owner ordered within the last day. */
export async function findOrderedCarts(db: Db, owner: CartOwner): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${prepared}
    select c.id
    from carts c
    where ${ownedBy(owner)} and c.status = 'ordered' and c.updated_at > now() - interval '1 day'`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Locks the owner's active cart, creating it where there is none, until the transaction ends. Returns its id. */
export async function openCart(tx: Tx, owner: CartOwner, locale: Locale): Promise<number> {
  return (await sql<{ id: number }>`${activeCart(owner, locale)}`.execute(tx)).rows[0]!.id
}
