import type { Db } from '@tsiran/db/database'
import { checkStock } from '@tsiran/domain/stock/check-stock'
import { sql } from 'kysely'
import { asStaff, finished, repeat, signIn, type Call } from './desk-client.ts'
import { pointReads } from './point-reads.ts'
import { startShop } from './processes.ts'
import { readSlowly } from './read-slowly.ts'
import { once, row, type Row } from './report.ts'
import { beside, readPages, uncached } from './shoppers.ts'

const seconds = 3
const aim = 'aim: p50 under 40 ms'

/** What one person of the catalogue's staff asks for, one call after the other. */
const paths: Readonly<Record<string, string>> = {
  'products: first page': 'products?limit=50',
  'products: page 20': 'products?limit=50&page=20',
  'products: by name': 'products?limit=50&sort=name',
  'products: a category': 'products?limit=50&category_id={category}',
  'products: a brand': 'products?limit=50&brand_id={brand}',
  'products: hidden ones': 'products?limit=50&status=hidden',
  'products: without a picture': 'products?limit=50&flag=no_picture',
  'products: search, a sku': 'products?limit=50&search=SYN-5000',
  'products: search, a rare word': 'products?limit=50&search={number}',
  'products: search, a frequent word': 'products?limit=50&search=сыр',
  'grid: a page': 'products/grid?',
  'grid: a page deep in a category': 'products/grid?category_id={category}&after={middle}',
  'picker: products, a frequent word': 'pickers/products?q=сыр',
  'picker: products, a sku': 'pickers/products?q=SYN-5000',
  'picker: brands': 'pickers/brands?q=a',
  'picker: categories': 'pickers/categories?q=a',
  'stock: first page': 'stock?limit=50',
  'stock: low ones': 'stock?limit=50&low=true',
  'stock: search, a sku': 'stock?limit=50&search=SYN-5000',
  'stock: search, a frequent word': 'stock?limit=50&search=сыр',
  'lots: the first to expire': 'stock/lots?limit=50',
  'lots: three days': 'stock/lots?limit=50&within=3',
  'labels: to print': 'labels?limit=50',
  'labels: changed ones': 'labels?limit=50&state=changed',
  'labels: by place': 'labels?limit=50&state=all&sort=place',
  'one product': 'products/{product}',
}

/** The catalogue's desk over all products: lists, pickers, the save of one product, the nightly comparison of stock and ledger. */
export async function benchDesk(db: Db, databaseUrl: string): Promise<Row[]> {
  const things = await readThings(db)
  const headers = await signIn(db, 'catalogue')
  const shop = await startShop(databaseUrl)
  try {
    const call = asStaff(shop.url, headers)
    const baseline = await pointReads(databaseUrl, seconds)
    const rows = [
      row(`PostgreSQL: one row by key, ${things.products} products`, baseline, baseline),
    ]
    for (const [what, path] of Object.entries(paths)) {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof things) =>
        String(things[name]),
      )
      rows.push(
        row(what, await repeat(seconds, () => call('GET', encodeURI(filled))), baseline, aim),
      )
    }
    rows.push(
      row(
        'one product is saved',
        await repeat(seconds, saves(call, things.product)),
        baseline,
        aim,
      ),
    )
    const start = performance.now()
    const differing = await checkStock(db)
    const ms = performance.now() - start
    rows.push(
      once(
        'stock and ledger compared',
        ms,
        things.variants,
        baseline,
        `${differing.length} differ`,
      ),
    )
    return rows
  } finally {
    await shop.stop()
  }
}

/** Saves of one product: its name has another number each time. */
function saves(call: Call, id: number) {
  return async (turn: number) => {
    const { data } = await call<{ data: { version: number; name: Record<string, string> } }>(
      'GET',
      `products/${id}`,
    )
    const name = { ...data.name, en: `Milk no. ${turn}` }
    await call('PUT', `products/${id}`, { version: data.version, name })
  }
}

/** A category with many products is renamed while shoppers read pages; beside what they get without it. */
export async function benchRename(db: Db, databaseUrl: string): Promise<Row[]> {
  const { category } = await readThings(db)
  const headers = await signIn(db, 'catalogue')
  const pages = uncached(await readPages(db))
  const shop = await startShop(databaseUrl)
  try {
    const call = asStaff(shop.url, headers)
    const { data } = await call<{ data: { version: number; name: Record<string, string> } }>(
      'GET',
      `categories/${category}`,
    )
    const { alone, during, result } = await beside(shop.url, pages, async () => {
      const start = performance.now()
      const name = { ...data.name, en: `${data.name['en']} again` }
      await call('PUT', `categories/${category}`, { version: data.version, name })
      const saved = performance.now() - start
      const { rows } = await sql<{ id: number }>`
        select id from jobs where kind = 'refresh_listings' and state in ('queued', 'running')`.execute(
        db,
      )
      // The products of a small category are already refreshed.
      const products = rows[0] ? (await finished(db, rows[0].id)).job.done : 1
      return { saved, ms: performance.now() - start, products }
    })
    return [
      row('rendered pages, 4 shoppers', alone, alone),
      once('a category is renamed', result.saved, 1, alone, 'until the answer'),
      once('its products follow', result.ms, result.products, alone, `${result.products} products`),
      row('rendered pages meanwhile', during, alone, 'aim: at least 0.80'),
    ]
  } finally {
    await shop.stop()
  }
}

/** Something of each kind in the middle of the catalogue, and the category with the most products of its own. */
const readThings = (db: Db) =>
  readSlowly(
    db,
    sql<{
      products: number
      variants: number
      category: number
      brand: number
      product: number
      number: number
      middle: number
    }>`
    select (select count(*)::integer from products) as products, (select count(*)::integer from variants) as variants,
      (select category_id from product_categories group by 1 order by count(*) desc limit 1) as category,
      (select brand_id from products where brand_id is not null group by 1 order by count(*) desc limit 1) as brand,
      (select id from products where status = 'published' and type = 'simple' order by id limit 1) as product,
      (select max(id) from products) / 2 as number, (select max(id) from products) / 2 as middle`,
  )
