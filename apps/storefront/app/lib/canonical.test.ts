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

test('a CMS page that has a name is known by it', () => {
  const of = (pathname: string) => canonicalPath({ pathname, search: '' }).pathname
  expect(['/hy/page/4', '/ru/page/4/', '/en/site/terms', '/en/page/5', '/en/page/x', '/page/4'].map(of)).toEqual([
    '/hy/site/terms',
    '/ru/site/terms',
    '/en/site/terms',
    '/en/page/5',
    '/en/page/x',
    '/page/4',
  ])
})
