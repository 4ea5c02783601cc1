import type { Cart } from '@tsiran/contract/cart-shapes'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { loadCart } from './load-cart.ts'

const page = {
  origin: '',
  localeCookie: null,
  overridesOf: () => ({}),
  apiToken: 'x',
  orderedToken: null,
  signedIn: false,
  role: false,
} as const

function load(cart: Pick<Cart, 'items' | 'changed'> | null) {
  const context = new RouterContextProvider()
  context.set(clientContext, (async () => ({ data: cart })) as never)
  context.set(pageContext, page)
  return loadCart(context, 'en')
}

test('the change that emptied a cart is shown, although nothing is left in it', async () => {
  const gone = {
    items: [],
    changed: [{ item_id: 1, product_id: 1, name: 'Milk', reason: 'gone', from: 2, to: 0 }],
  } as const
  expect(await load({ items: [...gone.items], changed: [...gone.changed] })).toEqual(gone)
  expect(await load({ items: [], changed: [] })).toBeNull()
  expect(await load(null)).toBeNull()
})
