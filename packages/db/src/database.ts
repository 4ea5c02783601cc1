import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { PreparingClient } from './prepared.ts'
import type { Tables } from './tables/tables.ts'

/** The database or an open transaction: first parameter of every function with SQL. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/name`. */
  url: string
  /** Maximum number of connections. */
  connections: number
  /** How long a caller waits for a connection, in ms: 2 s by default. */
  connectionTimeout?: number
  /** Called when an idle connection breaks; the pool replaces it. */
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

/** What pg's types leave out: the number of the server's process. */
type Backend = pg.PoolClient & { processID: number }

/** Timeouts of PostgreSQL, in ms. */
const limits = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}

/**
 * `work_mem` holds an exact bitmap of a search in a million products; with the default 4 MB it is lossy, and whole pages are
 * rechecked. `gin_pending_list_limit` bounds the new words that each search reads one by one: 4 MB took it 9 ms.
 */
export const sessionOptions = '-c work_mem=16MB -c gin_pending_list_limit=256kB'

interface OpenPool {
  pool: pg.Pool
  /** Its connections to the server. */
  clients: Set<pg.PoolClient>
}
const pools = new WeakMap<Db, OpenPool>()

/** Opens a connection pool; see {@link isUnavailable} for callers who get no connection in time. `destroy()` closes it. */
export function openDatabase(options: DatabaseOptions): Db {
  const { url, connections, connectionTimeout = 2_000, onIdleError } = options
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    application_name: 'tsiran',
    types,
    options: sessionOptions,
    ...limits,
  })
  pool.on('error', (error) => onIdleError?.(error))
  // A connection that breaks in use fails its query and also emits `error`, which would end the process without a listener.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, { pool, clients })
  return db
}

/** Connections in use and idle, and callers waiting for one. */
export function poolUse(db: Db): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db)?.pool ?? {}
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/**
 * Closes the connections that the server does not have. Where its machine vanished, nobody tells: their queries would wait for a quarter
 * of an hour, and callers for a connection. Throws where the server does not answer now.
 */
export async function closeLostConnections(db: Db): Promise<void> {
  const { pool, clients } = pools.get(db)!
  const open = [...clients]
  const client = new pg.Client({
    ...pool.options,
    application_name: 'tsiran-check',
    query_timeout: limits.statement_timeout,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
    const known = new Set(rows.map(({ pid }) => pid))
    for (const { processID, connection } of open as unknown as Backend[])
      if (!known.has(processID)) connection.stream.destroy()
  } finally {
    await client.end().catch(() => undefined)
  }
}
