// Long because its cases share one indexed catalogue.
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DomainError } from '../../errors.ts'
import { listProducts } from '../list-products.ts'
import { prepareSearch } from './prepare-search.ts'
import type { ProductInput } from '../product-input.ts'
import { refreshListings } from '../refresh-listings.ts'
import { saveProducts } from '../save-product.ts'
import { searchProducts, type SearchQuery } from './search-products.ts'
import { applyStockChanges } from '../stock-changes.ts'
import { asGuest } from '../../shared/viewer.ts'

const database = testDatabase()
const text = (hy: string, ru: string, en: string) => ({ hy, ru, en })
const ids = { dairy: 0, milk: 0, other: 0, brand: 0 }

function product(
  sku: string,
  name: [string, string, string],
  more: Partial<ProductInput> & { qty?: number } = {},
): ProductInput {
  const { qty = 5, ...rest } = more
  return {
    type: 'simple',
    sku,
    url_key: sku.toLowerCase(),
    brand_id: null,
    name: text(...name),
    short_description: text('', '', ''),
    description: text('', '', ''),
    meta_title: text('', '', ''),
    unit: 'piece',
    status: 'published',
    position: 0,
    category_ids: [ids.other],
    super_attribute_ids: [],
    values: [],
    images: [],
    variants: [{ sku, price: 100, qty }],
    ...rest,
  }
}

const find = async (
  search: string,
  query: Partial<SearchQuery> = {},
  locale: 'hy' | 'ru' | 'en' = 'hy',
) => {
  const { data, meta } = await searchProducts(database.db, { search, ...query }, asGuest(locale))
  return { skus: data.map(({ sku }) => sku), total: meta.total }
}
const category = async (slug: string, name: string, parent_id: number | null = null) => {
  const row = {
    slug,
    parent_id,
    name: text(name, name, name),
    description: text('', '', ''),
    meta_title: text('', '', ''),
  }
  const values = {
    ...row,
    name: JSON.stringify(row.name),
    description: JSON.stringify(row.description),
    meta_title: JSON.stringify(row.meta_title),
  }
  return (
    await database.db
      .insertInto('categories')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

beforeAll(async () => {
  ids.dairy = await category('dairy', 'Dairy')
  ids.milk = await category('milk', 'Milk', ids.dairy)
  ids.other = await category('other', 'Sundries')
  const brand = { slug: 'milkway', label: JSON.stringify(text('Միլքվեյ', 'Милквей', 'Milkway')) }
  ids.brand = (
    await database.db.insertInto('brands').values(brand).returning('id').executeTakeFirstOrThrow()
  ).id
  await saveProducts(database.db, [
    product('EXACT', ['Կաթ', 'Молоко', 'Milk'], { category_ids: [ids.milk], position: 9 }),
    product('EXACT-OUT', ['Կաթ', 'Молоко', 'Milk'], {
      category_ids: [ids.milk],
      position: 1,
      qty: 0,
    }),
    product('PREFIX', ['Ա', 'Б', 'Milkshake'], { position: 2 }),
    product('INSIDE', ['Ե', 'Г', 'Powder of oats and milk'], { position: 3 }),
    product('BRAND', ['Զ', 'Д', 'Milkway soap'], { position: 4, brand_id: ids.brand }),
    product('CATEGORY', ['Է', 'Ж', 'Kefir'], { category_ids: [ids.milk], position: 5 }),
    product('HIDDEN', ['Կաթ', 'Молоко', 'Milk'], { status: 'hidden' }),
    product('SERVICE', ['Կաթ', 'Молоко', 'Milk'], { status: 'service' }),
    product('TYPO-1', ['Լ', 'З', 'Chocolate'], {}),
  ])
})

describe('ranking', () => {
  test('exact words rank before prefixes, then brands, then categories; sold-out products come after their equals', async () => {
    const { skus, total } = await find('milk', {}, 'en')
    expect(skus).toEqual(['EXACT', 'EXACT-OUT', 'INSIDE', 'PREFIX', 'BRAND', 'CATEGORY'])
    expect(total).toBe(6)
  })

  test('pages follow one another without gaps or repeats, best first, whatever their size', async () => {
    const all = await find('milk', { limit: 100 })
    for (const limit of [1, 2, 4]) {
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(6 / limit) }, (_, index) =>
          find('milk', { limit, page: index + 1 }),
        ),
      )
      expect(pages.flatMap(({ skus }) => skus)).toEqual(all.skus)
      expect(pages.every(({ total }) => total === 6)).toBe(true)
    }
    expect(await find('milk', { page: 99 })).toEqual({ skus: [], total: 6 })
  })

  test('hidden and service products are never found', async () => {
    for (const search of ['HIDDEN', 'SERVICE', 'молоко', 'kat']) {
      const { skus } = await find(search, { limit: 100 })
      expect(skus).not.toContain('HIDDEN')
      expect(skus).not.toContain('SERVICE')
    }
  })

  test('a sku comes first', async () => {
    expect((await find('typo1')).skus).toEqual(['TYPO-1'])
    expect((await find('EXACT-OUT')).skus[0]).toBe('EXACT-OUT')
  })
})

describe('categories', () => {
  test('narrow the results, subtree included', async () => {
    expect((await find('milk', { category_id: ids.dairy }, 'en')).skus).toEqual([
      'EXACT',
      'EXACT-OUT',
      'CATEGORY',
    ])
    expect(await find('chocolate', { category_id: ids.dairy })).toEqual({ skus: [], total: 0 })
  })

  test('do not correct a word that has results elsewhere', async () => {
    expect((await find('chocolate', { category_id: ids.milk })).skus).toEqual([])
  })

  test('that do not exist are refused', async () => {
    await expect(find('milk', { category_id: 999_999 })).rejects.toEqual(
      new DomainError('not_found'),
    )
  })
})

test('the product list has the same results in the same order, with counts and filters', async () => {
  const viewer = asGuest('en')
  const listed = await listProducts(database.db, { search: 'milk', limit: 100 }, viewer)
  expect(listed.data.map(({ sku }) => sku)).toEqual((await find('milk', {}, 'en')).skus)
  expect(listed.brands).toMatchObject([{ id: ids.brand, count: 1 }])
  const branded = await listProducts(
    database.db,
    { search: 'milk', brand: String(ids.brand) },
    viewer,
  )
  expect(branded.data.map(({ sku }) => sku)).toEqual(['BRAND'])
  const typo = await listProducts(database.db, { search: 'chocolte' }, viewer)
  expect(typo.data.map(({ sku }) => sku)).toEqual(['TYPO-1'])
})

describe('odd input', () => {
  const nothing = [
    '',
    ' ',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '\u0000',
    '🍎',
    '!!! ???',
    '; drop table products',
    '&|!()<->:*',
    'ㅁ',
    '\uD800',
    '-'.repeat(200),
  ]
  test.each(nothing)('%j finds nothing, without an error', async (search) => {
    expect(await find(search)).toEqual({ skus: [], total: 0 })
  })

  const odd = [
    "milk'",
    'milk\u0000',
    'milk & !milk',
    "milk':*",
    'milk%',
    '\\milk',
    '"milk"',
    'milk 🍎',
    'milk'.padEnd(200),
  ]
  test.each(odd)('%j finds what its words do', async (search) => {
    expect((await find(search)).skus[0]).toBe('EXACT')
  })

  test.each([
    'a'.repeat(200),
    'kj c '.repeat(40),
    'qwertyuiop[]asdfghjkl;zxcvbnm,./'.repeat(6),
    'щ'.repeat(200),
    'xcjogyz'.repeat(28),
    '1 '.repeat(100),
  ])('%j is answered soon', async (search) => {
    const started = performance.now()
    await find(search)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('the search index', () => {
  test('follows a product that is saved again and hidden', async () => {
    const [id] = await saveProducts(database.db, [product('NEW', ['Նոր', 'Тархун', 'Tarragon'])])
    expect((await find('тархун')).skus).toEqual(['NEW'])
    await saveProducts(database.db, [product('NEW', ['Նոր', 'Эстрагон', 'Estragon'], { id: id! })])
    expect((await find('estragon')).skus).toEqual(['NEW'])
    expect((await find('тархун')).skus).toEqual([])
    await saveProducts(database.db, [
      product('NEW', ['Նոր', 'Эстрагон', 'Estragon'], { id: id!, status: 'hidden' }),
    ])
    expect((await find('estragon')).skus).toEqual([])
  })

  test('follows stock that sells out and comes back', async () => {
    const variant = await database.db
      .selectFrom('variants')
      .select('id')
      .where('sku', '=', 'EXACT')
      .executeTakeFirstOrThrow()
    await sql`update variants set qty = 0 where id = ${variant.id}`.execute(database.db)
    expect((await find('kat')).skus.slice(0, 2)).toEqual(['EXACT-OUT', 'EXACT'])
    await sql`update variants set qty = 5 where id = ${variant.id}`.execute(database.db)
    expect((await find('kat')).skus.slice(0, 2)).toEqual(['EXACT', 'EXACT-OUT'])
  })

  test('is the same after a rewrite as after single saves', async () => {
    const read = async () =>
      (
        await sql`select product_id, terms::text, in_stock, size, position from product_search order by 1`.execute(
          database.db,
        )
      ).rows
    const before = await read()
    await refreshListings(database.db, 'all')
    expect(await read()).toEqual(before)
  })

  test('stays unchanged under a server older than its writer', async () => {
    await sql`update search_state set fold_version = 1000000`.execute(database.db)
    const versionOf = async () =>
      (
        await sql<{
          xmin: string
        }>`select xmin from product_search order by product_id limit 1`.execute(database.db)
      ).rows[0]
    const before = await versionOf()
    await prepareSearch(database.db)
    expect(await versionOf()).toEqual(before)
    await refreshListings(database.db, 'all')
  })
})

test('two last variants that sell out at once leave their product out of stock', async () => {
  const variants = ['PAIR-1', 'PAIR-2'].map((sku) => ({ sku, price: 100, qty: 1 }))
  const [id] = await saveProducts(database.db, [
    product('PAIR', ['Զույգ', 'Пара', 'Pair'], { type: 'configurable', variants }),
  ])
  const rows = await database.db
    .selectFrom('variants')
    .select('id')
    .where('product_id', '=', id!)
    .execute()
  await Promise.all(
    rows.map((variant) =>
      sql`update variants set qty = 0 where id = ${variant.id}`.execute(database.db),
    ),
  )
  // The transaction that found the product locked queued its change.
  await applyStockChanges(database.db)
  const { in_stock } = await database.db
    .selectFrom('product_search')
    .select('in_stock')
    .where('product_id', '=', id!)
    .executeTakeFirstOrThrow()
  expect(in_stock).toBe(false)
})
