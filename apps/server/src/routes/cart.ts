import * as contract from '@tsiran/contract/cart'
import { addLine } from '@tsiran/domain/cart/add-line'
import { cartOwner, createCartToken, requireCartOwner } from '@tsiran/domain/cart/owner'
import { readCart, showCart } from '@tsiran/domain/cart/read-cart'
import { removeLine } from '@tsiran/domain/cart/remove-line'
import { updateLines } from '@tsiran/domain/cart/update-lines'
import { translate } from '@tsiran/i18n/translate'
import { cartCookie } from '../http/caller.ts'
import { operation, type Operation } from '../http/operation.ts'
import { viewerOf } from '../http/viewer.ts'

/** Seconds that a guest's cart is kept in the browser's cookie: 30 days. */
const cartCookieAge = 30 * 24 * 60 * 60

export const cartOperations: readonly Operation[] = [
  operation(contract.createCartToken, async (_context, { setCookie }) => {
    const token = createCartToken()
    setCookie({ name: cartCookie, value: token, maxAge: cartCookieAge, httpOnly: false })
    return { api_token: token }
  }),

  operation(contract.getCart, async ({ db }, { caller, query }) => {
    const read = query.seen ? showCart : readCart
    return { data: await read(db, cartOwner(caller), viewerOf(caller)) }
  }),

  operation(contract.addToCart, async ({ db }, { caller, params, body }) => {
    const line = { productId: params.id, variantId: body.selected_configurable_option, quantity: body.quantity }
    const data = await addLine(db, requireCartOwner(caller), line, viewerOf(caller))
    return { message: translate(caller.locale, 'answers.added'), data }
  }),

  operation(contract.updateCart, async ({ db }, { caller, body }) => {
    const quantities = new Map(Object.entries(body.qty).map(([id, quantity]) => [Number(id), quantity]))
    const data = await updateLines(db, requireCartOwner(caller), quantities, viewerOf(caller))
    return { message: translate(caller.locale, 'answers.updated'), data }
  }),

  operation(contract.removeFromCart, async ({ db }, { caller, params }) => {
    const data = await removeLine(db, requireCartOwner(caller), params.id, viewerOf(caller))
    return { message: translate(caller.locale, 'answers.removed'), data }
  }),
]
