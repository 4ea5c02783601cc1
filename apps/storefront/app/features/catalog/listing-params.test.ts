import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isWholeShopListing,
  productsQuery,
  readListingParams,
  sortValues,
} from './listing-params.ts'
import { isFormAddress, listingAddress, writeListingParams } from './listing-address.ts'

const read = (query: string) => readListingParams(new URLSearchParams(query))

test('an address without parameters is the first page in default order', () => {
  expect(read('')).toEqual({ sort: '', page: 1, filters: {} })
  expect(writeListingParams(read('page=1&sort=')).toString()).toBe('')
})

test('invalid numbers, id lists and sorts are left out', () => {
  expect(read('page=-2&category_id=1e3&sort=price&brand=1,x&filter_brand=%27&price=a')).toEqual({
    sort: '',
    page: 1,
    filters: {},
  })
  expect(read('page=0&savings=1&filter_volume=1;2')).toEqual({ sort: '', page: 1, filters: {} })
})

test('option filters are grouped by their attribute, the brand is not one of them', () => {
  expect(read('filter_volume=3,4&filter_brand=7')).toMatchObject({
    filters: { filter_volume: '3,4' },
    filter_brand: '7',
  })
})

test('a sort becomes the API’s field and direction', () => {
  expect(productsQuery(read('category_id=221&sort=created_at-desc&page=3'))).toEqual({
    category_id: 221,
    sort: 'created_at',
    order: 'desc',
    page: 3,
    limit: 18,
  })
})

test('a limit of 12 is left out of the address and means 18 for the API', () => {
  expect(listingAddress('/l', read('limit=12'))).toBe('/l')
  expect(productsQuery(read('limit=12')).limit).toBe(18)
  expect([listingAddress('/l', read('limit=36')), productsQuery(read('limit=36')).limit]).toEqual([
    '/l?limit=36',
    36,
  ])
  expect(read('limit=101')).toEqual(read(''))
})

test('repeated parameters of a form are joined by commas', () => {
  const query = new URLSearchParams(
    'category_id=7&price=&price=500&filter_volume=4&filter_volume=3&filter_volume=4&sort=',
  )
  expect(isFormAddress(query)).toBe(true)
  const address = listingAddress('/l', readListingParams(query))
  expect(address).toBe('/l?category_id=7&price=,500&filter_volume=4,3')
  expect(isFormAddress(new URL(address, 'http://shop').searchParams)).toBe(false)
})

test('a price without numbers is left out, and its minimum is never above its maximum', () => {
  const prices = [
    '100,500',
    '500,100',
    '100,',
    '100',
    ',500',
    '0100,500',
    ',',
    '',
    '-1,5',
    '1,2,3',
    'x',
  ]
  expect(prices.map((price) => read(`price=${price}`).price)).toEqual([
    '100,500',
    '100,500',
    '100,',
    '100,',
    ',500',
    '100,500',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a page beyond the maximum is the last one', () => {
  expect(read('page=999999999').page).toBe(1_000_000)
})

test('savings, brand or filter_brand alone make a listing of the whole shop', () => {
  expect(
    [
      'savings=true',
      'brand=3',
      'filter_brand=3',
      'sort=created_at-desc',
      'category_slug=milk',
      '',
    ].map((q) => isWholeShopListing(read(q))),
  ).toEqual([true, true, true, true, false, false])
})

test('a written address is read back unchanged', () => {
  const ids = fc
    .uniqueArray(fc.nat(999_999), { minLength: 1, maxLength: 5 })
    .map((list) => list.join(','))
  const params = fc.record(
    {
      sort: fc.constantFrom(...sortValues),
      page: fc.integer({ min: 1, max: 9999 }),
      filters: fc.dictionary(fc.constantFrom('filter_volume', 'filter_fat', 'filter_country'), ids),
      category_id: fc.integer({ min: 1, max: 9999 }),
      savings: fc.constant(true),
      brand: ids,
      filter_brand: ids,
      price: fc.constantFrom('100,', ',900', '100,900'),
      limit: fc.integer({ min: 13, max: 100 }),
      search: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text === text.trim()),
    },
    { requiredKeys: ['sort', 'page', 'filters'] },
  )
  fc.assert(
    fc.property(params, (given) => {
      expect(readListingParams(writeListingParams(given))).toEqual({
        ...given,
        filters: { ...given.filters },
      })
    }),
  )
})

test('a long search is cut between signs: half an emoji is no text for the API', () => {
  const cut = read(`search=${'a'.repeat(199)}%F0%9F%8D%8E`).search
  expect(cut).toBe('a'.repeat(199))
})
