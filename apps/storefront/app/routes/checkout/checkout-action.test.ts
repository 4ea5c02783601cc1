import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { action } from './checkout-action.ts'

const page = {
  origin: '',
  localeCookie: null,
  overridesOf: () => ({}),
  apiToken: null,
  orderedToken: null,
  signedIn: true,
  role: false,
} as const

const fields = {
  addressId: '7',
  fullName: 'Անի Սարգսյան',
  email: 'ani@example.am',
  phone: '+37491123456',
  street: 'Աբովյան 12',
  sameAddress: 'on',
  shippingMethod: 'flatrate',
  paymentMethod: 'cashondelivery',
  terms: 'on',
}

/** Posts the form while these are the saved addresses; returns the calls and the answer. */
async function post(addresses: object[], more: Record<string, string> = {}) {
  const calls: string[] = []
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(clientContext, (async (key: string) => {
    calls.push(key)
    return { data: key === 'GET /api/addresses' ? addresses : [], order: { id: 1 } }
  }) as never)
  const body = new URLSearchParams({ ...fields, ...more })
  const request = new Request('http://shop.test/en/shop/checkout', { method: 'POST', body })
  const answer = await action({ params: { locale: 'en' }, context, request } as never)
  return { calls, answer }
}

test('an order whose saved address another tab has removed does not go to that of an earlier attempt', async () => {
  const { calls, answer } = await post([])
  expect(calls).toEqual(['GET /api/addresses'])
  expect(answer).toMatchObject({
    data: { errors: { addressId: 'addressGone' } },
    init: { status: 409 },
  })
})

test('an order whose saved address another tab has changed is shown the new text first', async () => {
  const address = { id: 7, first_name: 'Ani', last_name: 'S', phone: '091000000', email: 'a@b.am' }
  const saved = { ...address, address1: ['Baghramyan 1'], company_name: '' }
  const stale = await post([saved], { shownAddress: '7 Abovyan 12, Ani S, 091000000' })
  expect(stale.calls).toEqual(['GET /api/addresses'])
  expect(stale.answer).toMatchObject({
    data: { errors: { addressId: 'addressChanged' } },
    init: { status: 409 },
  })
  const seen = await post([saved], { shownAddress: '7 Baghramyan 1, Ani S, 091000000' })
  expect(seen.calls).toContain('POST /api/checkout/save-order')
})
