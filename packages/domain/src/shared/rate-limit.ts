import type { Db, Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'

export interface Limit {
  /** The limited action, and by whom: an e-mail, a network. */
  of: readonly [what: string, ...whose: string[]]
  /** Attempts within the window. */
  count: number
  /** Seconds from the first attempt. */
  window: number
}

/**
 * The stored key of a limit, as SQL over its parts as JSON: a digest, so that no e-mail is stored. It uses the same `lower()` as the
 * lookup of accounts by e-mail: JavaScript lower-cases some letters differently, which would give such spellings extra counters.
 */
const digest = (parts: RawBuilder<string>): RawBuilder<string> =>
  sql`encode(sha256(convert_to(lower(${parts}), 'UTF8')), 'base64')`
const keyOf = (of: readonly string[]) => digest(sql`${JSON.stringify(of)}`)

/** Counts an attempt in advance, so that concurrent attempts count too. Returns false, without counting, beyond the limit. */
export async function tryAttempt(db: Db | Tx, { of, count, window }: Limit): Promise<boolean> {
  const span = sql`make_interval(secs => ${window})`
  const { rows } = await sql`
    insert into attempts as a (key, count) values (${keyOf(of)}, 1)
    on conflict (key) do update set
      count = case when a.started_at <= now() - ${span} then 1 else a.count + 1 end,
      started_at = case when a.started_at <= now() - ${span} then now() else a.started_at end
    where a.started_at <= now() - ${span} or a.count < ${count}
    returning count`.execute(db)
  return rows.length > 0
}

/** As {@link tryAttempt}, but refuses beyond the limit with `too_many_attempts` and `retryAfter` in seconds. */
export async function takeAttempt(db: Db | Tx, limit: Limit): Promise<void> {
  if (await tryAttempt(db, limit)) return
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from started_at + make_interval(secs => ${limit.window}) - now()))::integer as seconds
    from attempts where key = ${keyOf(limit.of)}`.execute(db)
  throw new DomainError('too_many_attempts', {
    retryAfter: Math.max(1, rows[0]?.seconds ?? limit.window),
  })
}

/** Takes an attempt of each limit; where one refuses, returns the earlier ones. Refuses with `too_many_attempts`. */
export async function takeAttempts(db: Db | Tx, limits: readonly Limit[]): Promise<void> {
  for (const [taken, limit] of limits.entries()) {
    try {
      await takeAttempt(db, limit)
    } catch (error) {
      for (const earlier of limits.slice(0, taken)) await returnAttempt(db, earlier)
      throw error
    }
  }
}

/** Returns one attempt after a success, where others share the limit. */
export async function returnAttempt(db: Db | Tx, { of }: Pick<Limit, 'of'>): Promise<void> {
  await sql`update attempts set count = count - 1 where key = ${keyOf(of)} and count > 0`.execute(
    db,
  )
}

/** Clears the attempts after a success. */
export async function forgetAttempts(db: Db | Tx, { of }: Pick<Limit, 'of'>): Promise<void> {
  await sql`delete from attempts where key = ${keyOf(of)}`.execute(db)
}

/**
 * Counts one attempt for several limits with a window in seconds, in one statement; the rows stay locked until the transaction
 * ends. Returns the seconds to wait where a limit is exceeded: the caller must then throw, which rolls the counts back.
 */
export async function countAttempts(
  tx: Tx,
  limits: readonly Omit<Limit, 'window'>[],
  window: number,
): Promise<number | undefined> {
  const span = sql`make_interval(secs => ${window})`
  const counted = JSON.stringify(
    limits.map(({ of, count }) => ({ parts: JSON.stringify(of), max: count })),
  )
  // In the order of keys, so that transactions cannot deadlock.
  const { rows } = await sql<{ seconds: number | null }>`${prepared}
    with wanted as (
      select ${digest(sql`w.parts`)} as key, w.max
      from jsonb_to_recordset(${counted}::jsonb) as w(parts text, max int)
    ), counted as (
      insert into attempts as a (key, count)
      select key, 1 from wanted order by key
      on conflict (key) do update set
        count = case when a.started_at <= now() - ${span} then 1 else a.count + 1 end,
        started_at = case when a.started_at <= now() - ${span} then now() else a.started_at end
      returning key, count, started_at
    )
    select max(ceil(extract(epoch from started_at + ${span} - now())))::integer as seconds
    from counted join wanted using (key)
    where counted.count > wanted.max`.execute(tx)
  const seconds = rows[0]?.seconds ?? undefined
  return seconds === undefined ? undefined : Math.max(1, seconds)
}
