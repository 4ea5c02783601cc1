import type { Db } from '@tsiran/db/database'
import { readProductIds, wholeOrder } from './carts.ts'
import { flow, type Ask } from './flow.ts'
import { memoryOf, quiet } from './process-memory.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'
import { freshPath, headersFor } from './uncached.ts'

const seconds = 120
const budget = 250

/**
 * Loads the shop for two minutes with 16 visitors: cached and uncached pages and listings, products, searches, whole orders. Then
 * reads the memory of the server's process, and once more when it has been quiet.
 */
export async function benchMemory(db: Db, databaseUrl: string): Promise<Row[]> {
  const productIds = await readProductIds(db)
  const { keys, categories } = await readAddresses(db)
  const shop = await startShop(databaseUrl)
  let turn = 0
  const oneOf = <T>(list: readonly T[]): T => list[turn % list.length]!
  const visit = async (ask: Ask): Promise<boolean> => {
    turn++
    const locale = oneOf(['hy', 'ru', 'en'])
    const paths = [
      `/${locale}`,
      `/${locale}/shop/main/catalog?category_id=${oneOf(categories)}`,
      freshPath(`/${locale}/shop/main/catalog?category_id=${oneOf(categories)}`),
      `/${locale}/shop/products/${oneOf(keys)}`,
      freshPath(`/${locale}/shop/products/${oneOf(keys)}`),
      freshPath(`/api/products?category_id=${oneOf(categories)}&locale=${locale}`),
      `/api/search?search=${'milkteabread'.slice(turn % 9, (turn % 9) + 3)}&locale=${locale}&limit=10`,
    ]
    if (turn % 8 === 0) return wholeOrder(ask, oneOf(productIds))
    // Compressed, as browsers request it.
    const path = oneOf(paths)
    const answer = await fetch(shop.url + path, { headers: headersFor(path) })
    return answer.ok && (await answer.text()).length > 0
  }
  try {
    const started = await memoryOf(shop.child.pid!)
    const load = await flow(shop.url, 16, seconds, visit)
    const after = await memoryOf(shop.child.pid!)
    await quiet.wait()
    const later = await memoryOf(shop.child.pid!)
    const note = `resident ${started.resident} MiB at the start, ${after.resident} after (${after.share} with shared pages divided; aim: under ${budget}), ${later.resident} after ${quiet.seconds} quiet seconds (${later.share}; aim: at most ${quiet.budget})`
    return [row(`two minutes of everything, 16 visitors`, load, load, note)]
  } finally {
    await shop.stop()
  }
}

async function readAddresses(db: Db) {
  const products = await db
    .selectFrom('products')
    .select('url_key')
    .where('status', '=', 'published')
    .execute()
  const filled = await db
    .selectFrom('listing_summaries')
    .select('category_id')
    .where('products', '>', 0)
    .where('category_id', '>', 0)
    .execute()
  return {
    keys: products.map(({ url_key }) => url_key),
    categories: filled.map(({ category_id }) => category_id),
  }
}
