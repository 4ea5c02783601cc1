import type { Db } from '@tsiran/db/database'
import { addLine } from '../cart/add-line.ts'
import { createCartToken } from '../cart/owner.ts'
import { type CartOwner, asGuest } from '../shared/viewer.ts'
import { saveAddress } from '../checkout/save-address.ts'
import { savePayment } from '../checkout/save-payment.ts'
import { saveShipping } from '../checkout/save-shipping.ts'
import { offlineOrderServices, type OrderServices } from '../order-management/order-services.ts'

export const guestViewer = asGuest('en')

interface ReadyCart {
  email?: string
  phone?: string
  shipping?: string
  payment?: string
  services?: OrderServices
}

/** An individual's viewer. */
export const individual = (customerId: number) => ({ ...guestViewer, customerId })

/** A guest's cart with pieces of a product, after all steps of the checkout. */
export async function readyCart(
  db: Db,
  productId: number,
  quantity: number,
  options: ReadyCart = {},
): Promise<{ apiToken: string }> {
  const owner = { apiToken: createCartToken() }
  await fillCart(db, owner, productId, quantity, options)
  return owner
}

/** As {@link readyCart}, for whoever owns the cart. */
export async function fillCart(
  db: Db,
  owner: CartOwner,
  productId: number,
  quantity: number,
  options: ReadyCart = {},
): Promise<void> {
  const {
    email = 'ani@example.am',
    phone = '+374 91 000000',
    shipping = 'flatrate_flatrate',
    payment = 'cashondelivery',
    services = offlineOrderServices,
  } = options
  const billing = { first_name: 'Ani', email, phone, city: 'Yerevan', address1: ['Tumanyan 5'] }
  await addLine(db, owner, { productId, variantId: undefined, quantity }, guestViewer)
  await saveAddress(db, owner, {
    billing,
    shipping: undefined,
    addressId: undefined,
    viewer: guestViewer,
  })
  await saveShipping(db, owner, shipping)
  await savePayment(db, owner, { method: payment, viewer: guestViewer, services })
}
