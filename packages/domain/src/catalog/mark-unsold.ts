import type { OrderItem } from '@tsiran/contract/order-line-shapes'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'

/** An order's lines; those whose product has no page are marked: deleted or hidden since (R48), or the service line (R8). */
export async function markUnsold(db: Db, items: readonly OrderItem[]): Promise<OrderItem[]> {
  const ids = items.flatMap(({ product_id }) => product_id ?? [])
  const { rows } = await sql<{ product_id: number }>`${prepared}
    select product_id from product_listings where product_id = any(${ids}::int[])`.execute(db)
  const listed = new Set<number | null>(rows.map(({ product_id }) => product_id))
  return items.map((item) => (listed.has(item.product_id) ? item : { ...item, sold: false }))
}
