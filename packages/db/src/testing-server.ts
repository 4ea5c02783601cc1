import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from './embedded/server.ts'
import { migrate } from './migrate.ts'
import { templateName, withDatabase } from './testing.ts'

const memoryFolder = '/dev/shm'
/** Bytes in memory that the tests' folders may need at once, several times over. */
const neededMemory = 6 * 1024 ** 3

/**
 * Puts the tests' folders into memory where it has room: copying a database to a disk takes three times as long. Returns the
 * folder that holds them all; undefined where they are in the system's.
 */
async function chooseTemporaryFolder(): Promise<string | undefined> {
  const memory = await statfs(memoryFolder).catch(() => undefined)
  const free = Math.min(memory ? memory.bavail * memory.bsize : 0, os.freemem())
  if (free < neededMemory || process.env['TMPDIR'] !== undefined) return undefined
  const folder = await mkdtemp(path.join(memoryFolder, 'tsiran-'))
  // PostgreSQL runs as `nobody` where the tests run as root.
  await chmod(folder, 0o755)
  return (process.env['TMPDIR'] = folder)
}

/**
 * Vitest's global set-up: one PostgreSQL for the run, with a migrated template database. `TEST_DATABASE_URL` replaces the embedded
 * server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await chooseTemporaryFolder()
  const home = await mkdtemp(path.join(os.tmpdir(), 'tsiran-test-'))
  const given = process.env['TEST_DATABASE_URL']
  // Tests need no durability, and nobody replicates them: copies of a template stay out of the log.
  const server = given
    ? undefined
    : await startEmbedded({
        home,
        database: 'postgres',
        settings: {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0',
        },
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
    await rm(folder ?? home, { recursive: true, force: true, maxRetries: 5 })
  }
}
