import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

type Kind = 'category' | 'product'

/** Keeps the old last part of a thing's address leading to it. What leads elsewhere under the new one is forgotten. */
export async function keepOldKey(
  tx: Tx,
  kind: Kind,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<void> {
  await sql`delete from url_redirects where kind = ${kind} and old_key = ${to}`.execute(tx)
  await sql`
    insert into url_redirects (kind, old_key, subject_id) values (${kind}, ${from}, ${id})
    on conflict (kind, old_key) do update set subject_id = excluded.subject_id, created_at = now()`.execute(
    tx,
  )
}

/** The thing that an old address leads to; undefined where there is none. */
export async function findByOldKey(db: Db, kind: Kind, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('url_redirects')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('old_key', '=', key)
    .executeTakeFirst()
  return row?.subject_id
}

/** Forgets the old addresses of a thing that is gone. */
export const forgetOldKeys = (tx: Tx, kind: Kind, id: number) =>
  sql`delete from url_redirects where kind = ${kind} and subject_id = ${id}`.execute(tx)
