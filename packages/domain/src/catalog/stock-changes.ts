import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { refreshLock } from './refresh-lock.ts'

/** Changes applied in one transaction. */
const batchSize = 1000

interface StockChange {
  id: number
  product_id: number
}

/**
 * Applies stock changes that orders queued because the lists were being rewritten (trigger `follow_stock`). Changes of locked
 * rows stay for the next call; during a rewrite all stay. Returns the number applied.
 */
export async function applyStockChanges(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const changes = await selectUnlocked(tx)
    if (changes.length === 0) return 0
    // A new statement sees every order whose change was read above; the row locks exclude concurrent updates.
    const { rows: moved } = await sql`
      update product_search s set in_stock = not in_stock
      where product_id = any(${changes.map(({ product_id }) => product_id)}::int[])
        and in_stock <> exists (select from variants v where v.product_id = s.product_id and v.qty > 0 and v.removed_at is null)
      returning product_id`.execute(tx)
    await sql`delete from stock_changes where id = any(${changes.map(({ id }) => id)}::bigint[])`.execute(
      tx,
    )
    if (moved.length > 0) await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(tx)
    return changes.length
  })
}

/** The oldest changes whose products can be locked now or are not listed; none during a refresh of the lists. */
async function selectUnlocked(tx: Tx): Promise<StockChange[]> {
  const { rows: waiting } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${refreshLock}) as free where exists (select from stock_changes)`.execute(
    tx,
  )
  if (!waiting[0]?.free) return []
  const { rows } = await sql<StockChange>`
    with oldest as materialized (select id, product_id from stock_changes order by id limit ${batchSize}),
    locked as materialized (
      select product_id
      from product_search
      where product_id in (select product_id from oldest)
      order by product_id
      for update skip locked
    )
    select id, product_id from oldest o
    where product_id in (select product_id from locked)
      or not exists (select from product_search s where s.product_id = o.product_id)`.execute(tx)
  return rows
}
