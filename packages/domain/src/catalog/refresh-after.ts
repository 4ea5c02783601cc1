import type { Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { findWaitingJob, queueJob } from '../shared/queue-job.ts'
import { refreshListings } from './refresh-listings.ts'

/** What changed: a category with everything below it, or what products have. */
export type Affected =
  | { under: number }
  | { brand: number }
  | { option: number }
  | { attribute: number }

/** Products that one transaction refreshes: others that write the lists wait for it. */
export const refreshBatch = 500

/**
 * Updates the lists and the search for the products of a changed category, brand, attribute or option: up to {@link refreshBatch}
 * in its transaction, more by a job that begins once it is committed. The changed names themselves are shown at once.
 */
export async function refreshAfter(tx: Tx, affected: Affected, by: Actor): Promise<void> {
  const ids = await selectAffected(tx, affected, { limit: refreshBatch + 1 })
  if (ids.length === 0) return
  if (ids.length <= refreshBatch) await refreshListings(tx, ids)
  // A job that has not begun reads what this transaction writes: it is locked until the commit.
  else if (!(await findWaitingJob(tx, { kind: 'refresh_listings', data: affected })))
    await queueJob(tx, { kind: 'refresh_listings', data: affected, by })
}

/** Ids of the affected products above `after`, the lowest first. */
export async function selectAffected(
  tx: Tx,
  affected: Affected,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from (${products(affected)}) p where product_id > ${after} order by product_id limit ${limit}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** How many products are affected. */
export async function countAffected(tx: Tx, affected: Affected): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct product_id)::integer as count from (${products(affected)}) p`.execute(tx)
  return rows[0]!.count
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
