import { expect, test } from 'vitest'
import { canonicalPath } from './canonical.ts'

test('keeps what makes the page, in one order, and drops the rest', () => {
  expect(canonicalPath({ pathname: '/hy/shop/main/catalog/', search: '?utm_source=x&page=2&sort=price&category_id=12' })).toEqual({
    pathname: '/hy/shop/main/catalog',
    search: '?category_id=12&page=2',
  })
})

test('the first page is the page itself', () => {
  expect(canonicalPath({ pathname: '/', search: '?page=1' })).toEqual({ pathname: '/', search: '' })
})
