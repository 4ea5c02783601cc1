import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@tsiran/db/database'
import { summarize, type Load } from './load.ts'
import { freshPath, headersFor } from './uncached.ts'

const shoppers = 4
const productPages = 240
/** Seconds that are measured without the work. */
const alone = 8

/** Paths of pages that shoppers read: most are products, others are categories and suggestions. */
export async function readPages(db: Db): Promise<() => string> {
  const products = await db
    .selectFrom('products')
    .select('url_key')
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(productPages)
    .execute()
  const filled = await db
    .selectFrom('listing_summaries')
    .select('category_id')
    .where('products', '>', 0)
    .where('category_id', '>', 0)
    .execute()
  const lists = [
    ...filled.map(({ category_id }) => `/hy/shop/main/catalog?category_id=${category_id}`),
    ...['milk', 'сыр', 'կաթ', 'tea'].map(
      (text) => `/api/search?limit=10&search=${encodeURIComponent(text)}`,
    ),
  ]
  let turn = 0
  return () =>
    ++turn % 5 === 0
      ? lists[(turn / 5) % lists.length]!
      : `/hy/shop/products/${products[(turn - Math.floor(turn / 5)) % products.length]!.url_key}`
}

/** The same pages for visitors whom no cache serves. */
export const uncached = (nextPath: () => string) => (): string => freshPath(nextPath())

/** Four shoppers read one page after the other until the returned function is called. */
export function browse(base: string, nextPath: () => string): () => Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: shoppers })
  const times: number[] = []
  let refused = 0
  let isStopped = false
  const begun = performance.now()
  const shopper = async () => {
    while (!isStopped) {
      const start = performance.now()
      const status = await statusOf(agent, base + nextPath()).catch(() => undefined)
      if (status === 200) times.push(performance.now() - start)
      else refused++
    }
  }
  const all = Promise.all(Array.from({ length: shoppers }, shopper))
  let seconds: number | undefined
  return async () => {
    seconds ??= (performance.now() - begun) / 1000
    isStopped = true
    await all
    agent.destroy()
    return summarize(times, seconds, refused)
  }
}

const statusOf = (agent: http.Agent, url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    http
      .get(url, { agent, headers: headersFor(url) }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode))
      })
      .once('error', reject)
  })

/** What shoppers get from a server alone, and while `work` runs. */
export async function beside<T>(
  base: string,
  nextPath: () => string,
  work: () => Promise<T>,
): Promise<{ alone: Load; during: Load; result: T }> {
  // Each page is read once before, so that a cache that may have it has it.
  for (let page = 0; page < 2 * productPages; page++) {
    const url = base + nextPath()
    await (await fetch(url, { headers: headersFor(url) })).text()
  }
  const quiet = browse(base, nextPath)
  await sleep(alone * 1000)
  const before = await quiet()
  const busy = browse(base, nextPath)
  try {
    const result = await work()
    return { alone: before, during: await busy(), result }
  } finally {
    await busy()
  }
}
