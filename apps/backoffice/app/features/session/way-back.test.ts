import { expect, test } from 'vitest'
import { wayBack, wayTo } from './way-back.ts'

test('a page with its filters is found again after the sign-in', () => {
  const address = wayTo('/sign-in', { pathname: '/orders', search: '?status=pending&page=2' })
  expect(wayBack(address.slice(address.indexOf('?')))).toBe('/orders?status=pending&page=2')
  expect(wayTo('/sign-in', { pathname: '/', search: '' })).toBe('/sign-in')
})

test.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '\t//evil.test',
  '/.//evil.test',
  '//',
  'https://evil.test',
  'javascript:alert(1)',
  '',
])('%j is no way back', (back) => {
  expect(wayBack(`?back=${encodeURIComponent(back)}`)).toBe('/')
})
