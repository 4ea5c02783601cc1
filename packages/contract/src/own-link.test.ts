import { expect, test } from 'vitest'
import { isOwnLink } from './own-link.ts'

test.each(['/hy/shop/catalog', '/', '?page=2', '#delivery'])('%s leads to the shop', (href) => {
  expect(isOwnLink(href)).toBe(true)
})

test.each([
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\n/\n/evil.example',
  '/\r\\evil.example',
  ' //evil.example',
  'javascript:alert(1)',
])('%j does not', (href) => {
  expect(isOwnLink(href)).toBe(false)
})
