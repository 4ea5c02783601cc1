import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from './embedded/server.ts'
import { migrate } from './migrate.ts'
import { templateName, withDatabase } from './testing.ts'

/**
 * Vitest's global set-up: one PostgreSQL for the run, with a migrated template database. `TEST_DATABASE_URL` replaces the embedded
 * server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'tsiran-test-'))
  const given = process.env['TEST_DATABASE_URL']
  // Tests need no durability.
  const server = given
    ? undefined
    : await startEmbedded({
        home,
        database: 'postgres',
        settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
      })
  const url = given ?? server!.url
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // An external server may have them from an earlier run.
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [templateName],
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  await client.query(`create database ${templateName} template template0 encoding 'UTF8'`)
  await client.end()
  await migrate(withDatabase(url, templateName))
  project.provide('databaseServer', url)
  return async () => {
    await server?.stop()
    await rm(home, { recursive: true, force: true })
  }
}
