import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { languageSql } from './languages.ts'
import { runsAlone, statementsOf, unusedSince, type Migration } from './migration-files.ts'

/** An applied migration was changed, the database dropped what this version reads, or a lock was not available. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Requests queue behind a waiting migration, so this is shorter than their own lock_timeout. */
const lockTimeoutMs = 500
const pauseMs = 2_000
const retryMs = 10 * 60_000
const lockNotAvailable = '55P03'
const deadlock = '40P01'

/**
 * Runs one migration, in a transaction unless it begins with `-- no transaction`. Throws {@link MigrationError} where long
 * transactions never let it.
 */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  if (runsAlone(migration.sql)) return applyAlone(client, migration)
  await runWithRetries(client, `migration ${migration.name}`, async () => {
    await client.query(migration.sql)
    await record(client, migration)
  })
}

/** Every statement may run again: a start that was killed between two of them begins with the first. */
async function applyAlone(client: pg.Client, migration: Migration): Promise<void> {
  // Such statements block nobody: they may wait for long transactions.
  await client.query('set lock_timeout = 0; set statement_timeout = 0')
  for (const end = performance.now() + retryMs; ;) {
    try {
      for (const statement of statementsOf(migration.sql)) await client.query(statement)
      break
    } catch (error) {
      // A starting server of an older version waits for its turn with a statement, which a concurrent index waits for.
      if ((error as { code?: string }).code !== deadlock || performance.now() > end) throw error
      await sleep(pauseMs)
    }
  }
  await client.query('reset lock_timeout; reset statement_timeout')
  await record(client, migration)
}

async function record(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
  const since = unusedSince(sql)
  if (since !== undefined)
    await client.query('update migrations set unused_since = $2 where name = $1', [name, since])
}

/** Prepares the database for a language of the code. Throws {@link MigrationError} where long transactions never let it. */
export const addLanguage = (client: pg.Client, locale: string): Promise<void> =>
  runWithRetries(client, `language ${locale}`, async () => {
    await client.query(languageSql(locale))
  })

/**
 * Applies a change in a transaction. Where a long transaction holds its locks, it rolls back, so that requests pass, and
 * retries for ten minutes. Then throws {@link MigrationError}.
 */
async function runWithRetries(
  client: pg.Client,
  what: string,
  change: () => Promise<void>,
): Promise<void> {
  for (const end = performance.now() + retryMs; ; await sleep(pauseMs)) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`)
      await change()
      await client.query('commit')
      return
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error
      await client.query('rollback')
      if (performance.now() > end)
        throw new MigrationError(
          `${what} cannot run beside a long transaction: end it, then start again`,
        )
    }
  }
}
