// Long because its cases share one catalogue.
import type { ProductsQuery } from '@tsiran/contract/listing'
import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { createShop, shop, stockShop } from '../testing/shop.ts'
import { getFilters } from './get-filters.ts'
import { listProducts } from './list-products.ts'
import { searchProducts } from './search/search-products.ts'
import { asGuest } from '../shared/viewer.ts'

const database = testDatabase()
let ids: Record<string, number> = {}
const viewer = (locale: 'hy' | 'ru' | 'en' = 'en', company = false) => ({
  ...asGuest(locale),
  companyId: company ? 1 : null,
})
const { categories, brands, options } = shop

beforeAll(async () => {
  await createShop(database.db)
  ids = await stockShop(database.db)
})

const list = (query: ProductsQuery = {}, locale?: 'hy' | 'ru' | 'en') =>
  listProducts(database.db, query, viewer(locale))
const skus = async (query: ProductsQuery, locale?: 'hy' | 'ru' | 'en') =>
  (await list(query, locale)).data.map(({ sku }) => sku)

describe('which products a list holds', () => {
  test('all published products, never hidden or service ones', async () => {
    expect(await skus({})).toEqual(['MILK-1', 'MILK-2', 'CHEESE-1', 'WINE-1'])
    expect(await skus({ ids: [ids['938'], ids['HIDDEN-1'], ids['MILK-2']].join(',') })).toEqual([
      'MILK-2',
    ])
    expect(await skus({ search: 'молок' })).toEqual(['MILK-1', 'MILK-2', 'CHEESE-1'])
  })

  test('a category covers its subtree, each product once', async () => {
    expect(await skus({ category_id: categories.food })).toEqual(['MILK-1', 'MILK-2', 'CHEESE-1'])
    expect(await skus({ category_id: categories.cheese })).toEqual(['CHEESE-1'])
    expect(await skus({ category_id: categories.empty })).toEqual([])
  })

  test.each<[string, ProductsQuery, string[]]>([
    ['savings', { savings: true }, ['MILK-1']],
    ['savings of a category', { savings: true, category_id: categories.alcohol }, []],
    ['a brand', { brand: `${brands.sevan}` }, ['MILK-2']],
    [
      'brands, by either name',
      { brand: `${brands.sevan}`, filter_brand: `${brands.lori}` },
      ['MILK-1', 'MILK-2', 'CHEESE-1'],
    ],
    ['a price range', { price: '600,3000' }, ['MILK-1', 'CHEESE-1', 'WINE-1']],
    ['a lowest price', { price: '2600,' }, ['CHEESE-1']],
    ['a highest price', { price: ',900' }, ['MILK-1', 'MILK-2']],
    [
      'a price beyond numbers',
      { price: `0,${'9'.repeat(30)}` },
      ['MILK-1', 'MILK-2', 'CHEESE-1', 'WINE-1'],
    ],
    ['an option of a variant', { filter_volume: `${options.half}` }, ['MILK-2', 'WINE-1']],
    [
      'options of one attribute, either',
      { filter_volume: `${options.half},${options.one}` },
      ['MILK-1', 'MILK-2', 'WINE-1'],
    ],
    [
      'options of two attributes, both',
      { filter_volume: `${options.half}`, filter_country: `${options.armenia}` },
      ['WINE-1'],
    ],
    ['another attribute’s option', { filter_volume: `${options.armenia}` }, []],
    ['an id beyond any row', { ids: '99999999999,1' }, ['MILK-1']],
    [
      'a search within a category',
      { search: 'lori', category_id: categories.cheese },
      ['CHEESE-1'],
    ],
    ['a search and an option', { search: 'milk', filter_volume: `${options.one}` }, ['MILK-1']],
  ])('%s', async (_name, query, expected) => {
    expect(await skus(query)).toEqual(expected)
  })
})

describe('the order of a list', () => {
  test('by name in the language’s own order, numbers by value', async () => {
    expect(await skus({ sort: 'name', category_id: categories.food }, 'ru')).toEqual([
      'CHEESE-1',
      'MILK-2',
      'MILK-1',
    ])
    expect(await skus({ sort: 'name' }, 'hy')).toEqual(['WINE-1', 'CHEESE-1', 'MILK-2', 'MILK-1'])
    expect(await skus({ sort: 'name', order: 'desc', price: ',2500' }, 'en')).toEqual([
      'MILK-1',
      'MILK-2',
      'WINE-1',
    ])
  })

  test('by price and by date, both ways, filtered or not', async () => {
    expect(await skus({ sort: 'price' })).toEqual(['MILK-2', 'MILK-1', 'WINE-1', 'CHEESE-1'])
    expect(await skus({ sort: 'price', order: 'desc', brand: `${brands.lori}` })).toEqual([
      'CHEESE-1',
      'MILK-1',
    ])
    expect(await skus({ sort: 'created_at', category_id: categories.food })).toEqual([
      'CHEESE-1',
      'MILK-2',
      'MILK-1',
    ])
    expect(await skus({ sort: 'created_at', order: 'desc' })).toEqual([
      'MILK-1',
      'MILK-2',
      'CHEESE-1',
      'WINE-1',
    ])
  })

  test('requested ids keep their order', async () => {
    expect(await skus({ ids: [ids['WINE-1'], ids['MILK-1'], ids['CHEESE-1']].join(',') })).toEqual([
      'WINE-1',
      'MILK-1',
      'CHEESE-1',
    ])
  })

  test('pages have no gaps and report their position', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list({ limit: 2, page, sort: 'price' })),
    )
    expect(pages.map(({ data }) => data.map(({ sku }) => sku))).toEqual([
      ['MILK-2', 'MILK-1'],
      ['WINE-1', 'CHEESE-1'],
      [],
    ])
    expect(pages[1]!.meta).toEqual({
      current_page: 2,
      last_page: 2,
      per_page: 2,
      from: 3,
      to: 4,
      total: 4,
    })
    expect(pages[2]!.meta).toMatchObject({ from: null, to: null, total: 4 })
  })
})

describe('the counts of a list', () => {
  const counts = async (query: ProductsQuery) => {
    const { filter, brands: found, min_price, max_price } = await list(query)
    const of = (code: string) =>
      filter.find((group) => group.code === code)?.options.map(({ id, count }) => [id, count])
    return {
      volume: of('volume'),
      country: of('country'),
      brands: found.map(({ id, count }) => [id, count]),
      prices: [min_price, max_price],
    }
  }

  test('of the whole shop and of a category', async () => {
    expect(await counts({})).toEqual({
      volume: [
        [options.half, 2],
        [options.one, 2],
      ],
      country: [
        [options.armenia, 3],
        [options.georgia, 1],
      ],
      brands: [
        [brands.lori, 2],
        [brands.sevan, 1],
      ],
      prices: [500, 3000],
    })
    expect(await counts({ category_id: categories.alcohol })).toMatchObject({
      country: [[options.armenia, 1]],
      brands: [],
      prices: [2500, 2500],
    })
    expect(await counts({ category_id: categories.empty })).toMatchObject({
      volume: undefined,
      brands: [],
      prices: [0, 1000],
    })
  })

  test('a choice narrows the others, not its own', async () => {
    expect(await counts({ filter_country: `${options.georgia}` })).toEqual({
      volume: [[options.half, 1]],
      country: [
        [options.armenia, 3],
        [options.georgia, 1],
      ],
      brands: [[brands.sevan, 1]],
      prices: [500, 500],
    })
    expect(await counts({ brand: `${brands.lori}`, price: '2000,' })).toEqual({
      volume: undefined,
      country: [[options.armenia, 1]],
      brands: [[brands.lori, 1]],
      prices: [900, 3000],
    })
  })

  test('a single choice and the same choice among ids give equal counts', async () => {
    for (const choice of [
      { brand: `${brands.lori}` },
      { price: '600,' },
      { filter_volume: `${options.half}` },
    ] satisfies ProductsQuery[]) {
      const everything = Object.values(ids).join(',')
      expect(await counts(choice)).toEqual(await counts({ ...choice, ids: everything }))
    }
  })

  test('savings and the same products by id give equal counts', async () => {
    expect(await counts({ savings: true })).toEqual(
      await counts({ savings: true, ids: Object.values(ids).join(',') }),
    )
    expect(await counts({ savings: true, brand: `${brands.lori}` })).toMatchObject({
      brands: [[brands.lori, 1]],
      prices: [900, 900],
    })
  })

  test('a chosen option stays at 0', async () => {
    const { filter, data } = await list({
      filter_volume: `${options.one}`,
      brand: `${brands.sevan}`,
    })
    expect(data).toEqual([])
    expect(filter.find(({ code }) => code === 'volume')!.options).toContainEqual(
      expect.objectContaining({ id: options.one, count: 0 }),
    )
  })

  test('the filters endpoint gives the counts of the list', async () => {
    const {
      filter,
      brands: found,
      min_price,
      max_price,
    } = await list({ category_id: categories.food, search: 'lori' })
    const filters = await getFilters(
      database.db,
      { category_id: categories.food, search: 'lori' },
      viewer(),
    )
    expect(filters).toEqual({ filter, brands: found, min_price, max_price })
  })
})

describe('the prices on a card', () => {
  test('a configurable product shows its lowest variant’s', async () => {
    const { data } = await list({ category_id: categories.wine })
    expect(data[0]).toMatchObject({
      type: 'configurable',
      price: 2500,
      old_price: null,
      qty: 8,
      age_restricted: true,
      cats: [325, 326],
    })
  })

  test('only companies see a company price', async () => {
    const query: ProductsQuery = { ids: `${ids['MILK-1']}` }
    expect((await list(query)).data[0]).toMatchObject({
      price: 900,
      old_price: 1100,
      regular_price: 1100,
      company_price: null,
    })
    const company = await listProducts(database.db, query, viewer('en', true))
    expect(company.data[0]).toMatchObject({
      price: 900,
      company_price: 800,
      formated_price: '900\u00a0֏',
    })
    expect(JSON.stringify(await list({}))).not.toContain('"company_price":800')
  })
})

describe('search', () => {
  const search = async (text: string, extra = {}) =>
    (await searchProducts(database.db, { search: text, ...extra }, viewer())).data.map(
      ({ sku }) => sku,
    )

  test.each([
    // The cheese is in the milk category too.
    ['կաթ', ['MILK-1', 'MILK-2', 'CHEESE-1']],
    ['МОЛОКО 2', ['MILK-2']],
    ['milk', ['MILK-1', 'MILK-2', 'CHEESE-1']],
    ['hech', []],
    ['сы', ['CHEESE-1']],
    ['ok', []],
    ['milk-2', ['MILK-2']],
    ['լոռի', ['MILK-1', 'CHEESE-1']],
    ['пакет', []],
    ['hidden', []],
    ['?!', []],
    ['%', []],
    ['_ilk', []],
    ['m_lk', []],
  ])('%s', async (text, expected) => {
    expect(await search(text)).toEqual(expected)
  })

  test('a whole name comes before its beginning, and that before the beginning of a word', async () => {
    expect(await search('milk 2 l')).toEqual(['MILK-2'])
    expect(await search('սևան')).toEqual(['MILK-2'])
    expect((await search('ա'))[0]).toBe('WINE-1')
  })

  test('it stays within a category and refuses an unknown one', async () => {
    expect(await search('lori', { category_id: categories.cheese })).toEqual(['CHEESE-1'])
    await expect(search('lori', { category_id: 4242 })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('what is refused', () => {
  test('an unknown filter code and an unknown category', async () => {
    await expect(list({ filter_colour: '1' })).rejects.toMatchObject({ code: 'unknown_filter' })
    await expect(list({ category_id: 4242 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(list({ category_id: 4242, brand: '1' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test.each([
    `'; drop table products; --`,
    `%' or '1'='1`,
    '\\',
    `a\u0000b`,
    '"',
    '$9',
    'х'.repeat(200),
  ])('%j is treated as plain text', async (text) => {
    await expect(list({ search: text })).resolves.toMatchObject({ data: [] })
    await expect(searchProducts(database.db, { search: text }, viewer())).resolves.toMatchObject({
      data: [],
    })
  })
})
