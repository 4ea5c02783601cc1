import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { placeOrder } from './place-order.ts'
import { saveAddress } from './save-address.ts'
import { savePayment } from './save-payment.ts'
import { saveShipping } from './save-shipping.ts'
import { readCompany } from '../companies/read-company.ts'
import {
  createCheckoutMethods,
  createPerson,
  createProduct,
  createTestCompany,
} from '../testing/fixtures.ts'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { offlineOrderServices } from '../order-management/order-services.ts'
import { settleCredit } from '../order-management/settle-credit.ts'
import { settleDebt } from '../order-management/settle-debt.ts'

const database = testDatabase({ connections: 20 })
const by = { kind: 'system', name: 'script' } as const
const billing = {
  first_name: 'Ani',
  email: 'ani@example.am',
  phone: '091000000',
  city: 'Yerevan',
  address1: ['Tumanyan 5'],
  company_name: 'Firm',
}
let companyId: number
let managerId: number
let productId: number
let companies = 0

beforeAll(async () => {
  await createCheckoutMethods(database.db)
  productId = (
    await createProduct(database.db, { sku: 'FLOUR', offers: [{ price: 1000, qty: 1000 }] })
  ).id
})
beforeEach(async () => {
  companyId = await createTestCompany(database.db, `Firm ${++companies}`, 100_000)
  managerId = await createPerson(
    database.db,
    `manager${companies}@example.am`,
    'Manager',
    companyId,
  )
})

/** Places an order of the company on credit, `quantity` thousands of drams, and takes it to a status. */
async function order(
  quantity: number,
  status: 'pending' | 'completed' = 'completed',
  product = productId,
): Promise<number> {
  const { db } = database
  const viewer = { locale: 'en', customerId: managerId, companyId, role: 'Manager' } as const
  const owner = { customerId: managerId }
  await addLine(db, owner, { productId: product, variantId: undefined, quantity }, viewer)
  await saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined, viewer })
  await saveShipping(db, owner, 'free_free')
  await savePayment(db, owner, { method: 'credit', viewer })
  const { id } = await placeOrder(db, { owner, viewer })
  if (status === 'completed')
    await advanceOrder(db, offlineOrderServices, { id, to: 'completed', by })
  return id
}
const settle = (amount: number, version?: number, key?: string) =>
  settleDebt(database.db, { id: companyId, version, amount, note: '', key, by })
const statusOf = async (id: number) =>
  await database.db
    .selectFrom('orders')
    .select(['status', 'credit_settled'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** What the company owes is the unpaid rest of its open orders on credit, and all that it ever paid is in its payments. */
async function expectBalance(owed: number, paid: number): Promise<void> {
  const { rows } = await sql<{ owed: number; open: number; settled: number; paid: number }>`
    select credit_owed as owed,
      (select coalesce(sum(grand_total - credit_settled), 0)::bigint from orders o where o.company_id = c.id and o.payment_method = 'credit'
        and o.status in ('pending', 'processing', 'completed')) as open,
      (select coalesce(sum(credit_settled), 0)::bigint from orders o where o.company_id = c.id) as settled,
      (select coalesce(sum(amount), 0)::bigint from company_payments p where p.company_id = c.id) as paid
    from companies c where id = ${companyId}`.execute(database.db)
  expect(rows[0]).toEqual({ owed, open: owed, settled: paid, paid })
}

test('a payment pays the oldest delivered orders first, closes those paid in full, and frees the credit at once', async () => {
  const [first, second, third] = [await order(3), await order(4), await order(5, 'pending')]
  expect(await settle(5000)).toMatchObject({
    closed: [first],
    company: { owed: 7000, due: 2000, debts: { days_30: 7000, older: 0 } },
  })
  expect(await statusOf(second)).toEqual({ status: 'completed', credit_settled: 2000 })
  await expectBalance(7000, 5000)
  await expect(settle(2001)).rejects.toMatchObject({ code: 'validation_failed' })
  expect((await settle(2000)).closed).toEqual([second])
  await expect(settle(1)).rejects.toMatchObject({ code: 'validation_failed' })
  expect((await statusOf(third)).status).toBe('pending')
  await expectBalance(5000, 7000)
  const { payments } = await readCompany(database.db, companyId)
  expect(payments.map(({ amount }) => amount)).toEqual([2000, 5000])
})

test('an order that costs nothing keeps no payment from the orders after it', async () => {
  const gift = await createProduct(database.db, {
    sku: `GIFT-${companies}`,
    offers: [{ price: 0 }],
  })
  const [free, dear] = [await order(1, 'completed', gift.id), await order(3)]
  expect((await settle(3000)).closed).toEqual([free, dear])
  await expectBalance(0, 3000)
})

test('one order settled by itself pays what is left of it, and counts as a payment', async () => {
  const id = await order(4)
  await settle(1500)
  await settleCredit(database.db, { id, by })
  expect(await statusOf(id)).toEqual({ status: 'closed', credit_settled: 4000 })
  await expectBalance(0, 4000)
})

test('of twenty payments of the whole debt at once, one is written down', async () => {
  await order(3)
  await order(4)
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => settle(7000)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expectBalance(0, 7000)
})

test('a button pressed twice pays once: the second payment brings an old version', async () => {
  await order(6)
  const { version } = await readCompany(database.db, companyId)
  const results = await Promise.allSettled([settle(2000, version), settle(2000, version)])
  expect(
    results.map((result) => (result.status === 'rejected' ? result.reason.code : 'paid')).sort(),
  ).toEqual(['paid', 'version_conflict'])
  await expectBalance(4000, 2000)
})

test('a payment whose answer was lost counts once, however often and with which amount it is sent again', async () => {
  const [first] = [await order(3), await order(4)]
  const key = companies.toString(16).padStart(32, 'd')
  const { version } = await readCompany(database.db, companyId)
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, index) => settle(5000, index % 2 ? version : undefined, key)),
  )
  for (const { closed, company } of results) {
    expect(closed).toEqual([first])
    expect(company.owed).toBe(2000)
  }
  await expect(settle(1000, undefined, key)).rejects.toMatchObject({ code: 'conflict' })
  await expectBalance(2000, 5000)
})

test('payments, cancelations, deliveries and single settlements at once leave the debt right', async () => {
  const ids: number[] = []
  for (let number = 0; number < 12; number++)
    ids.push(await order(2, number % 2 === 0 ? 'completed' : 'pending'))
  const acts = ids.flatMap((id, index) =>
    index % 2 === 0
      ? [() => settle(1500), () => settleCredit(database.db, { id, by })]
      : [
          () => cancelOrder(database.db, offlineOrderServices, { id, note: '', by }),
          () => advanceOrder(database.db, offlineOrderServices, { id, to: 'completed', by }),
          () => settle(700),
        ],
  )
  const refusals = (await Promise.allSettled(acts.map((act) => act()))).flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
  )
  expect(refusals.filter((code) => code !== 'conflict' && code !== 'validation_failed')).toEqual([])
  const { owed } = await readCompany(database.db, companyId)
  const { paid } = await database.db
    .selectFrom('company_payments')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('paid'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  await expectBalance(owed, Number(paid))
})

test('a payment leaves one row in the audit log, a refused one none', async () => {
  await order(2)
  await settle(2000)
  await expect(settle(1)).rejects.toMatchObject({ code: 'validation_failed' })
  const rows = await database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_type', '=', 'company')
    .where('company_id', '=', companyId)
    .execute()
  expect(rows).toMatchObject([
    {
      action: 'company.settle',
      subject_type: 'company',
      system: 'script',
      after: { owed: 0, paid: 2000 },
    },
  ])
})
