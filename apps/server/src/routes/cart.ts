import * as contract from '@tsiran/contract/cart'
import * as groupContract from '@tsiran/contract/company-cart'
import { addLine } from '@tsiran/domain/cart/add-line'
import { cartOwner, createCartToken, requireCartOwner } from '@tsiran/domain/cart/owner'
import type { CartOwner } from '@tsiran/domain/shared/viewer'
import { readCart, showCart } from '@tsiran/domain/cart/read-cart'
import { removeLine } from '@tsiran/domain/cart/remove-line'
import { updateLines } from '@tsiran/domain/cart/update-lines'
import { DomainError } from '@tsiran/domain/errors'
import { translate } from '@tsiran/i18n/translate'
import type { Context } from '../context.ts'
import { cartCookie, requireRole } from '../api/caller.ts'
import { handler, type Caller, type EndpointHandler, type EndpointRequest } from '../api/endpoint-handler.ts'
import { shopperOf } from '../api/viewer.ts'

/** Seconds that a guest's cart is kept in the browser's cookie: 30 days. */
const cartCookieAge = 30 * 24 * 60 * 60

export const cartOperations: readonly EndpointHandler[] = [
  handler(contract.createCartToken, async (_context, { setCookie }) => {
    const token = createCartToken()
    setCookie({ name: cartCookie, value: token, maxAge: cartCookieAge, httpOnly: false })
    return { api_token: token }
  }),

  handler(contract.getCart, async ({ db, config }, { caller, query }) => {
    const read = query.seen ? showCart : readCart
    return { data: await read(db, cartOwner(caller), shopperOf({ config }, caller)) }
  }),

  handler(contract.addToCart, (context, request) => addToCart(context, request, ordinaryOwner)),
  handler(contract.updateCart, (context, request) => updateCart(context, request, ordinaryOwner)),
  handler(contract.removeFromCart, (context, request) => removeFromCart(context, request, ordinaryOwner)),

  handler(groupContract.getGroupCart, async ({ db, config }, { caller, query }) => {
    const read = query.seen ? showCart : readCart
    return { data: await read(db, groupOwner(caller), shopperOf({ config }, caller)) }
  }),
  handler(groupContract.addToGroupCart, (context, request) => addToCart(context, request, groupOwner)),
  handler(groupContract.updateGroupCart, (context, request) => updateCart(context, request, groupOwner)),
  handler(groupContract.removeFromGroupCart, (context, request) => removeFromCart(context, request, groupOwner)),
]

/** Everybody's cart but a sub-user's, which has calls of its own. Refuses with `unauthenticated` and `forbidden`. */
function ordinaryOwner(caller: Caller): CartOwner {
  if (caller.session?.role === 'subUser') throw new DomainError('forbidden')
  return requireCartOwner(caller)
}

/** A sub-user's cart. Refuses with `unauthenticated` and `forbidden`. */
const groupOwner = (caller: Caller): CartOwner => ({ customerId: requireRole(caller, 'subUser').customerId })

type Owner = (caller: Caller) => CartOwner

async function addToCart({ db, config }: Context, { caller, params, body }: EndpointRequest<typeof contract.addToCart>, owner: Owner) {
  const line = { productId: params.id, variantId: body.selected_configurable_option, quantity: body.quantity }
  const data = await addLine(db, owner(caller), line, shopperOf({ config }, caller))
  return { message: translate(caller.locale, 'answers.added'), data }
}

async function updateCart({ db, config }: Context, { caller, body }: EndpointRequest<typeof contract.updateCart>, owner: Owner) {
  const quantities = new Map(Object.entries(body.qty).map(([id, quantity]) => [Number(id), quantity]))
  const data = await updateLines(db, owner(caller), quantities, shopperOf({ config }, caller))
  return { message: translate(caller.locale, 'answers.updated'), data }
}

async function removeFromCart({ db, config }: Context, { caller, params }: EndpointRequest<typeof contract.removeFromCart>, owner: Owner) {
  const data = await removeLine(db, owner(caller), params.id, shopperOf({ config }, caller))
  return { message: translate(caller.locale, 'answers.removed'), data }
}
