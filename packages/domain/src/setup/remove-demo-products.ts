import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { variantInUse } from '../catalog/remove-variants.ts'
import type { Removal } from './removal.ts'

/**
 * Deletes products of the demo catalogue. One that the merchant has changed, or that a cart, an order or a list refers to, stays,
 * hidden from shoppers. Locks products and variants in the order of their ids, as edits and orders do.
 */
export async function removeDemoProducts(tx: Tx, ids: readonly number[]): Promise<Removal> {
  const chosen = sql`any(${[...ids]}::int[])`
  const found = await sql<{ id: number; version: number }>`
    select id, version from products where id = ${chosen} order by id for update`.execute(tx)
  const variants = await sql<{ id: number; product_id: number; version: number }>`
    select id, product_id, version from variants where product_id = ${chosen} order by id for update`.execute(
    tx,
  )
  // References that were added before the locks are seen by a new statement, and none is added after them.
  const used = await sql<{ product_id: number }>`
    select product_id from variants v where product_id = ${chosen} and ${variantInUse}`.execute(tx)
  const left = new Set([
    ...used.rows.map(({ product_id }) => product_id),
    ...[...found.rows.map(({ id, version }) => ({ product_id: id, version })), ...variants.rows]
      .filter(({ version }) => version > 1)
      .map(({ product_id }) => product_id),
  ])
  const free = found.rows.map(({ id }) => id).filter((id) => !left.has(id))
  await sql`
    update products set status = 'hidden', version = version + 1, updated_at = now()
    where id = ${chosen} and status = 'published'`.execute(tx)
  // The lists give up the products before their rows go.
  await refreshListings(tx, ids)
  await sql`delete from url_redirects where kind = 'product' and subject_id = any(${free}::int[])`.execute(
    tx,
  )
  await sql`delete from products where id = any(${free}::int[])`.execute(tx)
  return { removed: free.length, left: left.size }
}
