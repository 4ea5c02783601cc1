import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCartToken } from './cart-token.ts'

const ours = '0123456789abcdef0123456789abcdef'
const other = 'fedcba9876543210fedcba9876543210'
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the token is the cookie’s, else the stored one, and is then in both places', () => {
  expect(readCartToken()).toBeNull()
  stored.set('api_token', ours)
  expect(readCartToken()).toBe(ours)
  expect(document.cookie).toMatch(`api_token=${ours}; Path=/; `)
  document.cookie = `locale=hy; api_token=${other}`
  expect(readCartToken()).toBe(other)
  expect(stored.get('api_token')).toBe(other)
})

test('a value of another shop under the same name is ignored', () => {
  stored.set('api_token', 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl')
  expect(readCartToken()).toBeNull()
  document.cookie = 'api_token=undefined'
  expect(readCartToken()).toBeNull()
})
