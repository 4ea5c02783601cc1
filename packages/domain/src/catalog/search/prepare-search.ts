import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { foldVersion } from '@tsiran/i18n/fold'
import { sql } from 'kysely'
import { queueJob } from '../../shared/queue-job.ts'
import { rewriteAll } from '../refresh-listings.ts'
import { lockListings } from '../refresh-lock.ts'
import { bringSynonymsUpToDate } from './save-synonyms.ts'

/**
 * Sees to it that lists and search are of this version. Call it before the server accepts requests. What an older version wrote
 * stays readable and is rewritten by a job (`rebuild-search.ts`). Only a search without any rows is written at once: it would find
 * nothing. A newer version's search stays: a restarted old server must not overwrite it.
 */
export async function prepareSearch(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local lock_timeout = 0`.execute(tx)
    await lockListings(tx)
    const { missing, older } = await readState(tx)
    if (missing) return rewriteAll(tx)
    if (older) await takeOver(tx)
    const total = await countStale(tx)
    if (total === 0) return
    await queueJob(tx, {
      kind: 'rebuild_search',
      key: `version ${foldVersion}`,
      data: { needs_version: foldVersion },
      total,
      by: { kind: 'system', name: 'worker' },
    })
  })
}

/** How many products' rows an older version wrote, or an old server beside this one. */
async function countStale(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from product_search where fold_version < ${foldVersion}`.execute(
    tx,
  )
  return rows[0]!.count
}

async function readState(tx: Tx): Promise<{ missing: boolean; older: boolean }> {
  const { rows } = await sql<{ missing: boolean; older: boolean }>`
    select listed and not found as missing, found and version < ${foldVersion} as older
    from (
      select exists (select from product_listings) as listed, exists (select from product_search) as found,
        coalesce((select fold_version from search_state), 0) as version
    ) state`.execute(tx)
  return rows[0]!
}

/** From now on older servers leave the search to this version. Synonyms are few, and searches fold them as they fold queries. */
async function takeOver(tx: Tx): Promise<void> {
  await sql`
    insert into search_state (fold_version) values (${foldVersion})
    on conflict ((true)) do update set fold_version = excluded.fold_version`.execute(tx)
  await bringSynonymsUpToDate(tx)
}
