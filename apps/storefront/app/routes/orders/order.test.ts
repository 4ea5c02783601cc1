import { ApiError, type Client } from '@tsiran/contract/client'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientContext, pageContext, type PageContext } from '../../platform/api/context.ts'
import { loader } from './load-order.ts'
import { action } from './order-action.ts'

test('a reorder into a full cart says so', async () => {
  const context = new RouterContextProvider()
  const full = new ApiError(409, { code: 'cart_full', message: 'Your cart has 500 lines' })
  context.set(clientContext, (() => Promise.reject(full)) as Client)
  const request = new Request('http://shop.test/en/orderDetile/1', {
    method: 'POST',
    body: new URLSearchParams(),
  })
  const params = { locale: 'en', orderId: '1' }
  const answer = await action({ params, context, request } as never)
  expect(answer.data.outcome).toMatchObject({ kind: 'error', message: 'Your cart has 500 lines' })
})

test('the page of an order that waits for its payment knows where it is paid', async () => {
  const order = { id: 100001, status: 'pending_payment' }
  const unpaid = { order_id: 100001, payable: true }
  const asked: unknown[] = []
  const context = new RouterContextProvider()
  context.set(pageContext, { apiToken: null, signedIn: true, role: false } as PageContext)
  context.set(clientContext, (async (key: string, { query }: { query: object }) => {
    if (key === 'GET /api/orders') return { data: [order] }
    asked.push([key, query])
    return { data: unpaid }
  }) as unknown as Client)
  const params = { locale: 'en', orderId: '100001' }
  expect(await loader({ params, context } as never)).toMatchObject({ order, unpaid })
  expect(asked).toMatchObject([['GET /api/checkout/unpaid-order', { order_id: 100001 }]])
})
