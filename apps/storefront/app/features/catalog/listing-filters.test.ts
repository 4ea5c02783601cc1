import { expect, test } from 'vitest'
import { countChosen, listingChips, resetListing } from './listing-filters.ts'
import { readListingParams } from './listing-params.ts'
import { listingAddress } from './listing-address.ts'

const read = (query: string) => readListingParams(new URLSearchParams(query))
const option = (id: number) => ({ id, label: `Option ${id}`, swatch_value: null, count: 1 })
const filters = {
  filter: [
    {
      id: 77,
      code: 'volume',
      label: 'Volume',
      type: 'select',
      options: [option(3), option(4), option(5)],
    },
  ],
  brands: [{ id: 9, label: 'Arpi', path: '', count: 4 }],
}

const chips = (query: string) =>
  listingChips(read(query), filters).map(({ label, price, without }) => [
    label ?? price,
    listingAddress('', without),
  ])

test('every chosen filter has a chip that links to the first page without it', () => {
  expect(chips('category_id=7&price=100,&brand=9&filter_volume=4,3&sort=price-asc&page=3')).toEqual(
    [
      [{ min: 100, max: undefined }, '?category_id=7&brand=9&filter_volume=4,3&sort=price-asc'],
      ['Arpi', '?category_id=7&price=100,&filter_volume=4,3&sort=price-asc'],
      ['Option 3', '?category_id=7&brand=9&price=100,&filter_volume=4&sort=price-asc'],
      ['Option 4', '?category_id=7&brand=9&price=100,&filter_volume=3&sort=price-asc'],
    ],
  )
})

test('unknown ids have no chip', () => {
  expect(chips('category_id=7&brand=1&filter_volume=99&filter_fat=3')).toEqual([])
})

test('the brand of a brand page is no filter, and reset keeps it', () => {
  expect(chips('filter_brand=9&filter_volume=3')).toEqual([['Option 3', '?filter_brand=9']])
  expect(listingAddress('', resetListing(read('filter_brand=9&filter_volume=3&price=1,2')))).toBe(
    '?filter_brand=9',
  )
  expect(countChosen(read('filter_brand=9&filter_volume=3,4&price=1,2'))).toBe(3)
})

test('reset keeps category, savings, search and sort', () => {
  const params = read(
    'category_id=7&savings=true&search=milk&brand=9&price=1,2&filter_volume=3&sort=name-asc&page=2',
  )
  expect(listingAddress('', resetListing(params))).toBe(
    '?category_id=7&savings=true&search=milk&sort=name-asc',
  )
  expect([countChosen(params), countChosen(resetListing(params))]).toEqual([3, 0])
})
