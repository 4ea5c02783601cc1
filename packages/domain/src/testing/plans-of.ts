import type { Db } from '@tsiran/db/database'
import type { Tables } from '@tsiran/db/tables/tables'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import pg from 'pg'

/** PostgreSQL's plans of the statements that `run` sends to a test's database, as one text. */
export async function plansOf(
  database: { db: Db; url: string },
  run: (db: Db) => Promise<unknown>,
): Promise<string> {
  const sent: CompiledQuery[] = []
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  // The database is dropped at the end, and with it connections that are still being closed.
  pool.on('error', () => undefined)
  const recording = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  })
  await run(recording).finally(() => recording.destroy())
  const plans: string[] = []
  for (const query of sent) {
    const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain ${query.sql}`,
    })
    plans.push(...rows.map((line) => line['QUERY PLAN']))
  }
  return plans.join('\n')
}
