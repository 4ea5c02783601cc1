import { createHash } from 'node:crypto'
import type { Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import { networkOf, type Limit } from './rate-limit.ts'

const keyOf = (of: readonly string[]) => createHash('sha256').update(JSON.stringify(of)).digest('base64url')

/** A network address in a form that names nobody. */
export const networkHash = (address: string): string => keyOf(['network', networkOf(address)]).slice(0, 16)

/**
 * Counts one attempt for several limits with a window in seconds, in one statement, whose rows stay locked until the transaction
 * ends. Returns the seconds to wait where a limit is exceeded: the caller then throws, which undoes the counts as well.
 */
export async function countAttempts(tx: Tx, limits: readonly Omit<Limit, 'window'>[], window: number): Promise<number | undefined> {
  const span = sql`make_interval(secs => ${window})`
  const counted = JSON.stringify(limits.map(({ of, count }) => ({ key: keyOf(of), max: count })))
  // In the order of keys, so that transactions wait for each other and never in a circle.
  const { rows } = await sql<{ seconds: number | null }>`${prepared}
    with wanted as (select * from jsonb_to_recordset(${counted}::jsonb) as w(key text, max int)), counted as (
      insert into attempts as a (key, count) select key, 1 from wanted order by key
      on conflict (key) do update set
        count = case when a.started_at <= now() - ${span} then 1 else a.count + 1 end,
        started_at = case when a.started_at <= now() - ${span} then now() else a.started_at end
      returning key, count, started_at
    )
    select max(ceil(extract(epoch from started_at + ${span} - now())))::integer as seconds
    from counted join wanted using (key) where counted.count > wanted.max`.execute(tx)
  const seconds = rows[0]?.seconds ?? undefined
  return seconds === undefined ? undefined : Math.max(1, seconds)
}
