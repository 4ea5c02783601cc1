import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Db } from '@tsiran/db/database'
import { readProductIds, wholeOrder } from './carts.ts'
import { flow } from './flow.ts'
import { load, type Load } from './load.ts'
import { startShop, type RunningServer } from './processes.ts'
import { row, type Row } from './report.ts'
import { freshPath, rendered } from './uncached.ts'

const seconds = 6
const listing = '/hy/shop/main/catalog?category_id=220'
/** A page that is kept compressed is unpacked for others. */
const asBrowser = { 'accept-encoding': 'br, gzip' }
const run = promisify(execFile)

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
    return {
      loads,
      memory: `resident after all: ${(await residentOf(shop)).join(' and ')} MiB; aim: 200 each`,
    }
  } finally {
    await shop.stop()
  }
}

/** Resident memory in MiB of the server, or of each of its processes. */
async function residentOf({ child }: RunningServer): Promise<number[]> {
  const read = async (...of: string[]) =>
    (await run('ps', ['-o', 'rss=', ...of]).catch(() => ({ stdout: '' }))).stdout
      .split('\n')
      .filter(Boolean)
      .map((kib) => Math.round(Number(kib) / 1024))
  const behind = await read('--ppid', String(child.pid))
  return behind.length > 0 ? behind : read('-p', String(child.pid))
}
