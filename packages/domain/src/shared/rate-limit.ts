import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'

export interface Limit {
  /** What is limited, and whose: an e-mail, a network address. */
  of: readonly [what: string, ...whose: string[]]
  /** Attempts within the window. */
  count: number
  /** Seconds from the first attempt on. */
  window: number
}

/** An IPv6 customer has a whole /64, so its addresses count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return [...start, ...zeros, ...end].slice(0, 4).join(':')
}

/**
 * A digest, so that no e-mail is stored. The database folds the letters by the `lower()` that finds an account by its e-mail:
 * JavaScript's folds some letters otherwise, and each such spelling would have a counter of its own.
 */
const keyOf = (of: readonly string[]): RawBuilder<string> => sql`encode(sha256(convert_to(lower(${JSON.stringify(of)}), 'UTF8')), 'base64')`

/** Counts an attempt before it is made, so that many at once are counted too; false, and nothing counted, beyond the limit. */
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

/** As {@link tryAttempt}, but refuses beyond the limit with `too_many_attempts` and the wait. */
export async function takeAttempt(db: Db | Tx, limit: Limit): Promise<void> {
  if (await tryAttempt(db, limit)) return
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from started_at + make_interval(secs => ${limit.window}) - now()))::integer as seconds
    from attempts where key = ${keyOf(limit.of)}`.execute(db)
  throw new DomainError('too_many_attempts', { retryAfter: Math.max(1, rows[0]?.seconds ?? limit.window) })
}

/** Takes an attempt of each limit; where one refuses, those before it are given back. Refuses with `too_many_attempts`. */
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

/** Gives one attempt back: it was good, and others share the limit. */
export async function returnAttempt(db: Db | Tx, { of }: Pick<Limit, 'of'>): Promise<void> {
  await sql`update attempts set count = count - 1 where key = ${keyOf(of)} and count > 0`.execute(db)
}

/** Forgets the attempts: the last one was good. */
export async function forgetAttempts(db: Db | Tx, { of }: Pick<Limit, 'of'>): Promise<void> {
  await sql`delete from attempts where key = ${keyOf(of)}`.execute(db)
}
