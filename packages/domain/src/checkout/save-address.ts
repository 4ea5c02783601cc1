import type { CheckoutAddress, ShippingAddress } from '@tsiran/contract/checkout'
import type { Db } from '@tsiran/db/database'
import { findAddress } from '../customers/list-addresses.ts'
import { requireCart, saveSteps } from '../cart/checkout-steps.ts'
import type { CartOwner } from '../cart/owner.ts'
import { DomainError, fieldError } from '../errors.ts'
import { normaliseAddress } from './address.ts'

export interface AddressStep {
  billing: CheckoutAddress | undefined
  shipping: ShippingAddress | undefined
  /** A saved address of the customer's in place of `billing`. */
  addressId: number | undefined
}

/**
 * First step of the checkout: keeps who orders and where it goes. Refuses with `cart_empty`, `not_found` (an address that
 * is not the caller's) and `validation_failed`.
 */
export async function saveAddress(db: Db, owner: CartOwner | undefined, { billing, shipping, addressId }: AddressStep): Promise<void> {
  await requireCart(db, owner)
  const from = addressId === undefined ? billing : await savedAddress(db, owner!, addressId)
  if (!from) throw fieldError('billing', 'required')
  const elsewhere = billing?.use_for_shipping === false
  if (elsewhere && !shipping) throw fieldError('shipping', 'required')
  await saveSteps(db, owner!, {
    billing_address: normaliseAddress(from),
    shipping_address: normaliseAddress(elsewhere ? shipping! : from, from.email),
  })
}

/** A customer's own saved address; nobody else's is found. */
async function savedAddress(db: Db, owner: CartOwner, id: number): Promise<CheckoutAddress> {
  const found = 'customerId' in owner ? await findAddress(db, owner.customerId, id) : undefined
  if (!found) throw new DomainError('not_found')
  return found
}
