import type { CheckoutAddress, ShippingAddress } from '@tsiran/contract/checkout'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { companyName } from '../companies/company-name.ts'
import { findAddress } from '../customers/list-addresses.ts'
import { requireCart, saveSteps, type CheckoutSteps } from '../cart/checkout-steps.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { priceCart, serviceTotal, type ShownCart } from '../cart/cart-view.ts'
import { DomainError, fieldError } from '../errors.ts'
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
 * First step of the checkout: stores the billing and delivery addresses. A Manager's addresses name the company (spec 2 §5); a
 * saved one without a name gets it. A district alone is stored by itself, for a page that shows its slots. Returns the cart. Refuses with `cart_empty`, `not_found` (another customer's address) and `validation_failed`, also
 * for a district that the shop does not deliver to.
 */
export async function saveAddress(
  db: Db,
  owner: CartOwner | undefined,
  { billing, shipping, addressId, districtId, viewer }: AddressStep,
): Promise<ShownCart> {
  const cart = await requireCart(db, owner)
  const from =
    addressId === undefined ? billing : await savedAddress(db, owner!, { id: addressId, viewer })
  if (!from) {
    if (districtId === undefined) throw fieldError('billing', 'required')
    return saveDistrict(db, owner!, { districtId, viewer })
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
  const steps: CheckoutSteps = {
    billing_address: normaliseAddress(from),
    shipping_address: normaliseAddress(elsewhere ? shipping! : from, from.email),
    ...(cart.seen_service === null &&
      cart.service && { seen_service: serviceTotal(cart.service, viewer) }),
  }
  if (districtId !== undefined) return saveDistrict(db, owner!, { districtId, viewer, steps })
  await saveSteps(db, owner!, steps)
  return { ...cart, ...steps }
}

/** Stores a district, whose price and slots follow from it, with the addresses where they are known already. */
const saveDistrict = (
  db: Db,
  owner: CartOwner,
  {
    districtId,
    viewer,
    steps,
  }: Pick<AddressStep, 'viewer'> & { districtId: number; steps?: CheckoutSteps },
): Promise<ShownCart> =>
  inTransaction(db, async (tx) => {
    await saveSteps(tx, owner, { ...steps, district_id: districtId })
    return checkDistrict(tx, owner, { districtId, viewer })
  })

/** Checks the cart's new district. Where a way of delivery is chosen already, the answer shows what it costs now. */
async function checkDistrict(
  tx: Tx,
  owner: CartOwner,
  { districtId, viewer }: Pick<AddressStep, 'viewer'> & { districtId: number },
): Promise<ShownCart> {
  const cart = await requireCart(tx, owner)
  if (cart.delivery?.by_zones && cart.delivery.district?.id !== districtId)
    throw fieldError('district_id', 'invalid')
  const { shipping } = priceCart(cart, viewer)
  if (shipping === null || shipping === cart.seen_shipping) return cart
  await saveSteps(tx, owner, { seen_shipping: shipping })
  return { ...cart, seen_shipping: shipping }
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
