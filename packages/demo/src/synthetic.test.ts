import { testDatabase } from '@tsiran/db/testing'
import { listProducts } from '@tsiran/domain/catalog/list-products'
import { searchProducts } from '@tsiran/domain/catalog/search/search-products'
import type { ProductsQuery } from '@tsiran/contract/listing'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedSynthetic } from './synthetic.ts'
import { asGuest } from '@tsiran/domain/shared/viewer'
import { plansOf } from '@tsiran/domain/testing/plans-of'

const database = testDatabase({ connections: 2 })
const viewer = asGuest('hy')
/** Alcohol, one of twelve roots. */
const root = 325

beforeAll(() => seedSynthetic(database.db, 10_000), 120_000)

test('a synthetic catalogue is spread over the categories, brands and options of the demo', async () => {
  const { data, meta, filter, brands } = await listProducts(
    database.db,
    { category_id: root },
    viewer,
  )
  expect([data.length, meta.total > 500, filter.length > 5, brands.length > 30]).toEqual([
    12,
    true,
    true,
    true,
  ])
  expect(new Set(data.map(({ name }) => name)).size).toBe(12)
})

describe('lists are served by their indexes', () => {
  test.each<[string, ProductsQuery, string]>([
    ['a category', { category_id: root }, 'category_listings_category_id_position_product_id_idx'],
    [
      'a category by price',
      { category_id: root, sort: 'price', order: 'desc' },
      'category_listings_category_id_price_product_id_idx',
    ],
    [
      'a category by date',
      { category_id: root, sort: 'created_at' },
      'category_listings_category_id_created_at_product_id_idx',
    ],
    [
      'a category by name',
      { category_id: root, sort: 'name' },
      'category_listings_category_id_expr_product_id_idx',
    ],
    ['the shop', {}, 'product_listings_position_product_id_idx'],
    ['savings', { savings: true }, 'product_listings_position_product_id_idx1'],
    ['the shop by name', { sort: 'name' }, 'product_listings_expr_product_id_idx'],
    ['a category’s option', { category_id: root, filter_country: '1' }, 'category_listings_'],
    [
      'a category’s brand and option',
      { category_id: root, filter_brand: '7', filter_country: '1' },
      'category_listings_category_id_brand_id_option_ids_idx',
    ],
    ['a brand', { filter_brand: '7' }, 'product_listings_brand_id_idx'],
    ['a search', { search: 'երկնային հազվադեպ' }, 'product_search_terms_idx'],
  ])('%s', async (_name, query, index) => {
    const plans = await plansOf(database, (db) => listProducts(db, query, viewer))
    expect(plans).toContain(index)
    expect(plans).not.toMatch(
      /Seq Scan on (product_listings|category_listings|products|variants|product_images)\b/,
    )
  })

  test.each<[string, ProductsQuery, string]>([
    [
      'a category by price',
      { category_id: root, sort: 'price' },
      'category_listings_company_price',
    ],
    [
      'a category’s range',
      { category_id: root, price: '1000,1100' },
      'category_listings_company_price',
    ],
    ['the shop by price', { sort: 'price', order: 'desc' }, 'product_listings_company_price'],
    ['the shop’s range', { price: '1000,1010' }, 'product_listings_company_price'],
  ])('of a company: %s', async (_name, query, index) => {
    const plans = await plansOf(database, (db) =>
      listProducts(db, query, { ...viewer, companyId: 1 }),
    )
    expect(plans).toContain(index)
    expect(plans).not.toMatch(/Seq Scan on (product_listings|category_listings)\b/)
  })

  test('suggestions', async () => {
    const plans = await plansOf(database, (db) =>
      searchProducts(db, { search: 'SYN-4242', limit: 10 }, viewer),
    )
    expect(plans).toContain('product_search_terms_idx')
  })
})

test.each(['price', 'name', 'created_at', undefined] as const)(
  'pages of a category by %s have every product once, in one order',
  async (sort) => {
    const read = async (order: 'asc' | 'desc') => {
      const pages: number[] = []
      for (let page = 1, last = 1; page <= last; page++) {
        const { data, meta } = await listProducts(
          database.db,
          { category_id: root, ...(sort && { sort, order }), page, limit: 97 },
          viewer,
        )
        pages.push(...data.map(({ id }) => id))
        last = meta.last_page
      }
      return pages
    }
    const [there, back] = [await read('asc'), await read('desc')]
    const { meta } = await listProducts(database.db, { category_id: root, page: 1_000_000 }, viewer)
    expect([there.length, new Set(there).size]).toEqual([meta.total, meta.total])
    expect(back).toEqual(sort ? there.reverse() : there)
  },
)

describe('a search with too many matches to rank each product', () => {
  const find = (search: string, page: number, limit: number) =>
    searchProducts(database.db, { search, page, limit }, viewer)

  test.each(['կաթ', 'домашний', 'ոսկե', 'կա', '1', 'no'])(
    '%s: pages follow one another',
    async (search) => {
      const { total } = (await find(search, 1, 1)).meta
      expect(total).toBeGreaterThan(500)
      const pages: string[] = []
      for (let page = 1; (page - 1) * 100 < total; page++)
        pages.push(...(await find(search, page, 100)).data.map(({ sku }) => sku))
      expect(pages.length).toBe(total)
      expect(new Set(pages).size).toBe(total)
      expect((await find(search, 3, 10)).data.map(({ sku }) => sku)).toEqual(pages.slice(20, 30))
    },
  )

  test('begins with names that say the word', async () => {
    for (const { name } of (await find('կաթ', 1, 30)).data) expect(name).toMatch(/կաթ/i)
  })

  test('is narrowed to a category', async () => {
    const everywhere = await find('կաթ', 1, 100)
    const { data, meta } = await searchProducts(
      database.db,
      { search: 'կաթ', category_id: root, limit: 100 },
      viewer,
    )
    expect(meta.total).toBeLessThan(everywhere.meta.total)
    for (const { cats } of data) expect(cats).toContain(root)
  })
})
