import { beforeEach, expect, test, vi } from 'vitest'
import { notePlace, placeToReturn } from './shopping-place.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

test('the way back is the last page where products are chosen, by its steps of history', () => {
  expect(placeToReturn('en', 3)).toBeNull()
  notePlace('/en/shop/main/catalog', '?category_id=221&page=2', 1)
  notePlace('/en/shop/cart', '', 2)
  expect(placeToReturn('en', 2)).toEqual({ address: '/en/shop/main/catalog?category_id=221&page=2', steps: -1 })
  notePlace('/en/shop/checkout', '', 3)
  notePlace('/en/account/profile/', '', 4)
  expect(placeToReturn('en', 4)).toMatchObject({ steps: -3 })
})

test('no steps lead back where another page has taken its place in the history: its address does', () => {
  notePlace('/en/shop/products/milk', '', 2)
  notePlace('/en/page/2', '', 1)
  notePlace('/en/shop/cart', '', 2)
  expect(placeToReturn('en', 3)).toEqual({ address: '/en/shop/products/milk', steps: null })
})

test('pages in another language are not gone back to', () => {
  notePlace('/ru/brands', '', 0)
  expect(placeToReturn('en', 1)).toBeNull()
})
