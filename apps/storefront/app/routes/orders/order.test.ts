import { ApiError, type Client } from '@tsiran/contract/client'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientContext } from '../../platform/api/context.ts'
import { action } from './order.tsx'

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
