import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storePlace, placeToReturn } from './shopping-place.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the cart links back to the last page of products, by steps of history', () => {
  expect(placeToReturn('en', 3)).toBeNull()
  storePlace('/en/shop/main/catalog', '?category_id=221&page=2', 1)
  storePlace('/en/shop/cart', '', 2)
  expect(placeToReturn('en', 2)).toEqual({
    address: '/en/shop/main/catalog?category_id=221&page=2',
    steps: -1,
  })
  storePlace('/en/shop/checkout', '', 3)
  storePlace('/en/account/profile/', '', 4)
  expect(placeToReturn('en', 4)).toMatchObject({ steps: -3 })
})

test('a page whose history entry was replaced is linked by its address', () => {
  storePlace('/en/shop/products/milk', '', 2)
  storePlace('/en/page/2', '', 1)
  storePlace('/en/shop/cart', '', 2)
  expect(placeToReturn('en', 3)).toEqual({ address: '/en/shop/products/milk', steps: null })
})

test('pages in another language are ignored', () => {
  storePlace('/ru/brands', '', 0)
  expect(placeToReturn('en', 1)).toBeNull()
})
