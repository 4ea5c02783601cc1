import type { StockReason, StockReferenceType } from '@tsiran/contract/admin/stock-reasons'
import type { Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import { staffIdOf, type Actor } from '../shared/actor.ts'

/** Pieces of one variant. */
export interface StockLine {
  variantId: number
  quantity: number
}

/** Why pieces move, as their movements keep it. */
export interface StockCause {
  reason: StockReason
  reference?: { type: StockReferenceType; id: number | string } | undefined
  /** Undefined for a buyer and for parts of the shop. */
  by?: Actor | undefined
  note?: string | undefined
}

/** An order takes pieces. */
export const saleOf = (orderId: number, by?: Actor): StockCause => ({
  reason: 'sale',
  reference: { type: 'order', id: orderId },
  by,
})

/** An order gives pieces back: it was canceled, edited, or not paid in time. */
export const cancelOf = (orderId: number, by?: Actor): StockCause => ({
  reason: 'cancel',
  reference: { type: 'order', id: orderId },
  by,
})

/** The buyer refuses pieces at the door. */
export const refusalOf = (orderId: number, by?: Actor): StockCause => ({
  reason: 'refused',
  reference: { type: 'order', id: orderId },
  by,
})

/** Locks variants in id order until the transaction ends, so that prices and stock cannot change. */
export async function lockVariants(tx: Tx, variantIds: readonly number[]): Promise<void> {
  await sql`${prepared} select id from variants where id = any(${[...variantIds]}::integer[]) order by id for update`.execute(
    tx,
  )
}

/**
 * Takes pieces out of stock and writes their movements; each variant may appear once. Returns false when one has too few: the caller
 * must then throw to roll back the rest. Notifies page caches when a variant sells out.
 */
export async function takeStock(
  tx: Tx,
  lines: readonly StockLine[],
  cause: StockCause,
): Promise<boolean> {
  const taken = await moveStock(
    tx,
    lines.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
    cause,
  )
  if (taken.some(({ after }) => after === 0)) await announceStock(tx)
  return taken.length === lines.length
}

/**
 * Returns pieces to stock and writes their movements; each variant may appear once, and deleted ones are left out. Notifies page
 * caches when a variant is available again.
 */
export async function returnStock(
  tx: Tx,
  lines: readonly StockLine[],
  cause: StockCause,
): Promise<void> {
  const returned = await moveStock(tx, lines, cause)
  if (returned.some(({ after, delta }) => after === delta)) await announceStock(tx)
}

export interface Movement {
  id: number
  variant_id: number
  delta: number
  /** The stock that the movement left. */
  after: number
}

/**
 * Changes stock by the lines' quantities, negative ones included, with a movement for each variant, in one statement. A variant that
 * is gone, or would fall below zero or exceed what an integer holds, is left out.
 */
export async function moveStock(
  tx: Tx,
  lines: readonly StockLine[],
  { reason, reference, by, note = '' }: StockCause,
): Promise<Movement[]> {
  if (lines.length === 0) return []
  const input = JSON.stringify(
    lines.map(({ variantId, quantity }) => ({ id: variantId, quantity })),
  )
  const { rows } = await sql<Movement>`${prepared}
    with moved as (
      update variants v set qty = v.qty + t.quantity
      from jsonb_to_recordset(${input}::jsonb) as t(id integer, quantity integer)
      where v.id = t.id and v.qty::bigint + t.quantity between 0 and 2147483647 returning v.id, t.quantity, v.qty)
    insert into stock_movements (variant_id, delta, after, reason, reference_type, reference, staff_id, note)
    select id, quantity, qty, ${reason}::text, ${reference?.type ?? null}::text, ${reference ? String(reference.id) : null}::text,
      ${by ? staffIdOf(by) : null}::integer, ${note}::text
    from moved
    returning id, variant_id, delta, after`.execute(tx)
  return rows
}

/** Tells page caches, once the transaction commits, that pages with stock have changed. */
export async function announceStock(tx: Tx): Promise<void> {
  await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(tx)
}
