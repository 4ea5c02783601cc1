import type { Client } from '@tsiran/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryClient } from '../../platform/api/query-client.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { forgetEmptyCart, forgetOrderedCart } from './cart-query.ts'

const token = '0123456789abcdef0123456789abcdef'
const stored = new Map<string, string>()

beforeEach(() => {
  stored.set('api_token', token)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** Leaves an empty cart, while the API answers with the unpaid order; returns the token that is left. */
async function leave(answer: () => { data: unknown }): Promise<string | undefined> {
  const queries = new QueryClient()
  queries.setQueryData(cartKey, null)
  const client = (async () => answer()) as unknown as Client
  await forgetEmptyCart(queries, client)
  return stored.get('api_token')
}

test('an empty cart that is left takes its token along', async () => {
  expect(await leave(() => ({ data: null }))).toBeUndefined()
})

test('an order that waits for its payment keeps the token of its cart', async () => {
  expect(await leave(() => ({ data: { order_id: 100001 } }))).toBe(token)
  const unknown = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await leave(unknown)).toBe(token)
})

test('a line that came in meanwhile keeps the token', async () => {
  const queries = new QueryClient()
  queries.setQueryData(cartKey, null)
  const client = (async () => {
    queries.setQueryData(cartKey, { items: [{ id: 1 }] })
    return { data: null }
  }) as unknown as Client
  await forgetEmptyCart(queries, client)
  expect(stored.get('api_token')).toBe(token)
})

test('an ordered cart takes its token along, unless another tab has begun a new one with it', async () => {
  const order = async (answers: { cart?: object; unpaid?: object }) => {
    stored.set('api_token', token)
    const queries = new QueryClient()
    const client = (async (key: string) => ({
      data: (key === 'GET /api/checkout/cart' ? answers.cart : answers.unpaid) ?? null,
    })) as unknown as Client
    await forgetOrderedCart(queries, client)
    return stored.get('api_token')
  }
  expect(await order({})).toBeUndefined()
  expect(await order({ cart: { items: [{ id: 1 }] } })).toBe(token)
  expect(await order({ unpaid: { order_id: 100002 } })).toBe(token)
})

test('a fresh token of another tab stays, whether it came before the question or meanwhile', async () => {
  const fresh = 'fedcba9876543210fedcba9876543210'
  const queries = new QueryClient()
  const cookie = `api_token=${fresh}`
  const client = (async () => {
    document.cookie = cookie
    return { data: null }
  }) as unknown as Client
  await forgetOrderedCart(queries, client)
  expect(document.cookie).toBe(cookie)
  await forgetOrderedCart(queries, client)
  expect(document.cookie).toBe(cookie)
})
