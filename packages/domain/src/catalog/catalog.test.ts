import { expect, test } from 'vitest'
import { withoutHidden } from './catalog.ts'
import { isSaving, lowestVariant, regularPrice, toOfferView } from './offer.ts'
import { parseIds, readCriteria, readWindow } from './listing.ts'
import { asGuest } from '../shared/viewer.ts'

const offer = {
  price: 900,
  old_price: 1000,
  company_price: 800,
  qty: 3,
  min_qty: 1,
  box_price: null,
  box_qty: null,
  barcode: null,
  content_amount: 500,
  content_unit: 'g' as const,
  portion_grams: null,
  price_per_kg: null,
}

test('a saving needs an old price above the price', () => {
  expect([
    isSaving(offer),
    isSaving({ price: 900, old_price: 900 }),
    isSaving({ price: 900, old_price: null }),
  ]).toEqual([true, false, false])
  expect([regularPrice(offer), regularPrice({ price: 900, old_price: 800 })]).toEqual([1000, 900])
  expect(toOfferView({ ...offer, old_price: 900 }, asGuest('hy')).old_price).toBeNull()
})

test('only companies see a company price', () => {
  expect(toOfferView(offer, asGuest('hy'))).toMatchObject({
    company_price: null,
    company_unit_price: null,
  })
  expect(toOfferView(offer, { ...asGuest('hy'), companyId: 1 })).toMatchObject({
    price: 900,
    company_price: 800,
    unit_price: { amount: 1800 },
    company_unit_price: { amount: 1600 },
  })
})

test('a full box has a price of its kilogram, too', () => {
  const boxed = { ...offer, box_qty: 10, box_price: 8000 }
  expect(toOfferView(boxed, asGuest('hy')).box_unit_price?.amount).toBe(1600)
})

test('the kilogram of a box costs what its pieces cost where they are cheaper', () => {
  const boxed = { ...offer, box_qty: 10, box_price: 8500 }
  const company = { ...asGuest('hy'), companyId: 1 }
  expect(toOfferView(boxed, company).box_unit_price?.amount).toBe(1600)
  expect(toOfferView(boxed, asGuest('hy')).box_unit_price?.amount).toBe(1700)
})

test('the lowest variant is the first of the cheapest', () => {
  expect(lowestVariant([{ price: 3 }, { price: 2, n: 1 }, { price: 2, n: 2 }])).toEqual({
    price: 2,
    n: 1,
  })
  expect(lowestVariant([])).toBeUndefined()
})

test('attributes 25 and 34 are hidden', () => {
  const values = [25, 30, 34].map((id) => ({ id, code: '', label: '', value: '', type: '' }))
  expect(withoutHidden(values).map(({ id }) => id)).toEqual([30])
})

test('parsed ids are unique; ids out of range are left out', () => {
  expect(parseIds('3,1,3,0,99999999999')).toEqual([3, 1])
})

test('a listing query is parsed as the contract says', () => {
  expect(
    readCriteria(
      {
        brand: '1',
        filter_brand: '2',
        filter_volume: '3,4',
        price: ',900',
        search: 'Tea',
      },
      { companyId: 1 },
    ),
  ).toEqual({
    categoryId: undefined,
    savings: false,
    ids: undefined,
    minPrice: undefined,
    maxPrice: 900,
    brands: [1, 2],
    filters: new Map([['volume', [3, 4]]]),
    search: 'Tea',
    prices: 'company',
  })
  expect(readWindow({})).toEqual({
    sort: 'position',
    order: 'asc',
    page: 1,
    limit: 12,
    facets: true,
  })
  expect(readWindow({ search: 'x', order: 'desc' })).toMatchObject({
    sort: 'relevance',
    order: 'asc',
  })
  expect(readWindow({ ids: '1', sort: 'price', order: 'desc', page: 3, limit: 18 })).toMatchObject({
    sort: 'price',
    order: 'desc',
    page: 3,
  })
})
