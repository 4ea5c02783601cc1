import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { PreparingClient } from './prepared.ts'
import type { Tables } from './tables/tables.ts'

/** The database, or the open transaction: the first argument of what touches it. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/name`. */
  url: string
  /** Connections at most. */
  connections: number
  /** Told of connections that break while idle; the pool replaces them. */
  onIdleError?: (error: Error) => void
}

const int8 = 20
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8 && format !== 'binary') return toSafeInteger
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}

/** Milliseconds after which PostgreSQL gives up. */
const limits = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 }

/** What a search finds in a million products is remembered row by row; in the usual 4 MB it is by pages, whose rows are all read again. */
export const sessionOptions = '-c work_mem=16MB'

const pools = new WeakMap<Db, pg.Pool>()

/**
 * Opens a connection pool. A caller waits at most 2 s for a connection; see {@link isUnavailable}.
 * `destroy()` closes it.
 */
export function openDatabase({ url, connections, onIdleError }: DatabaseOptions): Db {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2_000,
    application_name: 'tsiran',
    types,
    options: sessionOptions,
    ...limits,
  })
  pool.on('error', (error) => onIdleError?.(error))
  // A connection that breaks in use fails its query, and also says so by an event, which would end the process if nobody heard it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

/** Connections of an opened database in use and idle, and callers that wait for one. */
export function poolUse(db: Db): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {}
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}
