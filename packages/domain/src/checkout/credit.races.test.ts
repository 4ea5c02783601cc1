import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { creditLeft, returnCredit } from '../companies/credit.ts'
import { createCustomer } from '../customers/create-customer.ts'
import {
  byScript,
  createCheckoutMethods,
  createProduct,
  createTestCompany,
} from '../testing/fixtures.ts'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { settleCredit } from '../order-management/settle-credit.ts'
import { chargeCredit } from './charge-credit.ts'
import { placeOrder } from './place-order.ts'
import { offlineOrderServices } from '../order-management/order-services.ts'
import { saveAddress } from './save-address.ts'
import { savePayment } from './save-payment.ts'
import { saveShipping } from './save-shipping.ts'

const database = testDatabase({ connections: 20 })
const billing = {
  first_name: 'Ani',
  email: 'ani@example.am',
  phone: '091000000',
  city: 'Yerevan',
  address1: ['Tumanyan 5'],
  company_name: 'Firm',
}
let people = 0

beforeAll(() => createCheckoutMethods(database.db))

/** A Manager of the company with a piece in the cart, on credit, ready for the last press. */
async function readyManager(companyId: number, productId: number) {
  const { db } = database
  const person = {
    email: `m${++people}@example.am`,
    first_name: 'Ani',
    last_name: '',
    phone: '',
    passwordHash: 'x',
    locale: 'en',
  } as const
  const customerId = (await createCustomer(db, {
    ...person,
    company: { id: companyId, role: 'Manager' },
    verified: true,
  }))!
  const viewer = { locale: 'en', customerId, companyId, role: 'Manager' } as const
  const owner = { customerId }
  await addLine(db, owner, { productId, variantId: undefined, quantity: 1 }, viewer)
  await saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined, viewer })
  await saveShipping(db, owner, 'free_free')
  await savePayment(db, owner, { method: 'credit', viewer })
  return () => placeOrder(db, { owner, viewer })
}

test('twenty orders at once on a credit line for one: one is placed, the others take neither credit nor stock', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'One order', 1999)
  const flour = await createProduct(db, { sku: 'FLOUR', offers: [{ price: 1000, qty: 50 }] })
  const presses = await Promise.all(
    Array.from({ length: 20 }, () => readyManager(companyId, flour.id)),
  )
  const results = await Promise.allSettled(presses.map((press) => press()))
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason.code] : [],
  )
  expect(refusals).toEqual(Array(19).fill('credit_limit_reached'))
  expect(await creditLeft(db, companyId)).toBe(999)
  const { qty } = await db
    .selectFrom('variants')
    .select('qty')
    .where('id', '=', flour.variantId)
    .executeTakeFirstOrThrow()
  expect(qty).toBe(49)
  expect(
    await db.selectFrom('orders').select('id').where('company_id', '=', companyId).execute(),
  ).toHaveLength(1)
})

test('one order, pressed twenty times at once, is booked once; returned credit can be spent again', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'Twenty presses', 1500)
  const rice = await createProduct(db, { sku: 'RICE', offers: [{ price: 1000 }] })
  const press = await readyManager(companyId, rice.id)
  const orders = await Promise.all(Array.from({ length: 20 }, press))
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  expect(await creditLeft(db, companyId)).toBe(500)
  await expect(readyManager(companyId, rice.id)).rejects.toMatchObject({
    code: 'credit_limit_reached',
  })
  await db.transaction().execute((tx) => returnCredit(tx, companyId, 1000))
  expect(await creditLeft(db, companyId)).toBe(1500)
  const again = await readyManager(companyId, rice.id)
  expect(await again()).toMatchObject({ payment_title: 'Credit', grand_total: 1000 })
})

test('a user who is no Manager any more takes no credit', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'Demoted', 1000)
  const viewer = { locale: 'en', customerId: 1, companyId, role: 'subUser' } as const
  await expect(db.transaction().execute((tx) => chargeCredit(tx, viewer, 1))).rejects.toMatchObject(
    { code: 'credit_limit_reached' },
  )
  expect(await creditLeft(db, companyId)).toBe(1000)
})

test('a credit line below the debt leaves 0, never less', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'Lowered', 1000)
  const salt = await createProduct(db, { sku: 'SALT', offers: [{ price: 1000 }] })
  await (
    await readyManager(companyId, salt.id)
  )()
  await db.updateTable('companies').set({ credit_line: 100 }).where('id', '=', companyId).execute()
  expect(await creditLeft(db, companyId)).toBe(0)
})

test('credit is returned once: by the order’s cancelation or by the paid invoice', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'Comes back', 5000)
  const oil = await createProduct(db, { sku: 'OIL', offers: [{ price: 1000, qty: 10 }] })
  const place = async () => (await (await readyManager(companyId, oil.id))()).id
  const [dropped, delivered] = [await place(), await place()]
  const done = (results: PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length
  const fiveTimes = (act: () => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: 5 }, act))
  expect(
    done(
      await fiveTimes(() =>
        cancelOrder(db, offlineOrderServices, { id: dropped, note: '', by: byScript }),
      ),
    ),
  ).toBe(1)
  expect(await creditLeft(db, companyId)).toBe(4000)
  await expect(settleCredit(db, { id: delivered, by: byScript })).rejects.toMatchObject({
    code: 'conflict',
  })
  await advanceOrder(db, offlineOrderServices, { id: delivered, to: 'completed', by: byScript })
  expect(done(await fiveTimes(() => settleCredit(db, { id: delivered, by: byScript })))).toBe(1)
  await expect(
    cancelOrder(db, offlineOrderServices, { id: delivered, note: '', by: byScript }),
  ).rejects.toMatchObject({ code: 'conflict' })
  expect(await creditLeft(db, companyId)).toBe(5000)
  const { qty } = await db
    .selectFrom('variants')
    .select('qty')
    .where('id', '=', oil.variantId)
    .executeTakeFirstOrThrow()
  expect(qty).toBe(9)
})
