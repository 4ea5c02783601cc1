import { createHash } from 'node:crypto'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
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

const keyOf = (of: readonly string[]) => createHash('sha256').update(JSON.stringify(of)).digest('base64url')

/** Counts an attempt before it is made, so that many at once are counted too. Refuses with `too_many_attempts` and the wait. */
export async function takeAttempt(db: Db | Tx, { of, count, window }: Limit): Promise<void> {
  const key = keyOf(of)
  const span = sql`make_interval(secs => ${window})`
  const { rows } = await sql`
    insert into attempts as a (key, count) values (${key}, 1)
    on conflict (key) do update set
      count = case when a.started_at <= now() - ${span} then 1 else a.count + 1 end,
      started_at = case when a.started_at <= now() - ${span} then now() else a.started_at end
    where a.started_at <= now() - ${span} or a.count < ${count}
    returning count`.execute(db)
  if (rows.length > 0) return
  const left = await sql<{ seconds: number }>`
    select ceil(extract(epoch from started_at + ${span} - now()))::integer as seconds from attempts where key = ${key}`.execute(db)
  throw new DomainError('too_many_attempts', { retryAfter: Math.max(1, left.rows[0]?.seconds ?? window) })
}

/** Forgets the attempts: the last one was good. */
export async function forgetAttempts(db: Db | Tx, { of }: Pick<Limit, 'of'>): Promise<void> {
  await sql`delete from attempts where key = ${keyOf(of)}`.execute(db)
}
