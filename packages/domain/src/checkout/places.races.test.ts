import type { Db } from '@tsiran/db/database'
import { openTestPool } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditLeft } from '../companies/credit.ts'
import { takePlace, givePlace } from '../delivery/take-place.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { checkPayment } from '../order-management/check-payment.ts'
import { openPayment } from '../order-management/open-payment.ts'
import { giveUpOrder } from '../order-management/give-up-order.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import { afterQueries, ageHolds, endHolds, paymentOf } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createSlot, createZone, placesOf, slotCart } from '../testing/delivery-shop.ts'
import { byScript, createPerson, createProduct, createTestCompany } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { guestViewer as viewer } from '../testing/ready-cart.ts'
import { addLine } from '../cart/add-line.ts'
import { placeOrder } from './place-order.ts'
import { saveAddress } from './save-address.ts'
import { savePayment } from './save-payment.ts'
import { saveShipping } from './save-shipping.ts'

const shop = bankShop()
const kentron = 6
let zone: number
let hours = 24
/** A second server with connections of its own. */
let replica: Db

beforeAll(async () => {
  replica = openTestPool(shop.database.url, 30)
  zone = await createZone(shop.db, { name: 'Centre', fee: 500, districts: [kentron] })
})
afterAll(() => replica.destroy())
beforeEach(() => void (hours += 3))

const newSlot = (capacity = 10) => createSlot(shop.db, zone, { starts: hours, capacity })
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))

test('fifty buyers for the last place, on two servers: one order, the others are refused with the open slots', async () => {
  const { db } = shop
  const products = []
  for (let number = 0; number < 25; number++)
    products.push(await createProduct(db, { sku: `PLACE-${number}`, offers: [{ qty: 500 }] }))
  const slotId = await newSlot(1)
  const open = await createSlot(db, zone, { starts: hours + 1, capacity: 5 })
  const carts = []
  for (let buyer = 0; buyer < 50; buyer++)
    carts.push(
      await slotCart(db, { productId: products[buyer % 25]!.id, districtId: kentron, slotId }),
    )
  const results = await Promise.allSettled(
    carts.map((owner, buyer) => placeOrder(buyer < 20 ? db : replica, { owner, viewer })),
  )
  expect(codesOf(results)).toEqual(Array(49).fill('slot_taken'))
  const offered = results.flatMap((result) =>
    result.status === 'rejected'
      ? [
          result.reason.details.data.days.flatMap(({ slots }: { slots: { id: number }[] }) =>
            slots.map(({ id }) => id),
          ),
        ]
      : [],
  )
  expect(new Set(offered.map((ids) => ids.includes(open) && !ids.includes(slotId)))).toEqual(
    new Set([true]),
  )
  expect(await placesOf(db, slotId)).toEqual({ taken: 1, orders: 1 })
  const ids = products.map(({ variantId }) => variantId)
  const { rows } = await sql<{ stock: number; sales: number }>`
    select sum(qty)::integer as stock, (
      select count(*)::integer from stock_movements where variant_id = any(${ids}::integer[]) and reason = 'sale') as sales
    from variants where id = any(${ids}::integer[])`.execute(db)
  expect(rows[0]).toEqual({ stock: 25 * 500 - 1, sales: 1 })
}, 60_000)

test('companies on credit for the last place: the refused ones lose no credit', async () => {
  const { db } = shop
  await sql`update variants set qty = 500 where id = ${shop.variantId}`.execute(db)
  const slotId = await newSlot(1)
  const managers = []
  for (let turn = 0; turn < 6; turn++) {
    const companyId = await createTestCompany(db, `Places ${turn}`, 10_000)
    const email = `places-${turn}@example.am`
    const customerId = await createPerson(db, email, 'Manager', companyId)
    const manager = { locale: 'en', customerId, companyId, role: 'Manager' } as const
    const billing = {
      first_name: 'Ani',
      email,
      phone: '091000000',
      city: 'Yerevan',
      address1: ['Tumanyan 5'],
      company_name: 'Firm',
    }
    const owner = { customerId }
    await addLine(
      db,
      owner,
      { productId: shop.productId, variantId: undefined, quantity: 1 },
      manager,
    )
    await saveAddress(db, owner, {
      billing,
      shipping: undefined,
      addressId: undefined,
      districtId: kentron,
      viewer: manager,
    })
    await saveShipping(db, owner, { method: 'flatrate_flatrate', slotId }, manager)
    await savePayment(db, owner, { method: 'credit', viewer: manager, services: shop.services })
    managers.push(manager)
  }
  const results = await Promise.allSettled(
    managers.map((manager, turn) =>
      placeOrder(turn % 2 ? db : replica, {
        owner: { customerId: manager.customerId },
        viewer: manager,
        services: shop.services,
      }),
    ),
  )
  expect(codesOf(results)).toEqual(Array(5).fill('slot_taken'))
  const left = await Promise.all(managers.map(({ companyId }) => creditLeft(db, companyId)))
  expect(left.toSorted((a, b) => a - b)).toEqual([8500, ...Array(5).fill(10_000)])
})

/** An order in a slot for two, of a buyer who has the bank's page. */
async function orderAtBank() {
  const { db, services } = shop
  const slotId = await newSlot(2)
  const cart = { productId: shop.productId, quantity: 2, districtId: kentron, slotId }
  const owner = await slotCart(db, { ...cart, payment: 'ameriabank', services })
  const { id } = await placeOrder(db, { owner, viewer, services })
  await openPayment(db, services, { orderId: id, locale: 'en' })
  const payment = await paymentOf(db, id)
  return { id, owner, slotId, payment, bankId: payment.bank_id! }
}
const pay = async ({ bankId, payment }: Awaited<ReturnType<typeof orderAtBank>>) => {
  await actInSandbox(shop.db, bankId, { act: 'pay', mode: 'normal' })
  await checkPayment(shop.db, shop.services, { payment, kind: 'poll' })
}
const slotOf = async (id: number) =>
  shop.db
    .selectFrom('orders')
    .select(['status', 'holds_slot', 'slot_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('a place is given back once', () => {
  test('however many cancel the order at a time', async () => {
    const { db, services } = shop
    const slotId = await newSlot()
    const cart = { productId: shop.productId, districtId: kentron, slotId }
    const { id } = await placeOrder(db, { owner: await slotCart(db, cart), viewer })
    await placeOrder(db, { owner: await slotCart(db, cart), viewer })
    await Promise.allSettled(
      Array.from({ length: 8 }, (_, turn) =>
        cancelOrder(turn % 2 ? db : replica, services, { id, by: byScript, note: '' }),
      ),
    )
    expect(await placesOf(db, slotId)).toEqual({ taken: 1, orders: 1 })
  })

  test('where the buyer gives up', async () => {
    const order = await orderAtBank()
    expect(await placesOf(shop.db, order.slotId)).toEqual({ taken: 1, orders: 1 })
    await giveUpOrder(shop.db, shop.services, order.owner)
    await afterQueries(shop.db)
    await giveUpOrder(shop.db, shop.services, order.owner).catch(() => undefined)
    expect(await placesOf(shop.db, order.slotId)).toEqual({ taken: 0, orders: 0 })
  })

  test('where the payment is declined', async () => {
    const order = await orderAtBank()
    await actInSandbox(shop.db, order.bankId, { act: 'decline', mode: 'normal' })
    await checkPayment(shop.db, shop.services, { payment: order.payment, kind: 'poll' })
    expect(await placesOf(shop.db, order.slotId)).toEqual({ taken: 0, orders: 0 })
  })

  test('where the hold ends; a late payment takes one again', async () => {
    const order = await orderAtBank()
    await ageHolds(shop.db, 21)
    await endHolds(shop.db, shop.services)
    expect(await placesOf(shop.db, order.slotId)).toEqual({ taken: 0, orders: 0 })
    await afterQueries(shop.db)
    await pay(order)
    expect(await slotOf(order.id)).toMatchObject({ status: 'pending', holds_slot: true })
    expect(await placesOf(shop.db, order.slotId)).toEqual({ taken: 1, orders: 1 })
  })

  test('where the hold ends; a late payment without a place keeps the slot and has none', async () => {
    const order = await orderAtBank()
    await ageHolds(shop.db, 21)
    await endHolds(shop.db, shop.services)
    await sql`update delivery_slots set closed = true where id = ${order.slotId}`.execute(shop.db)
    await afterQueries(shop.db)
    await pay(order)
    const late = { status: 'pending', holds_slot: false, slot_id: order.slotId }
    expect(await slotOf(order.id)).toEqual(late)
    expect(await placesOf(shop.db, order.slotId)).toEqual({ taken: 0, orders: 0 })
    expect(await findBrokenSums(shop.db)).toEqual([])
    // No other order may lack its place, nor this one once its slot has room.
    const closed = (is: boolean) =>
      sql`update delivery_slots set closed = ${is} where id = ${order.slotId}`.execute(shop.db)
    await closed(false)
    const [broken] = await findBrokenSums(shop.db)
    expect(broken).toMatch(`"id":${order.id},"holds_stock":true,"holds_slot":false`)
    await closed(true)
    hours += 3
    const cart = { productId: shop.productId, districtId: kentron, slotId: await newSlot() }
    const other = await placeOrder(shop.db, { owner: await slotCart(shop.db, cart), viewer })
    await sql`update delivery_slots set closed = true, taken = 0 where id = ${cart.slotId}`.execute(
      shop.db,
    )
    await sql`update orders set holds_slot = false where id = ${other.id}`.execute(shop.db)
    expect((await findBrokenSums(shop.db)).join()).toMatch(`"id":${other.id},"holds_stock":true`)
    await sql`update delivery_slots set taken = 1 where id = ${cart.slotId}`.execute(shop.db)
    await sql`update orders set holds_slot = true where id = ${other.id}`.execute(shop.db)
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('where the hold ends; a late payment finds the slot taken by somebody else', async () => {
    const order = await orderAtBank()
    await ageHolds(shop.db, 21)
    await endHolds(shop.db, shop.services)
    const cart = { productId: shop.productId, districtId: kentron, slotId: order.slotId }
    for (let buyer = 0; buyer < 2; buyer++)
      await placeOrder(shop.db, { owner: await slotCart(shop.db, cart), viewer })
    await afterQueries(shop.db)
    await pay(order)
    expect(await slotOf(order.id)).toMatchObject({ status: 'pending', holds_slot: false })
    expect(await placesOf(shop.db, order.slotId)).toEqual({ taken: 2, orders: 2 })
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('and the counter follows, whether the hold ends or the payment comes first', async () => {
    const orders = []
    for (let turn = 0; turn < 4; turn++) {
      hours += 3
      orders.push(await orderAtBank())
      await sql`update variants set qty = qty + 10 where id = ${shop.variantId}`.execute(shop.db)
    }
    await ageHolds(shop.db, 21)
    await Promise.allSettled([
      ...orders.map((order) => pay(order)),
      endHolds(shop.db, shop.services),
      endHolds(replica, shop.services),
    ])
    for (const { id, slotId } of orders) {
      const { taken, orders: held } = await placesOf(shop.db, slotId)
      const { status, holds_slot } = await slotOf(id)
      expect([taken, held]).toEqual(holds_slot ? [1, 1] : [0, 0])
      if (status === 'pending') expect(holds_slot).toBe(true)
    }
  })
})

test('orders that move between two slots while others are canceled leave each place counted', async () => {
  const { db, services } = shop
  const [first, second] = [await newSlot(10), await createSlot(db, zone, { starts: hours + 1 })]
  const ids: number[] = []
  for (const slotId of [first, first, first, second, second, second]) {
    const cart = { productId: shop.productId, districtId: kentron, slotId }
    ids.push((await placeOrder(db, { owner: await slotCart(db, cart), viewer })).id)
  }
  /** Locks the slots in the order of their ids, takes the new place and gives the old one back. */
  const move = (id: number, to: number, on = db) =>
    inTransaction(on, async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order.holds_slot) return
      await sql`select id from delivery_slots where id in (${first}, ${second}) order by id for update`.execute(
        tx,
      )
      if (!(await takePlace(tx, { slotId: to, zoneId: zone }))) throw new Error('full')
      await givePlace(tx, order)
      await sql`update orders set slot_id = ${to}, holds_slot = true where id = ${id}`.execute(tx)
    })
  const results = await Promise.allSettled([
    ...ids.map((id, turn) => move(id, turn < 3 ? second : first, turn % 2 ? db : replica)),
    ...ids.slice(1, 5).map((id) => cancelOrder(replica, services, { id, by: byScript, note: '' })),
  ])
  expect(codesOf(results)).toEqual([])
  for (const slotId of [first, second]) {
    const { taken, orders } = await placesOf(db, slotId)
    expect(taken).toBe(orders)
  }
  const all = await Promise.all([placesOf(db, first), placesOf(db, second)])
  expect(all[0].taken + all[1].taken).toBe(2)
})
