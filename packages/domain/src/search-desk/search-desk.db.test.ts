import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { searchProducts, type SearchQuery } from '../catalog/search/search-products.ts'
import type { DomainError } from '../errors.ts'
import { byScript } from '../testing/fixtures.ts'
import { createShop, shop, stockShop } from '../testing/shop.ts'
import { deleteRow } from './desk-rows.ts'
import { listMisses } from './list-misses.ts'
import { changePin, createPin, listPins } from './pins.ts'
import { shopPath } from '../shared/shop-path.ts'
import { createRedirect } from './redirects.ts'
import { countedText, isMiss, SearchMisses } from './search-misses.ts'
import { changeSynonym, createSynonym, deleteSynonym } from './synonyms.ts'
import { listSynonyms } from './list-synonyms.ts'

const database = testDatabase()
const by = byScript
const origin = 'http://shop.test'
let ids: Record<string, number>
beforeAll(async () => {
  await createShop(database.db)
  ids = await stockShop(database.db)
})
const search = (text: string, query: Partial<SearchQuery> = {}) =>
  searchProducts(database.db, { search: text, ...query }, { locale: 'en', companyId: null })
const skus = async (text: string, query: Partial<SearchQuery> = {}) =>
  (await search(text, query)).data.map(({ sku }) => sku)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: DomainError) => error,
  )
const range = { page: 1, limit: 50 }

test('a synonym counts from its saving until it is deleted', async () => {
  expect(await skus('kefirchik')).toEqual([])
  const input = { typed: 'kefirchik', meant: 'chechil', both_ways: false }
  const { id } = await createSynonym(database.db, input, { by })
  expect(await skus('kefirchik')).toEqual(['CHEESE-1'])
  const change = { typed: 'kefirchik', meant: 'areni', both_ways: true }
  const changed = await changeSynonym(database.db, { id, version: 1, change, by })
  expect([changed.version, await skus('kefirchik')]).toEqual([2, ['WINE-1']])
  const stale = await refusal(deleteSynonym(database.db, { id, version: 1, by }))
  expect(stale?.code).toBe('version_conflict')
  const twice = await refusal(createSynonym(database.db, change, { by }))
  expect(twice?.details.fields).toEqual({ typed: [{ key: 'taken' }] })
  await deleteSynonym(database.db, { id, version: 2, by })
  expect(await skus('kefirchik')).toEqual([])
})

test('a thing that the shop does not sell finds nothing that only looks alike', async () => {
  const input = { typed: 'milkshake', meant: null, both_ways: true }
  const { id, meant, both_ways } = await createSynonym(database.db, input, { by })
  expect([meant, both_ways]).toEqual([null, false])
  const { data } = await listSynonyms(database.db, { ...range, search: 'milksh' })
  expect(data.map((row) => row.id)).toEqual([id])
  await deleteSynonym(database.db, { id, version: 1, by })
})

describe('pinned products', () => {
  beforeEach(() => sql`delete from search_pins`.execute(database.db))
  const pin = (query: string, ...names: string[]) =>
    createPin(
      database.db,
      { query, product_ids: names.map((name) => ids[name]!) },
      { by, locale: 'en' },
    )

  test('come first, however the query is written, and each product once', async () => {
    const before = await search('milk')
    await pin('  MILK! ', 'WINE-1', 'MILK-2')
    const { data, meta } = await search('Milk')
    expect(data.slice(0, 2).map(({ sku }) => sku)).toEqual(['WINE-1', 'MILK-2'])
    expect(new Set(data.map(({ sku }) => sku)).size).toBe(data.length)
    // Milk-2 was found before, the wine was not.
    expect(meta.total).toBe(before.meta.total + 1)
    expect(data).toHaveLength(meta.total)
  })

  test('fill the pages like all others', async () => {
    await pin('milk', 'WINE-1', 'CHEESE-1')
    const all = await skus('milk', { limit: 50 })
    const pages = [
      ...(await skus('milk', { limit: 2, page: 1 })),
      ...(await skus('milk', { limit: 2, page: 2 })),
      ...(await skus('milk', { limit: 2, page: 3 })),
    ]
    expect(pages).toEqual(all)
  })

  test('are found where the text finds nothing, within their category and while they are listed', async () => {
    await pin('ախորժակ', 'WINE-1', 'HIDDEN-1')
    expect(await skus('Ախորժակ')).toEqual(['WINE-1'])
    expect(await skus('ախորժակ', { category_id: shop.categories.milk })).toEqual([])
    const [row] = (await listPins(database.db, { ...range, locale: 'en' })).data
    expect(row?.products.map(({ sku, listed }) => [sku, listed])).toEqual([
      ['WINE-1', true],
      ['HIDDEN-1', false],
    ])
  })

  test('one query has one row, and a stale change is refused', async () => {
    const { id } = await pin('milk', 'WINE-1')
    const twice = await refusal(pin('Milk', 'CHEESE-1'))
    expect(twice?.details.fields).toEqual({ query: [{ key: 'taken' }] })
    const input = { id, version: 1, query: 'milk', product_ids: [ids['CHEESE-1']!] }
    const changed = await changePin(database.db, input, { by, locale: 'en' })
    expect(changed.version).toBe(2)
    const stale = await refusal(changePin(database.db, input, { by, locale: 'en' }))
    expect(stale?.code).toBe('version_conflict')
    await deleteRow(database.db, { table: 'search_pins', id, version: 2, by })
    expect((await skus('milk'))[0]).not.toBe('CHEESE-1')
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where subject_type = 'search_pin' and subject_id = ${String(id)} order by id`.execute(
      database.db,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'search_pin.create',
      'search_pin.change',
      'search_pin.delete',
    ])
  })

  test('a product that does not exist is refused', async () => {
    const input = { query: 'x', product_ids: [4711] }
    const refused = await refusal(createPin(database.db, input, { by, locale: 'en' }))
    expect(refused?.code).toBe('validation_failed')
  })
})

test.each([
  [{ typed: ' - ' }, 'typed'],
  [{ meant: '…' }, 'meant'],
])('a synonym with %j is refused', async (blank, field) => {
  const input = { typed: 'kefirchik', meant: 'chechil', both_ways: false, ...blank }
  const refused = await refusal(createSynonym(database.db, input, { by }))
  expect(refused?.details.fields).toMatchObject({ [field]: [{ key: 'required' }] })
})

test('a synonym, a pin and a redirect that are not there are neither changed nor deleted', async () => {
  const { db } = database
  const unknown = { id: 999_999, version: 1, by }
  const change = { typed: 'a', meant: 'b', both_ways: false }
  for (const call of [
    () => changeSynonym(db, { ...unknown, change }),
    () => deleteSynonym(db, unknown),
    () => deleteRow(db, { table: 'search_pins', ...unknown }),
    () => deleteRow(db, { table: 'search_redirects', ...unknown }),
  ])
    expect((await refusal(call()))?.code).toBe('not_found')
})

test('a redirect leads its query to a page, and is no other’s', async () => {
  const input = { query: 'Delivery cost', path: `${origin}/hy/site/faq?a=1` }
  const { id, path } = await createRedirect(database.db, input, { by, origin })
  expect(path).toBe('/site/faq?a=1')
  expect((await search('delivery COST')).redirect).toBe('/site/faq?a=1')
  expect((await search('delivery')).redirect).toBeNull()
  await deleteRow(database.db, { table: 'search_redirects', id, version: 1, by })
  expect((await search('delivery cost')).redirect).toBeNull()
})

test.each([
  ['/en', '/'],
  ['/shop/catalog?savings=true', '/shop/catalog?savings=true'],
  ['/ru/brands', '/brands'],
  ['/english', '/english'],
])('%s is the page %s', (typed, path) => {
  expect(shopPath(typed, origin)).toBe(path)
})

test.each([
  '',
  'brands',
  '//evil.test',
  '/\\evil.test',
  '/hy//evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/api/cart',
  '/admin/orders',
  'http://shop.test.evil.test/',
])('%s is no page of the shop', (typed) => {
  expect(() => shopPath(typed, origin)).toThrow('validation_failed')
})

test.each([
  '/hy/shop/main/catalog/search?search=loop',
  '/shop/main/catalog/search',
  '/ru/Shop/Main/Catalog/%73earch/?search=other',
])('no redirect leads to the search %s, which could lead back', async (path) => {
  const refused = await refusal(
    createRedirect(database.db, { query: 'loop', path }, { by, origin }),
  )
  expect(refused?.details.fields).toEqual({ path: [{ key: 'searchPage' }] })
})

describe('a vain search', () => {
  test('is counted by its words for the day, in batches', async () => {
    const misses = new SearchMisses()
    for (const text of ['Dragon fruit', 'dragon  FRUIT!', 'durian']) misses.note(text)
    await misses.flush(database.db)
    misses.note('dragon fruit')
    await misses.flush(database.db)
    await misses.flush(database.db)
    const { data, meta } = await listMisses(database.db, { ...range, days: 7 })
    expect(data.map(({ query, count }) => [query, count])).toEqual([
      ['dragon fruit', 3],
      ['durian', 1],
    ])
    expect(meta.total).toBe(2)
    await sql`update search_misses set day = day - 7`.execute(database.db)
    expect((await listMisses(database.db, { ...range, days: 7 })).data).toEqual([])
  })

  test('waits in memory while the database is away', async () => {
    const misses = new SearchMisses()
    misses.note('kumquat')
    await sql`alter table search_misses rename to away`.execute(database.db)
    await expect(misses.flush(database.db)).rejects.toThrow('search_misses')
    await sql`alter table away rename to search_misses`.execute(database.db)
    misses.note('kumquat')
    await misses.flush(database.db)
    const { data } = await listMisses(database.db, { ...range, days: 1, search: 'kumq' })
    expect(data).toMatchObject([{ query: 'kumquat', count: 2 }])
  })

  test('takes a bounded number of texts', async () => {
    const misses = new SearchMisses()
    for (let number = 0; number < 3_000; number++)
      misses.note(`flood ${String.fromCodePoint(0x4e00 + number)}`)
    await misses.flush(database.db)
    const { meta } = await listMisses(database.db, { ...range, days: 1, search: 'flood' })
    expect(meta.total).toBe(1_000)
  })

  test.each([
    'ani@example.am',
    'find ani @ example',
    '+374 91 123-456',
    '091 12 34 56 7',
    'https://example.am/x',
    '4242 4242 4242 4242',
    '12345',
    'x',
    '!!!',
    'a very long sentence that somebody wrote about what they would like to eat',
  ])('of “%s” is not counted: it may name a person, or says nothing', (text) => {
    expect(countedText(text)).toBeUndefined()
  })

  test('is one that found nothing, was typed to the end, and leads nowhere', () => {
    const nothing = { meta: { total: 0 }, redirect: null }
    expect(isMiss({ limit: 24 }, nothing)).toBe(true)
    expect(isMiss({}, nothing)).toBe(true)
    expect(isMiss({ limit: 10 }, nothing)).toBe(false)
    expect(isMiss({ page: 2 }, nothing)).toBe(false)
    expect(isMiss({ category_id: 3 }, nothing)).toBe(false)
    expect(isMiss({}, { meta: { total: 1 }, redirect: null })).toBe(false)
    expect(isMiss({}, { meta: { total: 0 }, redirect: '/brands' })).toBe(false)
  })
})
