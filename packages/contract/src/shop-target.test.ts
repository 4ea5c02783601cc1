import { expect, test } from 'vitest'
import {
  cmsPageByIdPath,
  cmsPagePath,
  landingPath,
  listingPath,
  productPath,
} from './shop-paths.ts'
import { readShopTarget } from './shop-target.ts'

const read = (path: string) => readShopTarget(path.replace(/^\/en/, ''))

test('an address of a category, product or page is read as what it leads to', () => {
  expect(read(landingPath('en', 'dairy'))).toEqual({ kind: 'category', key: { slug: 'dairy' } })
  expect(read(`${listingPath('en', 7)}&page=2`)).toEqual({ kind: 'category', key: { id: 7 } })
  expect(read(productPath('en', 'milk'))).toEqual({ kind: 'product', urlKey: 'milk' })
  expect(read(`${productPath('en', 'milk')}/?x=1#y`)).toEqual({ kind: 'product', urlKey: 'milk' })
  for (const pathOf of [cmsPagePath, cmsPageByIdPath])
    expect(read(pathOf('en', 6))).toEqual({ kind: 'page', id: 6 })
})

test.each([
  '/',
  '/shop/catalog?savings=true',
  '/shop/cart',
  '/shop/main/catalog?category_id=x',
  '/blog/inner-page/1',
])('other addresses are none of these: %s', (path) => {
  expect(readShopTarget(path)).toBeUndefined()
})
