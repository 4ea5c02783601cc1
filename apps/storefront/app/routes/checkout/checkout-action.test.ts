import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { action } from './checkout.tsx'

const page = {
  origin: '',
  localeCookie: null,
  overridesOf: () => ({}),
  apiToken: null,
  orderedToken: null,
  signedIn: true,
  role: false,
} as const

test('an order whose saved address another tab has removed does not go to that of an earlier attempt', async () => {
  const calls: string[] = []
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(clientContext, (async (key: string) => {
    calls.push(key)
    return { data: [], order: { id: 1 } }
  }) as never)
  const body = new URLSearchParams({
    addressId: '7',
    fullName: 'Անի Սարգսյան',
    email: 'ani@example.am',
    phone: '+37491123456',
    street: 'Աբովյան 12',
    sameAddress: 'on',
    shippingMethod: 'flatrate',
    paymentMethod: 'cashondelivery',
    terms: 'on',
  })
  const request = new Request('http://shop.test/en/shop/checkout', { method: 'POST', body })
  const answer = await action({ params: { locale: 'en' }, context, request } as never)
  expect(calls).toEqual(['GET /api/addresses'])
  expect(answer).toMatchObject({
    data: { errors: { addressId: 'addressGone' } },
    init: { status: 409 },
  })
})
