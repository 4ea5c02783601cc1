import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@tsiran/db/database'
import { startEmbedded } from '@tsiran/db/embedded/server'
import { migrate } from '@tsiran/db/migrate'
import { build, unbuilt } from '../../scripts/launcher/build.ts'
import { print } from '../../scripts/launcher/console.ts'
import { fuzz } from './fuzz.ts'
import { openFuzzShop } from './fuzz-shop.ts'

// `npm run fuzz`: sends generated requests to a shop of its own. `-- --seed=7` repeats a run, `-- --calls=1000` bounds it.
const { values } = parseArgs({
  options: { seed: { type: 'string' }, calls: { type: 'string', default: '20000' } },
})
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
print(`seed ${seed}`)
await build(await unbuilt())

const home = await mkdtemp(path.join(os.tmpdir(), 'tsiran-fuzz-'))
const server = await startEmbedded({ home, database: 'tsiran' })
try {
  await migrate(server.url)
  const db = openDatabase({ url: server.url, connections: 10 })
  const shop = await openFuzzShop({ db, url: server.url })
  const { faults, statuses, slowest, growth } = await fuzz(shop, seed, Number(values.calls))
  for (const fault of faults) print(fault)
  print(
    `answers: ${Object.entries(statuses)
      .map(([status, count]) => `${status} ${count}`)
      .join(', ')}`,
  )
  print(
    `slowest: ${Math.round(slowest.milliseconds)} ms of the processor for ${slowest.request.slice(0, 200)}`,
  )
  print(`heap: ${(growth / 1024 / 1024).toFixed(1)} MB more than half way`)
  await shop.app.close()
  await db.destroy()
  process.exitCode =
    faults.length > 0 || slowest.milliseconds > 1_000 || growth > 50 * 1024 * 1024 ? 1 : 0
} finally {
  await server.stop()
  await rm(home, { recursive: true, force: true })
}
