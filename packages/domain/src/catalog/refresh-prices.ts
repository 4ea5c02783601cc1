import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { followSummaries, readCounted } from './listing-summaries.ts'
import { setPriceBounds } from './price-bounds.ts'
import { lowestPrices } from './write-listings.ts'
import { refreshLock } from './refresh-lock.ts'

interface Moved {
  product_id: number
  category_ids: number[]
  /** Whether the product becomes a saving, or is one no more. */
  turns: boolean
}

/**
 * As `refreshListings` for products of which nothing but prices changed: their words for the search, most of the work, stay as they
 * are. Ids that are in no list are left out.
 */
export async function refreshPrices(db: Db | Tx, products: readonly number[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${refreshLock}), pg_notify('tsiran_changed', 'catalog')`.execute(
      tx,
    )
    await rewritePrices(tx, products)
  })
}

/** Rewrites the prices of these products in the lists, under their lock (`lockListings`). Nobody is notified. */
export async function rewritePrices(tx: Tx, products: readonly number[]): Promise<void> {
  const lowest = sql`
    chosen as (select unnest(${[...products]}::int[]) as product_id),
    lowest as (${lowestPrices})`
  const moves = sql`(l.price, l.company_price, l.saving, l.company_saving)
    is distinct from (lowest.price, lowest.company_price, lowest.saving, lowest.company_saving)`
  const { rows: moved } = await sql<Moved>`
    with ${lowest}
    select product_id, category_ids, l.saving <> lowest.saving as turns
    from product_listings l join lowest using (product_id)
    where ${moves}`.execute(tx)
  if (moved.length === 0) return
  const turned = moved.flatMap(({ product_id, turns }) => (turns ? [product_id] : []))
  const those = sql`product_id = any(${turned}::int[])`
  const before = turned.length > 0 ? await readCounted(tx, those) : []
  for (const table of ['product_listings', 'category_listings'] as const)
    await sql`
      with ${lowest}
      update ${sql.table(table)} l
      set price = lowest.price, company_price = lowest.company_price, saving = lowest.saving,
        company_saving = lowest.company_saving
      from lowest where l.product_id = lowest.product_id and ${moves}`.execute(tx)
  if (turned.length > 0) await followSummaries(tx, those, before)
  const listed = new Set(moved.flatMap(({ category_ids }) => category_ids))
  await setPriceBounds(tx, [...listed, 0, -1])
}
