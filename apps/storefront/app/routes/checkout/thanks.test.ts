import type { Client } from '@tsiran/contract/client'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { clientContext, pageContext, type PageContext } from '../../platform/api/context.ts'
import { loader } from './thanks.tsx'

/** Opens the page of an order, while the visitor's cart and unpaid order are these; returns the cookie that it removes. */
async function open(answers: { cart?: object; unpaid?: object }): Promise<string | null> {
  const context = new RouterContextProvider()
  context.set(pageContext, { apiToken: 'x', signedIn: false, role: false } as PageContext)
  context.set(clientContext, (async (key: string) => {
    if (key === 'GET /api/checkout/cart') return { data: answers.cart ?? null }
    if (key === 'GET /api/checkout/unpaid-order') return { data: answers.unpaid ?? null }
    return { data: null }
  }) as unknown as Client)
  const { init } = await loader({
    url: new URL('http://shop.am/en/thanks?orderID=100001'),
    params: { locale: 'en' },
    context,
  } as unknown as LoaderFunctionArgs)
  return new Headers(init!.headers).get('set-cookie')
}

test('a placed order takes the cart’s token along, a newer cart keeps it', async () => {
  expect(await open({})).toMatch(/^api_token=; .*Max-Age=0/)
  expect(await open({ cart: { items: [{}], changed: [] } })).toBeNull()
})

test('an order that waits for its payment keeps the token', async () => {
  expect(await open({ unpaid: { order_id: 100002 } })).toBeNull()
})
