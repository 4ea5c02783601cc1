import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { subscribe } from '../contact/subscribe.ts'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { addNote } from '../orders/add-note.ts'
import type { StaffActor } from '../shared/actor.ts'
import { actingAs } from '../staff/testing.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createTestChannel } from '../testing/channel.ts'
import { byScript as by, createPerson, listProducts } from '../testing/fixtures.ts'
import { fillCartAs, findWords, orderAs, zabel } from '../testing/known-person.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { payOrder } from '../testing/paid-order.ts'
import { eraseGuest } from './erase-guest.ts'

const shop = bankShop()
const { email } = zabel
let staff: StaffActor
beforeAll(async () => {
  await createTestChannel(shop.db)
  staff = (await actingAs(shop.db, { email: 'levon@shop.test', roles: ['orders'] }))
    .by as StaffActor
})
beforeEach(() => listProducts(shop.db, [shop.productId]))

const order = (customerId?: number) =>
  orderAs(shop.db, shop.services, {
    productId: shop.productId,
    ...(customerId !== undefined && { customerId }),
  })
const erase = (orderId: number, typed = email) => eraseGuest(shop.db, { orderId, email: typed, by })
const cancel = (id: number) =>
  cancelOrder(shop.db, shop.services, {
    id,
    by,
    note: `${zabel.first_name} asked`,
    confirmed: true,
  })
const customers = async () => (await sql`select id from customers`.execute(shop.db)).rows
const logged = async () =>
  (
    await sql`select subject_id, before from audit_log where action = 'order.erase'`.execute(
      shop.db,
    )
  ).rows

test('a guest is found nowhere once erased: all ended orders under the e-mail stay without the person', async () => {
  const { db, services } = shop
  const [first, second] = [await order(), await order()]
  await fillCartAs(db, services, { productId: shop.productId })
  const mailing = { locale: 'en', origin: 'http://shop.test' } as const
  await subscribe(db, { typed: email, visitor: { address: '127.0.0.1', userAgent: '' }, mailing })
  await addNote(db, { id: first, text: `${zabel.first_name} has a dog`, by: staff })
  await cancel(first)
  await expect(erase(first)).rejects.toMatchObject({ code: 'order_open' })
  await advanceOrder(db, services, { id: second, to: 'completed', by })
  const before = await customers()
  await expect(erase(first, 'ani@erase.am')).rejects.toMatchObject({ code: 'validation_failed' })
  await erase(first, ' ZABEL@Erase.AM ')
  expect(await findWords(db)).toEqual([])
  expect(await customers()).toEqual(before)
  expect(await findBrokenSums(db)).toEqual([])
  const log = [
    { subject_id: String(first), before: { email: 'z…@erase.am', phone: '…21', orders: 2 } },
  ]
  expect(await logged()).toEqual(log)
  // A press whose answer was lost is repeated.
  await erase(first)
  expect(await logged()).toEqual(log)
})

test('what an account has, or has no e-mail, is not erased as a guest’s', async () => {
  const { db } = shop
  await expect(erase(999_999)).rejects.toMatchObject({ code: 'not_found' })
  const nameless = await order()
  await cancel(nameless)
  await sql`update orders set email = '' where id = ${nameless}`.execute(db)
  await expect(erase(nameless, '')).rejects.toMatchObject({ code: 'conflict' })
  const guests = await order()
  await cancel(guests)
  const customerId = await createPerson(db, email)
  const own = await order(customerId)
  await cancel(own)
  await expect(erase(own)).rejects.toMatchObject({ code: 'conflict' })
  await expect(erase(guests)).rejects.toMatchObject({
    details: { fields: { email: [{ key: 'hasAccount' }] } },
  })
  expect((await findWords(db)).length).toBeGreaterThan(0)
})

test('while money is on its way back, a guest is not erased', async () => {
  const { db, services, productId } = shop
  await sql`update customers set email = 'another@erase.am' where lower(email) = ${email}`.execute(
    db,
  )
  const id = await payOrder(db, services, { productId, quantity: 1 })
  await cancel(id)
  await sql`update orders set email = ${email} where id = ${id}`.execute(db)
  await expect(erase(id)).rejects.toMatchObject({ code: 'money_open' })
})
