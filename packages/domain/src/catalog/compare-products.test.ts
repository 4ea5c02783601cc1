import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { createShop, shop, stockShop } from '../testing/shop.ts'
import { compareProducts } from './compare-products.ts'
import { asGuest } from '../shared/viewer.ts'

const database = testDatabase()
let ids: Record<string, number> = {}
const viewer = asGuest('en')
const { volume, country, hs_code } = shop.attributes

beforeAll(async () => {
  await createShop(database.db)
  ids = await stockShop(database.db)
})

const compare = (...skus: string[]) =>
  compareProducts(database.db, skus.map((sku) => ids[sku]!).join(','), viewer)

test('products keep the requested order and show the union of their attributes', async () => {
  const { products, attributes } = await compare('CHEESE-1', 'MILK-1')
  expect(products.map(({ sku }) => sku)).toEqual(['CHEESE-1', 'MILK-1'])
  expect(attributes.map(({ id, label }) => [id, label])).toEqual([
    [country, 'Country'],
    [volume, 'Volume'],
  ])
  expect(products.map(({ values }) => values)).toEqual([
    { [country]: 'Armenia' },
    { [country]: 'Armenia', [volume]: '1 l' },
  ])
})

test('variant options count as values of the product; hidden attributes never show', async () => {
  const { products, attributes } = await compare('WINE-1')
  expect(products[0]!.values[volume]).toBe('0.5 l, 1 l')
  expect(attributes.map(({ id }) => id)).not.toContain(hs_code)
})

test('hidden, service and unknown products are left out; only companies see a company price', async () => {
  const { products } = await compareProducts(
    database.db,
    `${ids['HIDDEN-1']},${ids['938']},99999,9999999999,${ids['MILK-1']}`,
    viewer,
  )
  expect(products.map(({ sku, company_price }) => [sku, company_price])).toEqual([['MILK-1', null]])
  expect(await compareProducts(database.db, '99999', viewer)).toEqual({
    attributes: [],
    products: [],
  })
})
