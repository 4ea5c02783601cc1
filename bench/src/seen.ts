import type { Db } from '@tsiran/db/database'
import { refreshListings } from '@tsiran/domain/catalog/refresh-listings'
import type { SeenChange } from '@tsiran/domain/testing/seen-change'
import { createSeenChanges } from '@tsiran/domain/testing/seen-changes'
import { sql } from 'kysely'
import { summarize } from './load.ts'
import { pointReads } from './point-reads.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

/** Changes of each subject; even, so that what is turned off is on again. */
const rounds = 16
const limitMs = 1_000
const aim = 'aim: p99 under 1 000 ms; refused: later than that'

/** A save that waits too long for an import's batch is refused, and saved again. */
async function write(change: SeenChange): Promise<void> {
  for (;;) {
    try {
      return await change.write()
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03') throw error
    }
  }
}

/** Milliseconds from a change's commit until the other server shows it everywhere. */
async function timeUntilSeen(change: SeenChange, url: string): Promise<number> {
  const seen = async (path: string, isShown: (body: string) => boolean) => {
    while (!isShown(await (await fetch(url + path)).text()));
  }
  const pages = Object.entries(change.shows())
  const start = performance.now()
  await Promise.all(pages.map(([path, isShown]) => seen(path, isShown)))
  return performance.now() - start
}

async function measure(
  changes: readonly SeenChange[],
  url: string,
  before?: () => Promise<unknown>,
) {
  const times: number[] = []
  const start = performance.now()
  for (const change of changes)
    for (let round = 0; round < rounds; round++) {
      await before?.()
      await write(change)
      times.push(await timeUntilSeen(change, url))
    }
  const late = times.filter((time) => time > limitMs).length
  const seen = summarize(times, (performance.now() - start) / 1000, late)
  return { ...seen, ok: times.length - late }
}

/** Refreshes products in batches, as an import does, until it is stopped. */
function importing(db: Db): () => Promise<void> {
  let isStopped = false
  const work = (async () => {
    const { rows } = await sql<{ id: number }>`select id from products order by id`.execute(db)
    for (let start = 0; !isStopped; start = (start + 200) % rows.length)
      await refreshListings(
        db,
        rows.slice(start, start + 200).map(({ id }) => id),
      )
  })()
  return () => {
    isStopped = true
    return work
  }
}

/** How soon a change that one server makes is in the pages, the API and the search of another. */
export async function benchSeen(db: Db, databaseUrl: string): Promise<Row[]> {
  const changes = Object.values(await createSeenChanges(db))
  const shops = await Promise.all([startShop(databaseUrl), startShop(databaseUrl)])
  const url = shops[1].url
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tsiran-listen' and datname = current_database()`.execute(db)
  try {
    const baseline = await pointReads(databaseUrl, 3)
    const rows = [row('PostgreSQL: one row by key, 16 connections', baseline, baseline)]
    rows.push(row('a change, seen at another server', await measure(changes, url), baseline, aim))
    const stop = importing(db)
    const during = await measure(changes, url).finally(stop)
    rows.push(row('the same, during an import', during, baseline, aim))
    const afterCut = await measure(changes, url, cut)
    rows.push(row('the same, its listener just cut off', afterCut, baseline, aim))
    return rows
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
  }
}
