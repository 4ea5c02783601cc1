import type { ProductsQuery } from '@tsiran/contract/listing'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { asGuest } from '../shared/viewer.ts'
import { createShop, productInput, shop, value } from '../testing/shop.ts'
import { isSaving } from './offer.ts'
import { fillCompanyPrices } from './fill-company-prices.ts'
import { foldListingChanges } from './fold-listing-changes.ts'
import { getFilters } from './get-filters.ts'
import { getProduct } from './get-product.ts'
import { listProducts } from './list-products.ts'
import { refreshListings } from './refresh-listings.ts'
import { saveProducts } from './save-product.ts'

const database = testDatabase()
const guest = asGuest('en')
const company = { ...guest, companyId: 1 }
const waiting = { ...company, ordinaryPrices: true }
const { milk } = shop.categories
let tea: number

beforeAll(async () => {
  await createShop(database.db)
  const simple = (sku: string, price: number, company_price?: number, old_price?: number) =>
    productInput(sku, {
      category_ids: [milk],
      brand_id: shop.brands.lori,
      variants: [
        {
          sku,
          price,
          qty: 1,
          ...(company_price && { company_price }),
          ...(old_price && { old_price }),
        },
      ],
    })
  const ids = await saveProducts(database.db, [
    simple('DEAR', 1000, 300, 1200),
    simple('PLAIN', 500),
    simple('CLOSE', 400, 390, 450),
    productInput('TEA', {
      type: 'configurable',
      category_ids: [milk],
      super_attribute_ids: [shop.attributes.volume],
      variants: [
        { sku: 'TEA-A', price: 700, qty: 4, options: [value('volume', 'half')] },
        { sku: 'TEA-B', price: 900, company_price: 200, qty: 5, options: [value('volume', 'one')] },
      ],
    }),
  ])
  tea = ids[3]!
  // Ranges of the whole shop are counted by buckets.
  await foldListingChanges(database.db, { products: 1, changes: 1 })
})

const viewers = { guest, company, waiting }
type Who = keyof typeof viewers
const list = (who: Who, query: ProductsQuery) => listProducts(database.db, query, viewers[who])
const skus = async (who: Who, query: ProductsQuery) =>
  (await list(who, query)).data.map(({ sku }) => sku)
const places: ProductsQuery[] = [{}, { category_id: milk }, { search: 'milk' }]

const retail = ['CLOSE', 'PLAIN', 'TEA', 'DEAR']
const paid = ['TEA', 'DEAR', 'CLOSE', 'PLAIN']

describe.each(places)('a list of %j', (place) => {
  test.each<[Who, string[]]>([
    ['guest', retail],
    ['waiting', retail],
    ['company', paid],
  ])('is sorted by the price that the viewer pays: %s', async (who, order) => {
    expect(await skus(who, { ...place, sort: 'price' })).toEqual(order)
    expect(await skus(who, { ...place, sort: 'price', order: 'desc' })).toEqual(order.toReversed())
    const pages = [1, 2, 3, 4].map((page) => skus(who, { ...place, sort: 'price', page, limit: 1 }))
    expect((await Promise.all(pages)).flat()).toEqual(order)
  })

  test('has the prices of its cards in order', async () => {
    const { data } = await list('company', { ...place, sort: 'price' })
    expect(data.map((card) => card.company_price ?? card.price)).toEqual([200, 300, 390, 500])
  })

  test.each<[string, Who, string[]]>([
    ['250,450', 'guest', ['CLOSE']],
    ['250,450', 'company', ['DEAR', 'CLOSE']],
    [',200', 'company', ['TEA']],
    ['301,', 'company', ['CLOSE', 'PLAIN']],
    ['501,', 'company', []],
    ['501,', 'waiting', ['TEA', 'DEAR']],
    ['500,100', 'company', []],
  ])('narrowed to %s for %s', async (price, who, found) => {
    const { data, meta, brands } = await list(who, { ...place, price, sort: 'price' })
    expect(data.map(({ sku }) => sku)).toEqual(found)
    expect(meta.total).toBe(found.length)
    const branded = found.filter((sku) => sku !== 'TEA').length
    expect(brands.map(({ count }) => count)).toEqual(branded ? [branded] : [])
  })

  test('has bounds of the prices that the viewer pays, also once it is narrowed', async () => {
    const brand = `${shop.brands.lori}`
    const bounds = async (who: Who, query: ProductsQuery) => {
      const { min_price, max_price } = await getFilters(
        database.db,
        { ...place, ...query },
        viewers[who],
      )
      const listed = await list(who, { ...place, ...query })
      expect([listed.min_price, listed.max_price]).toEqual([min_price, max_price])
      return [min_price, max_price]
    }
    expect(await bounds('company', {})).toEqual([200, 500])
    expect(await bounds('company', { price: '300,400' })).toEqual([200, 500])
    expect(await bounds('company', { brand })).toEqual([300, 500])
    expect(await bounds('company', { brand, price: '300,400' })).toEqual([300, 500])
    expect(await bounds('company', { savings: true })).toEqual([300, 390])
    expect(await bounds('guest', {})).toEqual([400, 1000])
    expect(await bounds('guest', { brand, price: '300,400' })).toEqual([400, 1000])
    expect(await bounds('waiting', {})).toEqual([400, 1000])
  })
})

test('a card has the offer of the variant that costs the viewer least', async () => {
  const offer = async (viewer: typeof guest) => {
    const { price, company_price } = await getProduct(database.db, { id: tea }, viewer)
    return [price, company_price]
  }
  expect(await Promise.all([guest, company, waiting].map(offer))).toEqual([
    [700, null],
    [900, 200],
    [700, null],
  ])
})

describe('the savings', () => {
  const other = testDatabase()
  // Each has a half-litre that costs everybody less, and a litre that costs companies less.
  const drinks: Record<string, { half?: number; one?: number }> = {
    NEITHER: {},
    'FOR-ALL': { half: 800 },
    'FOR-COMPANIES': { one: 1200 },
    BOTH: { half: 800, one: 1200 },
  }
  beforeAll(async () => {
    await createShop(other.db)
    await saveProducts(
      other.db,
      Object.entries(drinks).map(([sku, { half, one }]) =>
        productInput(sku, {
          type: 'configurable',
          category_ids: [milk],
          super_attribute_ids: [shop.attributes.volume],
          variants: [
            {
              sku: `${sku}-A`,
              price: 700,
              ...(half && { old_price: half }),
              qty: 4,
              options: [value('volume', 'half')],
            },
            {
              sku: `${sku}-B`,
              price: 900,
              company_price: sku === 'NEITHER' ? 100 : 200,
              ...(one && { old_price: one }),
              qty: 5,
              options: [value('volume', 'one')],
            },
          ],
        }),
      ),
    )
  })

  test.each<[Who, string[]]>([
    ['guest', ['FOR-ALL', 'BOTH']],
    ['waiting', ['FOR-ALL', 'BOTH']],
    ['company', ['FOR-COMPANIES', 'BOTH']],
  ])('are exactly the products with a badge: %s', async (who, found) => {
    const listed = (query: ProductsQuery) => listProducts(other.db, query, viewers[who])
    const { data } = await listed({})
    expect(data.filter(isSaving).map(({ sku }) => sku)).toEqual(found)
    const places: ProductsQuery[] = [
      {},
      { category_id: milk },
      { price: '1,9999' },
      { search: 'both' },
    ]
    for (const place of places) {
      const query = { ...place, savings: true }
      const expected = place.search ? ['BOTH'] : found
      const { data: savings, meta, min_price } = await listed(query)
      expect([savings.map(({ sku }) => sku), meta.total]).toEqual([expected, expected.length])
      expect(savings.every(isSaving)).toBe(true)
      expect(min_price).toBe(who === 'company' ? 200 : 700)
      expect(await getFilters(other.db, query, viewers[who])).toMatchObject({ min_price })
    }
  })
})

test('rows of an older version are filled once, also those that it wrote beside this one', async () => {
  const read = async () =>
    (
      await sql`
        select l.product_id, l.company_price, l.company_saving, c.company_price as of_category, c.company_saving as saving_of_category, s.company_min_price, s.company_max_price
        from product_listings l join category_listings c using (product_id) join listing_summaries s using (category_id)
        order by l.product_id, category_id`.execute(database.db)
    ).rows
  const before = await read()
  expect(await fillCompanyPrices(database.db)).toBe(0)
  for (const table of ['product_listings', 'category_listings'])
    await sql`update ${sql.table(table)} set company_price = null, company_saving = null`.execute(
      database.db,
    )
  await sql`update listing_summaries set company_min_price = null, company_max_price = null`.execute(
    database.db,
  )
  // Until then lists have everybody's prices, and nothing is left out.
  expect(await skus('company', { category_id: milk, sort: 'price' })).toEqual(retail)
  expect(await list('company', {})).toMatchObject({ min_price: 400, max_price: 1000 })
  expect(await fillCompanyPrices(database.db)).toBe(3)
  expect(await read()).toEqual(before)
  await sql`update variants set company_price = null where sku = 'DEAR'`.execute(database.db)
  await sql`update variants set company_price = 410 where sku = 'PLAIN'`.execute(database.db)
  expect(await fillCompanyPrices(database.db)).toBe(2)
  const filled = await read()
  await refreshListings(database.db, 'all')
  expect(filled).toEqual(await read())
  expect(await fillCompanyPrices(database.db, AbortSignal.abort())).toBe(0)
})
