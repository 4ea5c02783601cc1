import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { load, summarize, type Load } from './load.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'
import { freshPath, headersFor, rendered } from './uncached.ts'

const requests = 400
const warmUp = 100
const cards = 18

/** Runs `ask` one after the other and sums up its times in milliseconds, the first ones left out. */
async function oneByOne(ask: () => Promise<boolean>): Promise<Load & { p95: number }> {
  const times: number[] = []
  let refused = 0
  let begun = 0
  for (let n = -warmUp; n < requests; n++) {
    const start = performance.now()
    if (n === 0) begun = start
    const fine = await ask()
    if (n < 0) continue
    if (fine) times.push(performance.now() - start)
    else refused++
  }
  return summarize(times, (performance.now() - begun) / 1000, refused)
}

const aimOf = (what: string) =>
  what.includes('category')
    ? '; aim: p50 under 5 ms'
    : what.includes('whole shop')
      ? '; aim at 1 000 000: p50 under 50 ms'
      : ''

const random = (below: number) => Math.floor(Math.random() * below)
const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!

/** What there is to ask for: categories with their products, options that lists can be narrowed by, and some products' addresses. */
async function readCatalog(db: Db) {
  const { rows: categories } = await sql<{
    id: number
    products: number
    root: boolean
    leaf: boolean
  }>`
    select c.id, s.products, c.parent_id is null as root, not exists (select from categories d where d.parent_id = c.id) as leaf
    from listing_summaries s join categories c on c.id = s.category_id where s.products > 0`.execute(
    db,
  )
  const { rows: filters } = await sql<{
    category: number
    code: string
    option: number
    brand: number
  }>`
    select l.category_ids[1] as category, a.code, o.id as option, l.brand_id as brand
    from (select * from product_listings where brand_id is not null and cardinality(option_ids) > 0 order by product_id limit 500) l
    join attribute_options o on o.id = any(l.option_ids) join attributes a on a.id = o.attribute_id and a.filterable`.execute(
    db,
  )
  const products = await db
    .selectFrom('products')
    .select('url_key')
    .where('status', '=', 'published')
    .limit(2000)
    .execute()
  const shop = await db
    .selectFrom('listing_summaries')
    .select('products')
    .where('category_id', '=', 0)
    .executeTakeFirstOrThrow()
  return {
    categories,
    filters,
    keys: products.map(({ url_key }) => url_key),
    shopPages: Math.ceil(shop.products / cards),
  }
}

/**
 * Lists out of all that the database holds, product pages and the API's product, each requested one at a time and uncached;
 * then cached answers by 16 connections. The baseline is PostgreSQL's point reads of the same run.
 */
export async function benchCatalog(db: Db, databaseUrl: string, size: number): Promise<Row[]> {
  const { categories, filters, keys, shopPages } = await readCatalog(db)
  const shop = await startShop(databaseUrl)
  const get = (path: () => string) =>
    oneByOne(async () => {
      const fresh = freshPath(path())
      const answer = await fetch(shop.url + fresh, { headers: headersFor(fresh) })
      return (await answer.text()).length > 200
    })
  const pageOf =
    (list: typeof categories, more = '') =>
    () => {
      const { id, products } = oneOf(list)
      return `/api/products?category_id=${id}&page=${1 + random(Math.ceil(products / cards))}&limit=${cards}${more}`
    }
  /** About the middle of the whole shop. */
  const middleByName = () =>
    `/api/products?sort=name&page=${Math.ceil(shopPages * (0.4 + Math.random() / 5))}&limit=${cards}`
  const priced = () => {
    const from = random(2000)
    return `/api/products?price=${from},${from + 100 + random(5000)}&limit=${cards}`
  }
  const narrowed = () => {
    const { category, code, option, brand } = oneOf(filters)
    return `/api/products?category_id=${category}&filter_${code}=${option}&brand=${brand}&limit=${cards}`
  }
  try {
    const point = await oneByOne(async () => {
      const { rows } = await sql`select qty from variants where id = ${1 + random(1000)}`.execute(
        db,
      )
      return rows.length === 1
    })
    const single = [
      ['listing API, any category', await get(pageOf(categories))],
      ['listing API, leaf category', await get(pageOf(categories.filter(({ leaf }) => leaf)))],
      ['listing API, root category', await get(pageOf(categories.filter(({ root }) => root)))],
      ['listing API, any category, by name', await get(pageOf(categories, '&sort=name'))],
      ['listing API, two filters and counts', await get(narrowed)],
      ['listing API, whole shop by name, the middle', await get(middleByName)],
      ['listing API, whole shop, a price range', await get(priced)],
      ['product API', await get(() => `/api/product/${oneOf(keys)}`)],
      ['product page, rendered', await get(() => `/hy/shop/products/${oneOf(keys)}`)],
    ] as const
    const listing = pageOf(categories)()
    const many = [
      ['listing API, cached, 16 at once', await load(shop.url + listing), 'aim at 10 000: 2 350/s'],
      [
        'listing API, uncached, 16 at once',
        await load(shop.url, { nextPath: () => freshPath(pageOf(categories)()) }),
        '',
      ],
      [
        'product API, cached, 16 at once',
        await load(`${shop.url}/api/product/${keys[0]}`),
        'aim at 10 000: 2 900/s',
      ],
      [
        'product API, uncached, 16 at once',
        await load(shop.url, { nextPath: () => freshPath(`/api/product/${oneOf(keys)}`) }),
        '',
      ],
      [
        'product page, rendered, 16 at once',
        await load(shop.url, {
          headers: rendered,
          nextPath: () => `/hy/shop/products/${oneOf(keys)}`,
        }),
        '',
      ],
      [
        'product page, cached, 16 at once',
        await load(`${shop.url}/hy/shop/products/${keys[0]}`),
        '',
      ],
    ] as const
    return [
      row(`PostgreSQL point read, ${size} products`, point, point),
      ...single.map(([what, one]) =>
        row(what, one, point, `p95 ${one.p95.toFixed(1)} ms${aimOf(what)}`),
      ),
      ...many.map(([what, sixteen, note]) => row(what, sixteen, point, note)),
    ]
  } finally {
    await shop.stop()
  }
}
