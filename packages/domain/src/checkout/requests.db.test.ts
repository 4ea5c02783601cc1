import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { readCart } from '../cart/read-cart.ts'
import { readRequest } from '../companies/cart-requests.ts'
import { findLatestPayment } from '../payments/payment-rows.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import { bankOrderServices, createBankMethods, endHolds } from '../testing/bank.ts'
import {
  createCheckoutMethods,
  createPerson,
  createProduct,
  createTestCompany,
} from '../testing/fixtures.ts'
import { checkPayment } from '../order-management/check-payment.ts'
import { confirmCart } from './confirm-cart.ts'
import { openPayment } from '../order-management/open-payment.ts'
import { placeOrder } from './place-order.ts'
import { saveAddress } from './save-address.ts'
import { savePayment } from './save-payment.ts'
import { saveShipping } from './save-shipping.ts'
import { syncRequests } from './sync-requests.ts'
import { giveUpOrder } from '../order-management/give-up-order.ts'

const database = testDatabase()
const billing = {
  first_name: 'A',
  email: 'a@b.am',
  phone: '091000000',
  city: 'Yerevan',
  address1: ['x'],
  company_name: 'Firm',
}

beforeAll(async () => {
  await createCheckoutMethods(database.db)
  await createBankMethods(database.db)
})

test('requests of an unpaid order return to the cart with its lines, and complete with the next order, also after a late payment', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'Firm')
  const [customerId, userId] = [
    await createPerson(db, 'manager@example.am', 'Manager', companyId),
    await createPerson(db, 'cook@example.am', 'subUser', companyId),
  ]
  const [manager, user] = [
    { customerId, companyId },
    { customerId: userId, companyId },
  ]
  const viewer = { locale: 'en', ...manager, role: 'Manager' } as const
  const milk = await createProduct(db, { sku: 'MILK' })
  await addLine(db, user, { productId: milk.id, variantId: undefined, quantity: 3 }, viewer)
  const { id } = await confirmCart(db, user, { viewer })
  await syncRequests(db, manager, { shown: new Map(), viewer })
  const services = bankOrderServices(db)
  const order = async (method: string) => {
    await saveAddress(db, manager, { billing, shipping: undefined, addressId: undefined, viewer })
    await saveShipping(db, manager, 'free_free')
    await savePayment(db, manager, { method, viewer, services })
    return placeOrder(db, { owner: manager, viewer, services })
  }
  const request = () => readRequest(db, { companyId }, { id, locale: 'en' })

  const online = await order('ameriabank')
  await openPayment(db, services, { orderId: online.id, locale: 'en' })
  expect(await request()).toMatchObject({ status: 'completed', order_id: online.id })
  await giveUpOrder(db, services, manager)
  expect(await request()).toMatchObject({ status: 'processing', order_id: null })
  expect((await readCart(db, manager, viewer))?.items_qty).toBe(3)

  const late = await order('ameriabank')
  await openPayment(db, services, { orderId: late.id, locale: 'en' })
  await sql`update orders set hold_until = now() where id = ${late.id}`.execute(db)
  await endHolds(db, services)
  expect(await request()).toMatchObject({ status: 'processing', order_id: null })
  const payment = (await findLatestPayment(db, late.id, { open: false }))!
  await actInSandbox(db, payment.bank_id!, { act: 'pay', mode: 'normal' })
  await checkPayment(db, services, { payment, kind: 'poll' })
  expect(await request()).toMatchObject({ status: 'completed', order_id: late.id })
  expect(await readCart(db, manager, viewer)).toBeNull()
})
