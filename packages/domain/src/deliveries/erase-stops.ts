import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Empties what couriers wrote to the stops of orders, and the notes of the ended routes with them. Returns those routes' ids. */
export async function eraseStops(tx: Tx, orders: readonly number[]): Promise<number[]> {
  const own = sql`order_id = any(${[...orders]}::bigint[])`
  await sql`update route_stops set note = '' where ${own} and note <> ''`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    update delivery_routes set note = ''
    where state = 'done' and id in (select route_id from route_stops where ${own}) returning id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
