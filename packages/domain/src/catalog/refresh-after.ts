import type { Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { refreshListings } from './refresh-listings.ts'

/** What changed: a category with everything below it, or what products have. */
export type Affected =
  | { under: number }
  | { brand: number }
  | { option: number }
  | { attribute: number }

/** Up to this many products are refreshed by themselves; more cost less with all lists rewritten. */
const maxSingle = 5_000

/** Makes caches forget the catalogue, on every server, once the transaction is committed. */
export const announceCatalog = (tx: Tx) =>
  sql`select pg_notify('tsiran_changed', 'catalog')`.execute(tx)

/**
 * Updates the lists and the search for the products of a changed category, brand, attribute or option, in its transaction. Caches
 * forget the catalogue even where there are none.
 */
export async function refreshAfter(tx: Tx, affected: Affected): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from (${products(affected)}) p limit ${sql.lit(maxSingle + 1)}`.execute(
    tx,
  )
  await sql`set local statement_timeout = 0`.execute(tx)
  await refreshListings(tx, rows.length > maxSingle ? 'all' : rows.map(({ id }) => id))
}

function products(affected: Affected): RawBuilder<unknown> {
  if ('brand' in affected)
    return sql`select id as product_id from products where brand_id = ${affected.brand}`
  if ('under' in affected)
    return sql`
      with recursive below as (
        select id from categories where id = ${affected.under}
        union all
        select c.id from below join categories c on c.parent_id = below.id
      )
      select product_id from product_categories join below on below.id = category_id`
  const has =
    'option' in affected
      ? sql`option_id = ${affected.option}`
      : sql`attribute_id = ${affected.attribute}`
  return sql`
    select product_id from product_attribute_values where ${has}
    union all
    select v.product_id from variant_options join variants v on v.id = variant_id where ${has}`
}
