import { beforeAll, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { readCart } from '../cart/read-cart.ts'
import { giveUpOrder } from '../order-management/give-up-order.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createPerson, createTestCompany } from '../testing/fixtures.ts'
import { discardRequest, restoreRequest } from '../companies/cart-requests.ts'
import { confirmCart } from './confirm-cart.ts'
import { placeOrder } from './place-order.ts'
import { saveAddress } from './save-address.ts'
import { savePayment } from './save-payment.ts'
import { saveShipping } from './save-shipping.ts'
import { syncRequests } from './sync-requests.ts'

const shop = bankShop()
const billing = {
  first_name: 'A',
  email: 'a@b.am',
  phone: '091000000',
  city: 'Yerevan',
  address1: ['x'],
  company_name: 'Firm',
}
const mailing = { locale: 'en', origin: 'https://shop.test' } as const

let companyId: number
beforeAll(async () => void (companyId = await createTestCompany(shop.db, 'Firm')))

/** A sub-user's request of three pieces, which the Manager takes into the cart, discards, and orders all the same. */
async function orderDiscarded(name: string) {
  const { db, services } = shop
  const manager = {
    customerId: await createPerson(db, `manager-${name}@example.am`, 'Manager', companyId),
    companyId,
  }
  const user = {
    customerId: await createPerson(db, `cook-${name}@example.am`, 'subUser', companyId),
    companyId,
  }
  const viewer = { locale: 'en', ...manager, role: 'Manager' } as const
  await addLine(db, user, { productId: shop.productId, variantId: undefined, quantity: 3 }, viewer)
  const { id } = await confirmCart(db, user, { viewer })
  await syncRequests(db, manager, { shown: new Map(), viewer })
  await discardRequest(db, manager, { id, mailing })
  await saveAddress(db, manager, { billing, shipping: undefined, addressId: undefined, viewer })
  await saveShipping(db, manager, 'free_free')
  await savePayment(db, manager, { method: 'ameriabank', viewer, services })
  await placeOrder(db, { owner: manager, viewer, services })
  return { manager, viewer, id }
}

test('a discarded request whose cart came back from an unpaid order is restored in that cart, and its pieces count once', async () => {
  const { db, services } = shop
  const { manager, viewer, id } = await orderDiscarded('a')
  await giveUpOrder(db, services, manager)
  expect(await restoreRequest(db, manager, { id, mailing })).toMatchObject({ status: 'processing' })
  await syncRequests(db, manager, { shown: new Map(), viewer })
  expect(await readCart(db, manager, viewer)).toMatchObject({ items_qty: 3 })
})

test('a discarded request whose cart was ordered is not restored: its pieces may be in the order', async () => {
  const { manager, viewer, id } = await orderDiscarded('b')
  await expect(restoreRequest(shop.db, manager, { id, mailing })).rejects.toMatchObject({
    code: 'conflict',
  })
  await syncRequests(shop.db, manager, { shown: new Map(), viewer })
  expect(await readCart(shop.db, manager, viewer)).toMatchObject({ items_qty: 0 })
})
