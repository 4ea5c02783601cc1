import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase, type Db } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server's `postgres` database. */
    databaseServer: string
  }
}

/** Name of the migrated, empty database that every test database is copied from. */
export const templateName = 'tsiran_template'

/** Puts another database name into an address. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

export interface TestDatabase {
  db: Db
  url: string
}

/**
 * Gives the test file a database of its own, empty and migrated, for all its tests. To be called at the file's top level;
 * `db` and `url` may be read inside tests and hooks.
 */
export function testDatabase({ connections = 10 } = {}): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`
  const state: Partial<TestDatabase> = {}
  beforeAll(async () => {
    const server = inject('databaseServer')
    await runOn(server, `create database ${name} template ${templateName}`)
    state.url = withDatabase(server, name)
    state.db = openDatabase({ url: state.url, connections })
  })
  afterAll(async () => {
    await state.db?.destroy()
    await runOn(inject('databaseServer'), `drop database ${name} with (force)`)
  })
  const read = <K extends keyof TestDatabase>(key: K): TestDatabase[K] => {
    const value = state[key]
    if (value === undefined) throw new Error('the test database is there from beforeAll on')
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
