import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@tsiran/db/database'
import { startEmbedded } from '@tsiran/db/embedded/server'
import { migrate } from '@tsiran/db/migrate'
import { build, unbuilt } from '../../scripts/launcher/build.ts'
import { print } from '../../scripts/launcher/console.ts'
import type { TestDatabase } from '@tsiran/db/testing'
import { fuzz } from './fuzz.ts'
import { fuzzOffice, raceOffice, type OfficeResult } from './fuzz-office.ts'
import { openFuzzShop } from './fuzz-shop.ts'
import { openOffice } from './office.ts'

// `npm run fuzz`: sends generated requests to a shop and a back office of its own. `-- --seed=7` repeats a run, `-- --calls=1000`
// bounds the shop's, `-- --rounds=1` the calls of each endpoint of the back office.
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    calls: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
  },
})
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
print(`seed ${seed}`)
await build(await unbuilt())

/** Runs `work` on an empty database of its own. */
async function withDatabase(work: (database: TestDatabase) => Promise<void>): Promise<void> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'tsiran-fuzz-'))
  const server = await startEmbedded({ home, database: 'tsiran' })
  try {
    await migrate(server.url)
    const db = openDatabase({ url: server.url, connections: 10 })
    await work({ db, url: server.url })
    await db.destroy()
  } finally {
    await server.stop()
    await rm(home, { recursive: true, force: true })
  }
}

function report(part: string, { faults, statuses }: OfficeResult): void {
  for (const fault of faults) print(fault)
  const counts = Object.entries(statuses).map(([status, count]) => `${status} ${count}`)
  print(`${part}: ${counts.join(', ')}`)
  if (faults.length > 0) process.exitCode = 1
}

await withDatabase(async (database) => {
  const shop = await openFuzzShop(database)
  const result = await fuzz(shop, seed, Number(values.calls))
  const { slowest, growth } = result
  report('answers of the shop', result)
  print(
    `slowest: ${Math.round(slowest.milliseconds)} ms of the processor for ${slowest.request.slice(0, 200)}`,
  )
  print(`heap: ${(growth / 1024 / 1024).toFixed(1)} MB more than half way`)
  if (slowest.milliseconds > 1_000 || growth > 50 * 1024 * 1024) process.exitCode = 1
  await shop.app.close()
})
await withDatabase(async (database) => {
  const office = await openOffice(database)
  const rounds = Number(values.rounds)
  report('answers of the back office', await fuzzOffice(office, seed, rounds))
  report('its answers about one thing at once', await raceOffice(office, seed, rounds))
  await office.app.close()
})
