import type { Db } from '@tsiran/db/database'
import { readProductIds, wholeOrder } from './carts.ts'
import { flow } from './flow.ts'
import { load, type Load } from './load.ts'
import { childrenOf, memoryOf, quiet, type ProcessMemory } from './process-memory.ts'
import { startShop, type RunningServer } from './processes.ts'
import { row, type Row } from './report.ts'
import { freshPath, rendered } from './uncached.ts'

const seconds = 6
const listing = '/hy/shop/main/catalog?category_id=220'
/** A page that is kept compressed is unpacked for others. */
const asBrowser = { 'accept-encoding': 'br, gzip' }

/** What each number of processes is asked for. */
const parts = [
  'cached listing page',
  'rendered listing page',
  'product by the API, uncached',
  'whole guest order, 8 buyers',
] as const

/**
 * One server process beside two behind the same port, on a database and with clients that share the cores: pages from the cache and
 * rendered, uncached answers and whole orders. Notes tell the memory of each process after it.
 */
export async function benchCores(db: Db, databaseUrl: string): Promise<Row[]> {
  const productIds = await readProductIds(db)
  const one = await measure(databaseUrl, 1, productIds)
  const two = await measure(databaseUrl, 2, productIds)
  return parts.flatMap((part, index) => [
    row(`${part}, 1 process`, one.loads[index]!, one.loads[index]!, index === 0 ? one.memory : ''),
    row(
      `${part}, 2 processes`,
      two.loads[index]!,
      one.loads[index]!,
      index === 0 ? two.memory : '',
    ),
  ])
}

async function measure(
  databaseUrl: string,
  processes: number,
  productIds: readonly number[],
): Promise<{ loads: Load[]; memory: string }> {
  const shop = await startShop(databaseUrl, processes)
  let turn = 0
  const next = () => productIds[turn++ % productIds.length]!
  try {
    const cached = () => load(shop.url + listing, { seconds, headers: asBrowser })
    // In its first seconds each process compiles its code, and so many processes do so as often.
    await cached()
    const loads = [
      await cached(),
      await load(shop.url, {
        seconds,
        headers: { ...asBrowser, ...rendered },
        nextPath: () => listing,
      }),
      await load(shop.url, {
        seconds,
        nextPath: () => freshPath(`/api/products/${next()}?locale=hy`),
      }),
      await flow(shop.url, 8, seconds, (ask) => wholeOrder(ask, next())),
    ]
    return { loads, memory: await describeMemory(shop, processes) }
  } finally {
    await shop.stop()
  }
}

/** Memory in MiB of the server, or of each of its processes. */
async function describeMemory({ child }: RunningServer, processes: number): Promise<string> {
  const pids = processes === 1 ? [child.pid!] : await childrenOf(child.pid!)
  const read = () => Promise.all(pids.map(memoryOf))
  const list = (memory: ProcessMemory[], of: keyof ProcessMemory) =>
    memory.map((one) => one[of]).join(' and ')
  const after = await read()
  await quiet.wait()
  const later = await read()
  return `after all ${list(after, 'resident')} MiB resident, ${list(after, 'share')} with shared pages divided; after ${quiet.seconds} quiet seconds ${list(later, 'resident')}, ${list(later, 'share')} divided; aim: ${quiet.budget} each`
}
