import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { openDatabase, type Db, type Tx } from './database.ts'
import { inTransaction } from './transaction.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server's `postgres` database. */
    databaseServer: string
  }
}

/** Name of the migrated, empty database that every test database is copied from. */
export const templateName = 'tsiran_template'

/** Replaces the database name of an address. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

/** Name of a template database by its filling. */
const filledName = (name: string): string => `${templateName}_${name}`

async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** Opens a pool, as another server of the shop would. Callers wait 15 s: on a busy machine a race's connections take seconds. */
export const openTestPool = (url: string, connections: number): Db =>
  openDatabase({ url, connections, connectionTimeout: 15_000 })

/** A transaction that fills tables with thousands of rows: on a busy machine a statement takes longer than is allowed elsewhere. */
export const fillTables = <T>(db: Db, fill: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    return fill(tx)
  })

export interface TestDatabase {
  db: Db
  url: string
}

/** Initial data of a test database. */
export interface Filling {
  /** Letters only; unique for a filling in all files of the run. */
  name: string
  fill: (db: Db) => Promise<unknown>
}

/** Creates an empty database on the test server, without any table; `await using` drops it at the end of the block. */
export async function emptyDatabase(): Promise<AsyncDisposable & { url: string }> {
  const server = inject('databaseServer')
  const name = `empty_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name} template template0 encoding 'UTF8'`)
  return {
    url: withDatabase(server, name),
    [Symbol.asyncDispose]: () => runOn(server, `drop database ${name} with (force)`),
  }
}

/** The template with a filling. The first file fills it, and the others wait. */
async function filledTemplate(server: string, { name, fill }: Filling): Promise<string> {
  const database = filledName(name)
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [database])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      database,
    ])
    if (rowCount) return database
    // Renamed once complete, so that a failed filling is never used.
    await client.query(`drop database if exists ${database}_begun`)
    await client.query(`create database ${database}_begun template ${templateName}`)
    const db = openDatabase({ url: withDatabase(server, `${database}_begun`), connections: 2 })
    await fill(db).finally(() => db.destroy())
    await client.query(`alter database ${database}_begun rename to ${database}`)
    return database
  } finally {
    await client.end()
  }
}

/**
 * Creates a migrated database for the tests of a file, empty except for a `filling`. Call it at the top level of the file; read
 * `db` and `url` inside tests and hooks.
 */
export function testDatabase({
  connections = 10,
  filling,
}: { connections?: number; filling?: Filling } = {}): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`
  const state: Partial<TestDatabase> = {}
  beforeAll(async () => {
    const server = inject('databaseServer')
    const template = filling ? await filledTemplate(server, filling) : templateName
    await runOn(server, `create database ${name} template ${template} strategy file_copy`)
    state.url = withDatabase(server, name)
    state.db = openTestPool(state.url, connections)
  }, 60_000)
  afterAll(async () => {
    await state.db?.destroy()
    await runOn(inject('databaseServer'), `drop database ${name} with (force)`)
  })
  const read = <K extends keyof TestDatabase>(key: K): TestDatabase[K] => {
    const value = state[key]
    if (value === undefined) throw new Error('the test database exists from beforeAll on')
    return value as TestDatabase[K]
  }
  return {
    get db() {
      return read('db')
    },
    get url() {
      return read('url')
    },
  }
}

/** Waits until a statement waits for another transaction's lock in this database. */
export async function waitForLock(db: Db): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    return rows.length
  }
  await expect.poll(waiting).toBeGreaterThan(0)
}

/**
 * Runs `first` in a transaction that stays open until `second` waits for one of its locks. Returns how `second` ended: it may be
 * rejected before its caller could await it.
 */
export async function settleBehind<T>(
  db: Db,
  first: (tx: Tx) => Promise<unknown>,
  second: () => PromiseLike<T>,
): Promise<PromiseSettledResult<T>> {
  // Within an object: the transaction must not wait for it.
  const { settled } = await inTransaction(db, async (tx) => {
    await first(tx)
    const settled = Promise.allSettled([second()])
    await waitForLock(db)
    return { settled }
  })
  const [result] = await settled
  return result
}
