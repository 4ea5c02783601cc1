import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'
import { variantInUse } from '../catalog/remove-variants.ts'

/** Products of a batch: each takes its variants, pictures and values with it. */
const size = 200

/**
 * Deletes products 30 days after their deletion with their old addresses, and variants 30 days after their removal. What an order, a
 * cart or a list refers to stays, so that it can be named.
 */
export const productCleanUps: CleanUps = {
  products: (db) =>
    deleteInBatches(
      db,
      'products',
      sql`deleted_at < now() - interval '30 days'
        and not exists (select from variants v where v.product_id = products.id and ${variantInUse})`,
      { size },
    ),
  addresses: (db) =>
    deleteInBatches(
      db,
      'url_redirects',
      sql`kind = 'product' and not exists (select from products p where p.id = subject_id)`,
    ),
  variants: (db) =>
    deleteInBatches(
      db,
      'variants',
      sql`removed_at < now() - interval '30 days'
        and id not in (select v.id from variants v where v.removed_at < now() - interval '30 days' and ${variantInUse})`,
      { size },
    ),
}
