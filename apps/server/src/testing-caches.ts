import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { vi } from 'vitest'

/**
 * Tries until a try succeeds, for 15 s. The announcement of what a test has written may clear the caches in the midst of a try; what
 * that one cached then would fail the next ones, so a failed try announces a change.
 */
export const onClearCaches = (db: Db, attempt: () => Promise<void>): Promise<void> =>
  vi.waitFor(
    () =>
      attempt().catch(async (error: unknown) => {
        await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(db)
        throw error
      }),
    { timeout: 15_000, interval: 200 },
  )
