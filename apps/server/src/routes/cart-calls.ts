import type * as contract from '@tsiran/contract/cart'
import { addLine } from '@tsiran/domain/cart/add-line'
import { readCart, showCart } from '@tsiran/domain/cart/read-cart'
import { removeLine } from '@tsiran/domain/cart/remove-line'
import { updateLines } from '@tsiran/domain/cart/update-lines'
import type { CartOwner } from '@tsiran/domain/shared/viewer'
import { translate } from '@tsiran/i18n/translate'
import type { EndpointRequest } from '../api/endpoint-handler.ts'
import { shopperOf } from '../api/viewer.ts'
import type { Context } from '../context.ts'

// What an ordinary cart and a sub-user's have in common: their endpoints differ in path and owner alone.

/** The owner's cart; with `seen` its changes count as shown to the shopper (R22). */
export function readOwnCart(
  { db, config }: Context,
  { caller, query }: EndpointRequest<typeof contract.getCart>,
  owner: CartOwner | undefined,
) {
  const read = query.seen ? showCart : readCart
  return read(db, owner, shopperOf({ config }, caller))
}

export async function addToCart(
  { db, config }: Context,
  { caller, params, body }: EndpointRequest<typeof contract.addToCart>,
  owner: CartOwner,
) {
  const line = {
    productId: params.id,
    variantId: body.selected_configurable_option,
    quantity: body.quantity,
  }
  const data = await addLine(db, owner, line, shopperOf({ config }, caller))
  return { message: translate(caller.locale, 'answers.added'), data }
}

export async function updateCart(
  { db, config }: Context,
  { caller, body }: EndpointRequest<typeof contract.updateCart>,
  owner: CartOwner,
) {
  const quantities = new Map(
    Object.entries(body.qty ?? {}).map(([id, quantity]) => [Number(id), quantity]),
  )
  const data = await updateLines(db, owner, quantities, shopperOf({ config }, caller), {
    substitution: body.substitution,
    lines: new Map(
      Object.entries(body.substitutions ?? {}).map(([id, wish]) => [Number(id), wish]),
    ),
  })
  return { message: translate(caller.locale, 'answers.updated'), data }
}

export async function removeFromCart(
  { db, config }: Context,
  { caller, params }: EndpointRequest<typeof contract.removeFromCart>,
  owner: CartOwner,
) {
  const data = await removeLine(db, owner, params.id, shopperOf({ config }, caller))
  return { message: translate(caller.locale, 'answers.removed'), data }
}
