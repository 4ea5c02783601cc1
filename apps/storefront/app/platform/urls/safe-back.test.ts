import { expect, test } from 'vitest'
import { backIn, safeBack } from './safe-back.ts'

test('a path of the shop is safe', () => {
  for (const own of ['/ru/shop/catalog?savings=true', '/en', '/hy/', '/en?page=2'])
    expect(safeBack(own)).toBe(own)
})

test.each([
  '//evil.am',
  '//evil.am/en/',
  '/\\evil.am',
  'https://evil.am',
  '/hy\\evil',
  '/hyevil',
  // A header cannot hold these: the redirect would fail after the sign-in.
  '/hy/a\nb',
  '/hy/հաց',
  '/',
  '',
  null,
])('%s is not', (away) => expect(safeBack(away)).toBe(''))

test('the way back is in the language that was chosen meanwhile', () => {
  expect(backIn('en', '/ru/shop/wishlist?page=2')).toBe('/en/shop/wishlist?page=2')
  expect(backIn('hy', '/ru')).toBe('/hy')
  expect(backIn('ru', '/ru/rum')).toBe('/ru/rum')
  expect(backIn('en', '//evil.am/ru')).toBe('')
})
