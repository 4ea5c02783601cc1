import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** The number of the newest order, 0 without any. */
export async function newestOrder(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from orders`.execute(
    db,
  )
  return rows[0]!.id
}

/** Counts the orders with a higher number than `after` by payment method. */
export async function countOrders(
  db: Db,
  after: number,
): Promise<{ method: string; count: number }[]> {
  const { rows } = await sql<{ method: string; count: number }>`
    select payment_method as method, count(*) as count from orders where id > ${after} group by payment_method`.execute(
    db,
  )
  return rows
}
