import type { CheckoutAddress, ShippingAddress } from '@tsiran/contract/checkout-address'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { companyName } from '../companies/company-name.ts'
import { findAddress } from '../customers/list-addresses.ts'
import { rememberDistrict } from '../customers/remember-district.ts'
import type { CartRow } from '../cart/cart-rows.ts'
import { requireCart, saveSteps, type CheckoutSteps } from '../cart/checkout-steps.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import type { ShownCart } from '../cart/cart-view.ts'
import { priceCart, serviceTotal } from '../cart/price-cart.ts'
import { DomainError, fieldError } from '../errors.ts'
import { shippingOffers, type OfferedShipping } from './offered-methods.ts'
import { normaliseAddress } from '../orders/order-address.ts'

export interface AddressStep {
  billing: CheckoutAddress | undefined
  shipping: ShippingAddress | undefined
  /** A saved address of the customer in place of `billing`. */
  addressId: number | undefined
  /** Where the shop delivers by zones; undefined leaves the cart's. */
  districtId?: number | undefined
  viewer: Pick<Viewer, 'role' | 'companyId' | 'ordinaryPrices' | 'maxQuantity'>
}

/**
 * First step of the checkout: stores the billing and delivery addresses. A Manager's addresses name the company (spec 2 §5); a saved
 * one without a name gets it. A district alone is stored by itself, for a page that shows its slots. Returns the cart, and the shop's
 * ways of delivery. Refuses with `cart_empty`, `not_found` (another customer's address) and `validation_failed`, also for a district
 * that the shop does not deliver to. A saved address remembers its district (R58).
 */
export async function saveAddress(
  db: Db,
  owner: CartOwner | undefined,
  { districtId, viewer, ...call }: AddressStep,
): Promise<ShownCart & { offers: OfferedShipping[] }> {
  if (!owner) throw new DomainError('cart_empty')
  // An empty cart is refused first.
  const offers = shippingOffers(
    districtId === undefined ? sql`c.district_id` : sql`${districtId}::integer`,
  )
  const cart = await requireCart(db, owner, { districtId, offers })
  const steps = await readSteps(db, owner, { ...call, districtId, viewer })
  if (
    districtId !== undefined &&
    cart.delivery?.by_zones &&
    cart.delivery.district?.id !== districtId
  )
    throw fieldError('district_id', 'invalid')
  const { addressId, shipping } = call
  if (addressId !== undefined && districtId !== undefined && !shipping && 'customerId' in owner)
    await rememberDistrict(db, { customerId: owner.customerId, id: addressId, districtId })
  const shown = { ...steps, ...pricesShown(cart, { districtId, viewer }) }
  await saveSteps(db, owner, {
    ...shown,
    ...(districtId !== undefined && { district_id: districtId }),
  })
  return { ...cart, ...shown }
}

/** The addresses of a call; none where it has a district alone. */
async function readSteps(
  db: Db,
  owner: CartOwner,
  { billing, shipping, addressId, districtId, viewer }: AddressStep,
): Promise<Pick<CheckoutSteps, 'billing_address' | 'shipping_address'>> {
  const from =
    addressId === undefined ? billing : await savedAddress(db, owner, { id: addressId, viewer })
  if (!from) {
    if (districtId === undefined) throw fieldError('billing', 'required')
    return {}
  }
  // Without the flag, a delivery address counts.
  const elsewhere =
    billing?.use_for_shipping === undefined ? shipping !== undefined : !billing.use_for_shipping
  if (elsewhere && !shipping) throw fieldError('shipping', 'required')
  if (viewer.role === 'Manager') {
    if (!from.company_name?.trim()) throw fieldError('billing.company_name', 'required')
    if (elsewhere && !shipping!.company_name?.trim())
      throw fieldError('shipping.company_name', 'required')
  }
  return {
    billing_address: normaliseAddress(from),
    shipping_address: normaliseAddress(elsewhere ? shipping! : from, from.email),
  }
}

/**
 * The prices that the answer shows: the service line's where it is shown for the first time, and with a district that of the
 * delivery.
 */
function pricesShown(
  cart: CartRow,
  { districtId, viewer }: Pick<AddressStep, 'districtId' | 'viewer'>,
): CheckoutSteps {
  const { seen_service, service } = cart
  const shipping = districtId === undefined ? null : priceCart(cart, viewer).shipping
  return {
    ...(seen_service === null && service && { seen_service: serviceTotal(service, viewer) }),
    ...(shipping !== null && { seen_shipping: shipping }),
  }
}

/** A customer's own saved address. Refuses with `not_found`. */
async function savedAddress(
  db: Db,
  owner: CartOwner,
  { id, viewer: { role, companyId } }: { id: number } & Pick<AddressStep, 'viewer'>,
): Promise<CheckoutAddress> {
  const found = 'customerId' in owner ? await findAddress(db, owner.customerId, id) : undefined
  if (!found) throw new DomainError('not_found')
  if (role !== 'Manager' || companyId === null || found.company_name.trim()) return found
  return { ...found, company_name: await companyName(db, companyId) }
}
