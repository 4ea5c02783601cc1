import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { followSummaries, readCounted } from './listing-summaries.ts'
import { setPriceBounds } from './price-bounds.ts'
import { refreshLock } from './refresh-lock.ts'
import { refreshSearch } from './search/refresh-search.ts'
import { writeDocuments } from '../shared/write-documents.ts'
import { writeListings } from './write-listings.ts'

/**
 * Updates the read models of the lists (product_listings, category_listings, listing_summaries, product_search), and the documents of
 * products without one, in the open transaction or in its own. Call it after a change of these products, or of their categories,
 * brands or options. A product that is not `published`, or has no variant or no category that is shown, leaves the lists. Refreshes
 * run one at a time and notify page caches.
 */
export async function refreshListings(
  db: Db | Tx,
  products: readonly number[] | 'all',
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${refreshLock}), pg_notify('tsiran_changed', 'catalog')`.execute(
      tx,
    )
    if (products === 'all') {
      await rewriteAll(tx)
      return
    }
    if (products.length > 0) await rewriteProducts(tx, products)
  })
}

/** Rewrites the rows of these products, under the lock of the lists (`lockListings`). Nobody is notified. */
export async function rewriteProducts(tx: Tx, products: readonly number[]): Promise<void> {
  const chosen = sql`product_id = any(${[...products]}::int[])`
  const before = await readCounted(tx, chosen)
  await sql`delete from product_listings where ${chosen}`.execute(tx)
  await writeListings(tx, chosen)
  await refreshSearch(tx, products)
  await writeDocuments(tx, products)
  await setPriceBounds(tx, await followSummaries(tx, chosen, before))
}

/**
 * Rewrites all lists, under their lock; documents stay as they are. The GIN pending list collects all rows and is merged once: ten
 * times faster than row by row.
 */
export async function rewriteAll(tx: Tx): Promise<void> {
  await sql`
    select set_config(name, value, true)
    from (values
      ('statement_timeout', '0'),
      ('work_mem', '64MB'),
      ('maintenance_work_mem', '128MB'),
      ('gin_pending_list_limit', '1GB')
    ) settings (name, value)`.execute(tx)
  await sql`delete from product_search`.execute(tx)
  await sql`delete from category_listings`.execute(tx)
  await sql`delete from product_listings`.execute(tx)
  await sql`delete from listing_summaries`.execute(tx)
  await sql`analyze products, variants, variant_options, product_attribute_values, product_categories`.execute(
    tx,
  )
  await writeListings(tx, sql`true`)
  await sql`analyze product_listings, category_listings`.execute(tx)
  await refreshSearch(tx, 'all')
  await setPriceBounds(tx, await followSummaries(tx, sql`true`, []))
}
