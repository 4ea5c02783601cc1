import type { CartRequest } from '@tsiran/contract/cart-requests'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { priceCart } from '../cart/price-cart.ts'
import type { Viewer } from '../shared/viewer.ts'
import { closeCart } from '../cart/checkout-steps.ts'
import { findOrderedCart, lockActiveCart } from '../cart/lock-cart.ts'
import { showCart } from '../cart/read-cart.ts'
import type { CompanyActor } from '../companies/audit.ts'
import { mailSentRequest } from '../companies/request-mails.ts'
import { readRequest } from '../companies/cart-requests.ts'
import { createRequest, findRequestOfCart } from '../companies/move-requests.ts'
import { refuseBlocked } from '../customers/blocked.ts'
import { holdSubUser } from '../customers/sub-users.ts'
import { DomainError } from '../errors.ts'
import { orderLines } from './lines-of-cart.ts'
import type { OrderServices } from '../order-management/order-services.ts'

interface ConfirmCall {
  viewer: Viewer
  /** Undefined for no mails. */
  mails?: OrderServices['mails']
}

/**
 * Sends a sub-user's cart to the company's Manager as a request, empties it, and mails the Manager. Repeated calls for the same cart
 * return the same request (R17). Refuses with `account_blocked`, `cart_empty`, and `cart_changed` with the new cart where price or
 * stock changed since the sub-user saw it. A request holds no stock.
 */
export async function confirmCart(
  db: Db,
  actor: CompanyActor,
  { viewer, mails = null }: ConfirmCall,
): Promise<CartRequest> {
  const owner = { customerId: actor.customerId }
  try {
    const id = await inTransaction(db, (tx) => confirmLocked(tx, actor, { viewer, mails }))
    return await readRequest(db, owner, { id, locale: viewer.locale })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'cart_changed') throw error
    throw new DomainError('cart_changed', { data: await showCart(db, owner, viewer) })
  }
}

/** Lock order: the sub-user, so that a deletion waits or comes first, then the cart, which makes repeated calls wait. */
async function confirmLocked(
  tx: Tx,
  { customerId, companyId }: CompanyActor,
  { viewer, mails }: Required<ConfirmCall>,
): Promise<number> {
  await refuseBlocked(tx, customerId)
  const user = await holdSubUser(tx, companyId, customerId)
  if (!user) throw new DomainError('unauthenticated')
  const cart = await lockActiveCart(tx, { customerId })
  if (!cart) return repeatedRequest(tx, customerId)
  if (cart.lines.length + cart.lost.length === 0) throw new DomainError('cart_empty')
  const { lines, changed } = priceCart(cart, viewer)
  if (changed) throw new DomainError('cart_changed')
  const request = { companyId, customerId, customerName: user.first_name, cartId: cart.id }
  const id = await createRequest(tx, request, orderLines(lines, null, 0))
  await closeCart(tx, cart.id)
  if (mails) await mailSentRequest(tx, mails.origin, id)
  return id
}

/** A repeated call within this time returns the request; after it, the cart is just empty. */
const repeatSeconds = 60

async function repeatedRequest(tx: Tx, customerId: number): Promise<number> {
  const cartId = await findOrderedCart(tx, { customerId }, repeatSeconds)
  const id = cartId === undefined ? undefined : await findRequestOfCart(tx, cartId)
  if (id === undefined) throw new DomainError('cart_empty')
  return id
}
