import { expect, test } from 'vitest'
import { inLocale, localeOfPath, readLocale } from './locale.ts'

test('the language of a path is its first segment, else Armenian', () => {
  expect(['/ru/shop/cart', '/en', '/', '/xx/brands'].map(localeOfPath)).toEqual([
    'ru',
    'en',
    'hy',
    'hy',
  ])
})

test('another language keeps path and query', () => {
  expect(
    inLocale('ru', { pathname: '/hy/shop/main/catalog', search: '?category_id=12&page=2' }),
  ).toBe('/ru/shop/main/catalog?category_id=12&page=2')
  expect(inLocale('en', { pathname: '/' })).toBe('/en')
  expect(inLocale('en', { pathname: '/hy/' })).toBe('/en')
  expect(inLocale('en', { pathname: '/shop/catalog', search: '?savings=true' })).toBe(
    '/en/shop/catalog?savings=true',
  )
})

test('an unknown language is not found', () => {
  expect(readLocale({})).toBe('hy')
  expect(() => readLocale({ locale: 'de' })).toThrow(expect.objectContaining({ status: 404 }))
})
