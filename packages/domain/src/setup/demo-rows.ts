import type { Db, Tx } from '@tsiran/db/database'
import type { DemoRowsTable } from '@tsiran/db/tables/settings'
import { sql } from 'kysely'

/** What the demo catalogue is made of. */
export type DemoKind = DemoRowsTable['kind']

/** Remembers rows that the demo catalogue wrote, in their own transaction. */
export async function markDemoRows(tx: Tx, kind: DemoKind, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await sql`
      insert into demo_rows (kind, row_id) select ${kind}, unnest(${[...ids]}::int[])
      on conflict do nothing`.execute(tx)
}

/** Ids of the demo catalogue's rows of a kind, the lowest first. */
export async function listDemoRows(
  db: Db | Tx,
  kind: DemoKind,
  limit = 100_000,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select row_id as id from demo_rows where kind = ${kind} order by row_id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Forgets rows of the demo catalogue: they are gone, or the merchant's own from now on. */
export async function forgetDemoRows(
  tx: Tx,
  kind: DemoKind,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from demo_rows where kind = ${kind} and row_id = any(${[...ids]}::int[])`.execute(
    tx,
  )
}
