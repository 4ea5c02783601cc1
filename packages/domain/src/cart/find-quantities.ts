import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { CartOwner } from '../shared/viewer.ts'
import { ownedBy } from './queries.ts'

/** Pieces in the owner's active cart, by variant, in the order of its lines. */
export async function findQuantities(db: Db, owner: CartOwner): Promise<Map<number, number>> {
  const { rows } = await sql<{ variant_id: number; quantity: number }>`
    select i.variant_id, i.quantity from carts c join cart_items i on i.cart_id = c.id
    where ${ownedBy(owner)} and c.status = 'active' and i.variant_id is not null order by i.id`.execute(
    db,
  )
  return new Map(rows.map(({ variant_id, quantity }) => [variant_id, quantity]))
}
