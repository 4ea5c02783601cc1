import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'

/** How many rows a table and its condition give (`orders o where …`), counted up to `limit`; without one, all of them. */
export async function countRows(
  db: Db,
  from: RawBuilder<unknown>,
  limit?: number,
): Promise<number> {
  const upTo = limit === undefined ? sql`` : sql`limit ${limit}`
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select from ${from} ${upTo}) counted`.execute(db)
  return rows[0]!.total
}
