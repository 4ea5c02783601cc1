import type { AdminProduct, ProductChange } from '@tsiran/contract/admin/product-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { createShop, shop, value } from '../testing/shop.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'

const database = testDatabase()
const locale = 'en'
const same = (text: string) => perLocale(() => text)

const tables = [
  'variants',
  'product_listings',
  'category_listings',
  'product_search',
  'listing_summaries',
  'product_documents',
] as const
type Table = (typeof tables)[number]

/** Of each table the versions of its rows: a row that is written, also with equal values, has another one. */
async function rowVersions(): Promise<Record<Table, Set<string>>> {
  const read = async (table: Table) => {
    const { rows } = await sql<{ version: string }>`
      select ctid::text || ' ' || xmin::text as version from ${sql.table(table)}`.execute(
      database.db,
    )
    return [table, new Set(rows.map(({ version }) => version))] as const
  }
  return Object.fromEntries(await Promise.all(tables.map(read))) as Record<Table, Set<string>>
}

/** How many rows of each table a save writes; tables without any are left out. */
async function countWritten(change: (product: AdminProduct) => ProductChange) {
  const before = await rowVersions()
  product = await changeProduct(database.db, {
    id: product.id,
    version: product.version,
    change: change(product),
    by,
    locale,
  })
  const after = await rowVersions()
  const counts = tables.map((table) => [
    table,
    [...after[table]].filter((row) => !before[table].has(row)).length,
  ])
  return Object.fromEntries(counts.filter(([, count]) => count !== 0)) as Partial<
    Record<Table, number>
  >
}

/** Summaries that count something. */
async function readSummaries() {
  const { rows } =
    await sql`select * from listing_summaries where products > 0 order by category_id`.execute(
      database.db,
    )
  return rows
}

let product: AdminProduct
let next = 0
const add = (price: number) =>
  createProduct(database.db, {
    product: {
      type: 'configurable',
      sku: `TEA-${(next += 1)}`,
      name: same(`Tea ${next}`),
      status: 'published',
      category_ids: [shop.categories.milk],
      super_attribute_ids: [shop.attributes.volume],
      variants: [
        { sku: `TEA-${next}-A`, price, qty: 4, options: [value('volume', 'half')] },
        { sku: `TEA-${next}-B`, price: price + 200, qty: 5, options: [value('volume', 'one')] },
      ],
    },
    by,
    locale,
  })

beforeAll(async () => {
  await createShop(database.db)
  await add(100)
  await add(9000)
})
beforeEach(async () => void (product = await add(700)))

const ofFirst = (change: object) => (of: AdminProduct) => ({
  variants: of.variants.map(({ id }, index) => (index === 0 ? { id, ...change } : { id })),
})

test('texts, address and allergens are of no list: a save writes none', async () => {
  expect(
    await countWritten(() => ({
      description: same('<p>Green</p>'),
      short_description: same('Green'),
      meta_title: same('Tea'),
      url_key: `tea-${next}-green`,
      allergens: ['milk'],
    })),
  ).toEqual({})
})

test('a picture writes the document of its product alone', async () => {
  const key = `m-${'0a'.repeat(16)}`
  await sql`insert into media (key, original, name, bytes, width, height, alt, state)
    values (${key}, ${'0'.repeat(64)}, 'tea.jpg', 1, 1, 1, ${JSON.stringify(same(''))}, 'ready')`.execute(
    database.db,
  )
  expect(await countWritten(() => ({ images: [key] }))).toEqual({ product_documents: 1 })
})

test('a name leaves variants and counts as they are', async () => {
  expect(await countWritten(() => ({ name: same('Coffee') }))).toEqual({
    product_listings: 1,
    category_listings: 3,
    product_search: 1,
  })
})

test('a price writes its variant and the lists, and the bounds of lists where it is one', async () => {
  // Food, dairy, milk.
  const lists = { product_listings: 1, category_listings: 3 }
  expect(await countWritten(ofFirst({ price: 650 }))).toEqual({ variants: 1, ...lists })
  expect(await countWritten(ofFirst({ company_price: 600 }))).toEqual({ variants: 1, ...lists })
  // Those of its categories and of the whole shop.
  expect(await countWritten(ofFirst({ price: 10, company_price: null }))).toEqual({
    variants: 1,
    ...lists,
    listing_summaries: 4,
  })
})

test('a saving is counted where it begins and ends', async () => {
  expect(await countWritten(ofFirst({ old_price: 900 }))).toMatchObject({ listing_summaries: 1 })
  expect(await countWritten(ofFirst({ old_price: null }))).toMatchObject({ listing_summaries: 1 })
})

const others: Record<string, (of: AdminProduct) => ProductChange> = {
  'another category': () => ({ category_ids: [shop.categories.alcohol] }),
  'two categories': () => ({ category_ids: [shop.categories.milk, shop.categories.alcohol] }),
  'a brand': () => ({ brand_id: shop.brands.lori }),
  'a saving': ofFirst({ old_price: 900 }),
  'one option less': (of) => ({ variants: [{ id: of.variants[1]!.id }] }),
  'a hidden product': () => ({ status: 'hidden' }),
}
test.each(Object.entries(others))(
  'counts follow %s as if all lists were written',
  async (_, change) => {
    await countWritten(change)
    const followed = await readSummaries()
    await refreshListings(database.db, 'all')
    expect(followed).toEqual(await readSummaries())
  },
)
