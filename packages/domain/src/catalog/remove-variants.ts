import type { Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'

const references = [
  'cart_items',
  'order_items',
  'shopping_list_items',
  'cart_request_items',
  'order_substitutions',
] as const

/** Whether a cart, order, draft, shopping list, company's request or picker's substitute refers to a variant `v`. */
export const variantInUse: RawBuilder<boolean> = sql<boolean>`(${sql.join(
  references.map(
    (table) => sql`exists (select from ${sql.table(table)} r where r.variant_id = v.id)`,
  ),
  sql` or `,
)})`

/**
 * Takes the products' variants without one of these skus out of sale. One that something refers to stays with `removed_at`, so that
 * carts, orders and lists still know what it was; the others are deleted. Locks all variants of the products in the order of their
 * ids, as orders do.
 */
export async function removeVariants(
  tx: Tx,
  productIds: readonly number[],
  skus: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: number; gone: boolean }>`
    select id, removed_at is null and sku <> all(${[...skus]}::text[]) as gone from variants
    where product_id = any(${[...productIds]}::int[]) order by id for update`.execute(tx)
  const ids = rows.filter(({ gone }) => gone).map(({ id }) => id)
  if (ids.length === 0) return
  // References that were added before the locks are seen by new statements, and none is added after them.
  const gone = sql`v.id = any(${ids}::int[])`
  await sql`
    update variants v set removed_at = now(), version = version + 1 where ${gone} and ${variantInUse}`.execute(
    tx,
  )
  await sql`delete from variants v where ${gone} and v.removed_at is null`.execute(tx)
}
