import * as contract from '@tsiran/contract/cart'
import { listSubstitutes } from '@tsiran/domain/cart/named-substitutes'
import { cartOwner, createCartToken, requireCartOwner } from '@tsiran/domain/cart/owner'
import { DomainError } from '@tsiran/domain/errors'
import type { CartOwner } from '@tsiran/domain/shared/viewer'
import { cartCookie } from '../api/caller.ts'
import { shopperOf } from '../api/viewer.ts'
import { handler, type Caller, type EndpointHandler } from '../api/endpoint-handler.ts'
import { addToCart, readOwnCart, removeFromCart, updateCart } from './cart-calls.ts'

/** Lifetime of a guest's cart cookie in seconds: 30 days. */
const cartCookieAge = 30 * 24 * 60 * 60

export const cartOperations: readonly EndpointHandler[] = [
  handler(contract.createCartToken, async (_context, { setCookie }) => {
    const token = createCartToken()
    setCookie({ name: cartCookie, value: token, maxAge: cartCookieAge, httpOnly: false })
    return { api_token: token }
  }),

  handler(contract.getCart, async (context, request) => ({
    data: await readOwnCart(context, request, cartOwner(request.caller)),
  })),
  handler(contract.addToCart, async (context, request) =>
    addToCart(context, request, ordinaryOwner(request.caller)),
  ),
  handler(contract.updateCart, async (context, request) =>
    updateCart(context, request, ordinaryOwner(request.caller)),
  ),
  handler(contract.removeFromCart, async (context, request) =>
    removeFromCart(context, request, ordinaryOwner(request.caller)),
  ),
  // A sub-user's cart is read here as well: its owner is the caller.
  handler(contract.listSubstitutes, async ({ db, config }, { caller, params }) => ({
    data: await listSubstitutes(
      db,
      requireCartOwner(caller),
      params.id,
      shopperOf({ config }, caller),
    ),
  })),
]

/** Everybody's cart but a sub-user's, which has endpoints of its own. Refuses with `unauthenticated` and `forbidden`. */
function ordinaryOwner(caller: Caller): CartOwner {
  if (caller.session?.role === 'subUser') throw new DomainError('forbidden')
  return requireCartOwner(caller)
}
