import { expect, test } from 'vitest'
import { canonicalPath } from './canonical.ts'

test('significant parameters stay, in one order; the others are dropped', () => {
  expect(
    canonicalPath({
      pathname: '/hy/shop/main/catalog/',
      search: '?utm_source=x&page=2&sort=price&category_id=12',
    }),
  ).toEqual({
    pathname: '/hy/shop/main/catalog',
    search: '?category_id=12&page=2',
  })
})

test('many slashes take linear time', () => {
  const pathname = `/hy${'/'.repeat(200_000)}x${'/'.repeat(200_000)}`
  expect(canonicalPath({ pathname, search: '' }).pathname).toBe(pathname.slice(0, 200_004))
})

test('the first page is the page itself', () => {
  expect(canonicalPath({ pathname: '/', search: '?page=1' })).toEqual({ pathname: '/', search: '' })
})

test('the layouts of the blog are one page', () => {
  expect(
    canonicalPath({ pathname: '/ru/blog/category-grid', search: '?tag=fruit&page=2' }),
  ).toEqual({
    pathname: '/ru/blog/category-classic',
    search: '?tag=fruit&page=2',
  })
  expect(canonicalPath({ pathname: '/ru/blog/post-full/', search: '?id=7' })).toEqual({
    pathname: '/ru/blog/inner-page/7',
    search: '',
  })
  expect(canonicalPath({ pathname: '/ru/blog/post-full', search: '' })).toEqual({
    pathname: '/ru/blog/post-full',
    search: '',
  })
})

test('a CMS page with a name is canonical under it', () => {
  const of = (pathname: string) => canonicalPath({ pathname, search: '' }).pathname
  expect(
    ['/hy/page/4', '/ru/page/4/', '/en/site/terms', '/en/page/5', '/en/page/x', '/page/4'].map(of),
  ).toEqual([
    '/hy/site/terms',
    '/ru/site/terms',
    '/en/site/terms',
    '/en/page/5',
    '/en/page/x',
    '/page/4',
  ])
})
