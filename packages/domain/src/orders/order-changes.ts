import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Actor } from './order-rows.ts'

/** Counts how often an order entered a status. */
export async function countChangesTo(db: Db, id: number, status: OrderStatus): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from order_changes where order_id = ${id} and to_status = ${status}`.execute(
    db,
  )
  return rows[0]!.count
}

/** Whether the shop itself canceled an order: no late payment reopens it. */
export async function isCanceledByShop(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ actor: Actor; to_status: OrderStatus }>`
    select actor, to_status from order_changes where order_id = ${id} order by id desc limit 1`.execute(
    db,
  )
  return rows[0]?.to_status === 'canceled' && rows[0].actor === 'shop'
}

export interface OrderChangeRow {
  created_at: Date
  from_status: OrderStatus | null
  to_status: OrderStatus
  actor: Actor
  note: string
}

/** An order's changes, oldest first. */
export async function listChanges(db: Db, id: number): Promise<OrderChangeRow[]> {
  const { rows } = await sql<OrderChangeRow>`
    select created_at, from_status, to_status, actor, note from order_changes where order_id = ${id} order by id`.execute(
    db,
  )
  return rows
}
