import { prepared } from '@tsiran/db/prepared'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Pieces of one variant. */
export interface StockLine {
  variantId: number
  quantity: number
}

/** Locks variants in id order until the transaction ends, so that prices and stock cannot change. */
export async function lockVariants(tx: Tx, variantIds: readonly number[]): Promise<void> {
  await sql`${prepared} select id from variants where id = any(${[...variantIds]}::integer[]) order by id for update`.execute(
    tx,
  )
}

/**
 * Takes pieces out of stock; each variant may appear once. Returns false when one has too few: the caller must then throw to
 * roll back the rest. Notifies page caches when a variant sells out.
 */
export async function takeStock(tx: Tx, lines: readonly StockLine[]): Promise<boolean> {
  const rows = JSON.stringify(lines.map(({ variantId, quantity }) => ({ id: variantId, quantity })))
  const { rows: taken } = await sql<{ qty: number }>`${prepared}
    update variants v set qty = v.qty - t.quantity
    from jsonb_to_recordset(${rows}::jsonb) as t(id integer, quantity integer)
    where v.id = t.id and v.qty >= t.quantity returning v.qty`.execute(tx)
  if (taken.some(({ qty }) => qty === 0))
    await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(tx)
  return taken.length === lines.length
}

/** Returns pieces to stock; each variant may appear once. Notifies page caches when a variant is available again. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const rows = JSON.stringify(lines.map(({ variantId, quantity }) => ({ id: variantId, quantity })))
  const { rows: returned } = await sql<{ fresh: boolean }>`
    update variants v set qty = v.qty + t.quantity
    from jsonb_to_recordset(${rows}::jsonb) as t(id integer, quantity integer)
    where v.id = t.id returning v.qty = t.quantity as fresh`.execute(tx)
  if (returned.some(({ fresh }) => fresh))
    await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(tx)
}
