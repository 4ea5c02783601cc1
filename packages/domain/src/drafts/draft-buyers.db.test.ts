import { expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { readCart } from '../cart/read-cart.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { changeCompany } from '../companies/change-company.ts'
import { listChanges } from '../orders/order-changes.ts'
import { createPerson, createTestCompany } from '../testing/fixtures.ts'
import { guestAddress, readyDraft } from '../testing/phone-orders.ts'
import { phoneShop } from '../testing/phone-shop.ts'
import { fillCart, individual } from '../testing/ready-cart.ts'
import { createDraft } from './change-draft.ts'

const { database, shop, createVariant, place } = phoneShop()

test('the history, the audit and the stock’s ledger say which member of the staff placed it', async () => {
  const { db } = database
  const { variantId } = await createVariant()
  const order = await place(await readyDraft(db, variantId, 1, shop.writer))
  expect(await listChanges(db, order.id)).toMatchObject([{ actor: 'shop', to_status: 'pending' }])
  const [change] = await db
    .selectFrom('order_changes')
    .select('staff_id')
    .where('order_id', '=', order.id)
    .execute()
  expect(change).toEqual({ staff_id: shop.writer.by.id })
  const movements = await db
    .selectFrom('stock_movements')
    .select(['reason', 'delta', 'reference', 'staff_id'])
    .where('variant_id', '=', variantId)
    .where('reason', '<>', 'opening')
    .execute()
  expect(movements).toEqual([
    { reason: 'sale', delta: -1, reference: String(order.id), staff_id: shop.writer.by.id },
  ])
  const audit = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_type', '=', 'order')
    .where('subject_id', '=', String(order.id))
    .execute()
  expect(audit).toMatchObject([
    { action: 'order.place', staff_name: 'Nare', after: { grand_total: order.grand_total } },
  ])
})

test('an order for a customer is theirs, in their language, and leaves their own cart alone', async () => {
  const { db } = database
  const customerId = await createPerson(db, 'buyer@shop.test')
  const own = await createVariant()
  await addLine(
    db,
    { customerId },
    { productId: own.id, variantId: undefined, quantity: 1 },
    individual(customerId),
  )
  await db
    .insertInto('addresses')
    .values({
      customer_id: customerId,
      first_name: 'Ani',
      last_name: 'Sargsyan',
      address1: ['Baghramyan 3'],
      phone: '091123456',
      email: 'home@shop.test',
    })
    .execute()
  await db.updateTable('customers').set({ locale: 'ru' }).where('id', '=', customerId).execute()
  const { variantId } = await createVariant({ price: 700 })
  const draft = await createDraft(
    db,
    { customerId, lines: [{ variant_id: variantId, quantity: 2 }] },
    shop.writer,
  )
  expect(draft).toMatchObject({
    buyer_locale: 'ru',
    missing: [],
    address: { email: 'home@shop.test', address1: ['Baghramyan 3'] },
  })
  const order = await place(draft)
  expect(order).toMatchObject({
    customer_id: customerId,
    locale: 'ru',
    email: 'home@shop.test',
    sub_total: 1500,
  })
  expect((await readCart(db, { customerId }, individual(customerId)))?.items_count).toBe(1)
  const mails = await db
    .selectFrom('mails')
    .select(['recipient', 'locale', 'template'])
    .where('recipient', '=', 'home@shop.test')
    .execute()
  expect(mails).toEqual([{ recipient: 'home@shop.test', locale: 'ru', template: 'orderPlaced' }])
})

test('a company orders through its Manager at its own prices and on its credit, up to the line', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'Ararat Foods', 5000)
  const manager = await createPerson(db, 'manager@ararat.test', 'Manager', companyId)
  const subUser = await createPerson(db, 'sub@ararat.test', 'subUser', companyId)
  const { variantId } = await createVariant({ price: 1000, company_price: 800, qty: 50 })
  const lines = [{ variant_id: variantId, quantity: 4 }]
  await expect(createDraft(db, { customerId: subUser, lines }, shop.writer)).rejects.toMatchObject({
    code: 'checkout_not_allowed',
  })
  const fields = { customerId: manager, address: guestAddress, lines, paymentMethod: 'credit' }
  const draft = await createDraft(db, fields, shop.writer)
  expect(draft).toMatchObject({
    sub_total: 3300,
    grand_total: 4300,
    missing: [],
    buyer: { credit_left: 5000 },
  })
  expect(draft.address.company_name).toBe('Ararat Foods')
  const order = await place(draft)
  expect(order).toMatchObject({
    company_id: companyId,
    customer_id: manager,
    payment_method: 'credit',
  })
  const company = await db
    .selectFrom('companies')
    .select('credit_owed')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  expect(company.credit_owed).toBe(4300)
  const second = await createDraft(db, fields, shop.writer)
  expect(second).toMatchObject({
    missing: ['payment'],
    payments: [{ method: 'cashondelivery' }, { method: 'credit', available: 700, disabled: true }],
  })
  await expect(place(second)).rejects.toMatchObject({ code: 'credit_limit_reached' })
})

test('a company’s own minimum holds without zones too, by phone and for its shoppers', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'Vanatur')
  const manager = await createPerson(db, 'manager@vanatur.test', 'Manager', companyId)
  const write = (minimum_order: number | null) =>
    changeCompany(db, {
      id: companyId,
      version: undefined,
      change: { minimum_order },
      by: shop.writer.by,
    })
  expect(await write(5000)).toMatchObject({ minimum_order: 5000 })
  const { variantId, id: productId } = await createVariant({ price: 1000, qty: 50 })
  const draft = await createDraft(
    db,
    {
      customerId: manager,
      address: guestAddress,
      lines: [{ variant_id: variantId, quantity: 4 }],
    },
    shop.writer,
  )
  expect(draft).toMatchObject({ minimum: { amount: 5000, missing: 1000 }, missing: [] })
  const small = { code: 'below_minimum', details: { data: { minimum: 5000, missing: 1000 } } }
  await expect(place(draft)).rejects.toMatchObject(small)
  const viewer = {
    ...individual(manager),
    companyId,
    role: 'Manager',
    companyMinimum: 5000,
  } as const
  const owner = { customerId: manager }
  await fillCart(db, owner, productId, 4)
  expect(await readCart(db, owner, viewer)).toMatchObject({
    minimum: { amount: 5000, missing: 1000 },
  })
  await expect(placeOrder(db, { owner, viewer })).rejects.toMatchObject(small)
  expect(await write(null)).toMatchObject({ minimum_order: null })
  expect(await place(draft)).toMatchObject({ company_id: companyId })
})

test('a blocked customer gets no order, and a company that waits for approval the prices of everybody', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'Masis Foods')
  const manager = await createPerson(db, 'manager@masis.test', 'Manager', companyId)
  const { variantId } = await createVariant({ price: 1000, company_price: 800 })
  const fields = {
    customerId: manager,
    address: guestAddress,
    lines: [{ variant_id: variantId, quantity: 1 }],
  }
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ company_approval: true }) })
    .where('name', '=', 'checkout')
    .execute()
  await db.updateTable('companies').set({ status: 'new' }).where('id', '=', companyId).execute()
  const draft = await createDraft(db, fields, shop.writer)
  expect(draft.lines).toMatchObject([{ unit_price: 1000 }])
  await db.updateTable('companies').set({ status: 'blocked' }).where('id', '=', companyId).execute()
  await expect(place(draft)).rejects.toMatchObject({ code: 'account_blocked' })
  await expect(createDraft(db, fields, shop.writer)).rejects.toMatchObject({
    code: 'account_blocked',
  })
})
