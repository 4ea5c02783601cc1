import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { confirmCart } from '../checkout/confirm-cart.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { saveAddress } from '../checkout/save-address.ts'
import { savePayment } from '../checkout/save-payment.ts'
import { saveShipping } from '../checkout/save-shipping.ts'
import { addUser } from '../companies/add-user.ts'
import { listCompanyRequests } from '../companies/cart-requests.ts'
import { blockCompany } from '../companies/change-company.ts'
import { advanceOrder } from '../order-management/advance-order.ts'
import { offlineOrderServices } from '../order-management/order-services.ts'
import { settleCredit } from '../order-management/settle-credit.ts'
import { findOrder } from '../orders/read-order.ts'
import {
  byScript as by,
  createCheckoutMethods,
  createPerson,
  createProduct,
  createTestCompany,
  testPassword,
} from '../testing/fixtures.ts'
import { findWords, zabel } from '../testing/known-person.ts'
import { eraseCustomer } from './erase-customer.ts'

const database = testDatabase()
const managersEmail = 'manager@erase.am'
const services = {
  ...offlineOrderServices,
  mails: { origin: 'http://shop.test', shopEmail: 'shop@shop.test' },
}
let companyId: number
let managerId: number
let productId: number
const viewerOf = (customerId: number, role: 'Manager' | 'subUser') =>
  ({ locale: 'en', customerId, companyId, role }) as const
const eraseManager = () => eraseCustomer(database.db, { id: managerId, email: managersEmail, by })

beforeAll(async () => {
  await createCheckoutMethods(database.db)
  companyId = await createTestCompany(database.db, 'Bakery', 100_000)
  managerId = await createPerson(database.db, managersEmail, 'Manager', companyId)
  productId = (await createProduct(database.db, { sku: 'FLOUR' })).id
})

/** A sub-user whose cart was sent to the Manager. */
async function sender(): Promise<number> {
  const { first_name, email } = zabel
  const form = { name: first_name, email, password: testPassword, position: `Cook ${first_name}` }
  const client = { address: '127.0.0.1', userAgent: 'test' }
  const manager = { customerId: managerId, companyId }
  const { id } = await addUser(database.db, manager, { form, locale: 'en', client })
  const viewer = viewerOf(id, 'subUser')
  const line = { productId, variantId: undefined, quantity: 1 }
  await addLine(database.db, { customerId: id }, line, viewer)
  await confirmCart(database.db, { customerId: id, companyId }, { viewer, mails: services.mails })
  return id
}

/** An order of the Manager's on credit, delivered. */
async function owe(): Promise<number> {
  const { db } = database
  const owner = { customerId: managerId }
  const viewer = viewerOf(managerId, 'Manager')
  const billing = {
    first_name: 'Ani',
    email: managersEmail,
    phone: zabel.phone,
    city: 'Yerevan',
    address1: ['Abovyan 1'],
    company_name: 'Bakery',
  }
  await addLine(db, owner, { productId, variantId: undefined, quantity: 1 }, viewer)
  await saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined, viewer })
  await saveShipping(db, owner, 'flatrate_flatrate')
  await savePayment(db, owner, { method: 'credit', viewer, services })
  const { id } = await placeOrder(db, { owner, viewer, services })
  await advanceOrder(db, services, { id, to: 'processing', by })
  await advanceOrder(db, services, { id, to: 'completed', by })
  return id
}

test('an erased sub-user’s requests stay with the company, under no name', async () => {
  const id = await sender()
  expect(new Set((await findWords(database.db)).map((row) => row.split(':')[0]))).toEqual(
    new Set(['audit_log', 'cart_requests', 'customers', 'mails']),
  )
  await eraseCustomer(database.db, { id, email: zabel.email, by })
  expect(await findWords(database.db)).toEqual([])
  const { data } = await listCompanyRequests(database.db, companyId, { limit: 9, locale: 'en' })
  expect(data).toMatchObject([{ user: '–', status: 'open' }])
})

test('the only Manager stays until the debt is paid, the users are gone and the company is blocked', async () => {
  const order = await owe()
  await expect(eraseManager()).rejects.toMatchObject({ code: 'debt_open' })
  await settleCredit(database.db, { id: order, by })
  const user = await createPerson(database.db, 'user@erase.am', 'subUser', companyId)
  await blockCompany(database.db, { id: companyId, version: undefined, by })
  await expect(eraseManager()).rejects.toMatchObject({ code: 'manager_needed' })
  await eraseCustomer(database.db, { id: user, email: 'user@erase.am', by })
  await eraseManager()
  expect(await findOrder(database.db, order)).toMatchObject({
    company_id: companyId,
    customer_id: null,
    status: 'closed',
    billing_address: { first_name: '', company_name: 'Bakery' },
  })
})

test('a Manager of a company that is in use stays, unless it has another one', async () => {
  companyId = await createTestCompany(database.db, 'Café')
  const [one, other] = ['one@erase.am', 'other@erase.am']
  const id = await createPerson(database.db, one, 'Manager', companyId)
  const erase = () => eraseCustomer(database.db, { id, email: one, by })
  await expect(erase()).rejects.toMatchObject({ code: 'manager_needed' })
  await createPerson(database.db, other, 'Manager', companyId)
  await erase()
})
