import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { waitForLock } from '@tsiran/db/testing'
import { lockCredit } from '../companies/credit.ts'
import { listHistory } from '../orders/list-history.ts'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { listAdminOrders } from '../orders/list-admin-orders.ts'
import { deleteZone } from '../delivery/zones.ts'
import { mailsOf, orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createPerson, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { orderOnCredit, payOrder } from '../testing/paid-order.ts'
import { createTestSlot, createTestZone, giveSlot } from '../testing/slots.ts'
import { actingAs } from '../staff/testing.ts'
import { moveOrder } from './move-order.ts'
import { previewMove } from './plan-move.ts'
import { readUnpaidOrder } from './unpaid-order.ts'

const shop = bankShop()
let zone: number
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))
beforeEach(async () => {
  zone = (await createTestZone(shop.db, { active: false })).id
})

async function placeIn(slotId: number): Promise<number> {
  const order = { productId: shop.productId, quantity: 1, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(shop.db, shop.services, order)).order
  await giveSlot(shop.db, id, slotId)
  return id
}
const read = (id: number) => readAdminOrder(shop.db, id, { locale: 'en', roles: ['owner'] })
const move = async (id: number, slotId: number, version?: number) => {
  const { after } = await previewMove(shop.db, { id, slotId, version })
  const expectedTotal = after.grand_total
  await moveOrder(shop.db, shop.services, { id, slotId, expectedTotal, version, by })
}
const takenOf = async (id: number) =>
  (
    await shop.db
      .selectFrom('delivery_slots')
      .select('taken')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).taken
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

test('An order is moved: place, fee, history, audit and mail follow', async () => {
  const from = await createTestSlot(shop.db, { zone, day: 1 })
  const to = await createTestSlot(shop.db, { zone, day: 2, hour: 18, fee: 400 })
  const id = await placeIn(from)
  const before = await read(id)
  expect(before.actions).toContain('move')
  await move(id, to, before.version)
  const after = await read(id)
  expect(after.slot).toMatchObject({ id: to, zone_id: zone, fee: 400, has_place: true })
  expect(after.shipping_amount).toBe(before.shipping_amount + 400)
  expect(after.grand_total).toBe(before.grand_total + 400)
  expect(after.version).toBeGreaterThan(before.version)
  expect(after.history).toContainEqual(
    expect.objectContaining({ kind: 'slot', text: expect.stringMatching(/10:00.+→.+18:00–20:00/) }),
  )
  expect([await takenOf(from), await takenOf(to)]).toEqual([0, 1])
  expect(await mailsOf(shop.db, id)).toContain('orderMoved')
  const { rows } = await sql<{ text: string }>`
    select text from mails where template = 'orderMoved' order by id desc limit 1`.execute(shop.db)
  expect(rows[0]!.text).toMatch(/18:00–20:00/)
  const audit = await shop.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', String(id))
    .where('action', '=', 'order.move')
    .execute()
  expect(audit).toHaveLength(1)
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('A full, a closed and a foreign slot, and the own one, refuse and change nothing', async () => {
  const from = await createTestSlot(shop.db, { zone })
  const full = await createTestSlot(shop.db, { zone, day: 2, capacity: 0 })
  const closed = await createTestSlot(shop.db, { zone, day: 3 })
  await sql`update delivery_slots set closed = true where id = ${closed}`.execute(shop.db)
  const other = await createTestZone(shop.db, { active: false })
  const elsewhere = await createTestSlot(shop.db, { zone: other.id })
  const id = await placeIn(from)
  const before = await read(id)
  await expect(move(id, full)).rejects.toMatchObject({
    code: 'slot_taken',
    details: { data: { days: [{ slots: [{ id: from, open: true }] }] } },
  })
  expect(await codeOf(move(id, closed))).toBe('slot_taken')
  expect(await codeOf(move(id, elsewhere))).toBe('validation_failed')
  expect(await codeOf(move(id, from))).toBe('conflict')
  expect(await codeOf(move(id, full, before.version - 1))).toBe('version_conflict')
  expect(await read(id)).toEqual(before)
  expect(await takenOf(from)).toBe(1)
})

test('An order that is paid by card cannot become dearer by a move, and is refunded a cheaper one', async () => {
  const cheap = await createTestSlot(shop.db, { zone, day: 1 })
  const dear = await createTestSlot(shop.db, { zone, day: 2, fee: 300 })
  const id = await payOrder(shop.db, shop.services, { productId: shop.productId, quantity: 1 })
  await giveSlot(shop.db, id, cheap)
  expect(await codeOf(move(id, dear))).toBe('payment_exceeded')
  expect([await takenOf(cheap), await takenOf(dear)]).toEqual([1, 0])
  await sql`update orders set slot = jsonb_set(slot, '{fee}', '200') where id = ${id}`.execute(
    shop.db,
  )
  await move(id, await createTestSlot(shop.db, { zone, day: 3 }))
  const refunds = (await read(id)).payments.flatMap((payment) => payment.refunds)
  expect(refunds).toMatchObject([{ amount: 200, state: 'due' }])
})

test('Staff confirm a move that gives money back; unconfirmed it changes nothing', async () => {
  const cheap = await createTestSlot(shop.db, { zone, day: 1 })
  const id = await payOrder(shop.db, shop.services, { productId: shop.productId, quantity: 1 })
  await giveSlot(shop.db, id, await createTestSlot(shop.db, { zone, day: 2 }))
  await sql`update orders set slot = jsonb_set(slot, '{fee}', '200') where id = ${id}`.execute(
    shop.db,
  )
  const staff = (await actingAs(shop.db, { email: 'ani@shop.test', roles: ['orders'] })).by
  const before = await read(id)
  const { after } = await previewMove(shop.db, { id, slotId: cheap, version: before.version })
  const call = { id, slotId: cheap, expectedTotal: after.grand_total, by: staff }
  expect(await codeOf(moveOrder(shop.db, shop.services, call))).toBe('confirmation_needed')
  expect(await read(id)).toEqual(before)
  await moveOrder(shop.db, shop.services, { ...call, confirmed: true })
  expect((await read(id)).slot).toMatchObject({ id: cheap })
})

test('An order that has ended, or has no slot, is not moved', async () => {
  const slot = await createTestSlot(shop.db, { zone })
  const ended = await placeIn(slot)
  await sql`update orders set status = 'canceled' where id = ${ended}`.execute(shop.db)
  const order = { productId: shop.productId, quantity: 1, method: 'cashondelivery' }
  const without = (await orderAsGuest(shop.db, shop.services, order)).order.id
  const to = await createTestSlot(shop.db, { zone, day: 2 })
  for (const id of [ended, without]) expect(await codeOf(move(id, to))).toBe('conflict')
})

test('An order that has lost its place gets one in its own slot', async () => {
  const slot = await createTestSlot(shop.db, { zone })
  const id = await placeIn(slot)
  await sql`update orders set holds_slot = false where id = ${id}`.execute(shop.db)
  await sql`update delivery_slots set taken = 0 where id = ${slot}`.execute(shop.db)
  expect((await read(id)).slot).toMatchObject({ has_place: false })
  await move(id, slot)
  expect((await read(id)).slot).toMatchObject({ has_place: true })
  expect(await takenOf(slot)).toBe(1)
})

test('A paid order that has lost its place gets its own slot back at the fee that was paid', async () => {
  const slot = await createTestSlot(shop.db, { zone })
  const id = await payOrder(shop.db, shop.services, { productId: shop.productId, quantity: 1 })
  await giveSlot(shop.db, id, slot)
  const { grand_total } = await read(id)
  await sql`update orders set holds_slot = false where id = ${id}`.execute(shop.db)
  await sql`update delivery_slots set taken = 0, fee = 500 where id = ${slot}`.execute(shop.db)
  await move(id, slot)
  expect(await read(id)).toMatchObject({ grand_total, slot: { has_place: true, fee: 0 } })
})

test('A list finds the orders of a slot and of a zone', async () => {
  const [slot, other] = [
    await createTestSlot(shop.db, { zone }),
    await createTestSlot(shop.db, { zone, day: 2 }),
  ]
  const [id, second] = [await placeIn(slot), await placeIn(other)]
  const list = async (filter: object) =>
    (await listAdminOrders(shop.db, filter, { locale: 'en', roles: ['orders'] })).data
  expect(await list({ slot_id: slot })).toMatchObject([{ id, slot: { id: slot, zone: 'Centre' } }])
  expect((await list({ zone_id: zone })).map((row) => row.id).sort()).toEqual([id, second].sort())
})

test('A zone with orders is not deleted: the refusal names them', async () => {
  const id = await placeIn(await createTestSlot(shop.db, { zone }))
  await expect(deleteZone(shop.db, { id: zone, version: 1, by })).rejects.toMatchObject({
    code: 'in_use',
    details: { data: { total: 1, uses: [{ type: 'order', id, name: String(id) }] } },
  })
})

test.each([0, 1, 2, 3])(
  'orders that change places with each other at once keep the counts (%i)',
  async () => {
    const [left, right] = [
      await createTestSlot(shop.db, { zone, capacity: 3 }),
      await createTestSlot(shop.db, { zone, day: 2, capacity: 3 }),
    ]
    const ids = [await placeIn(left), await placeIn(right), await placeIn(left)]
    await Promise.allSettled([
      move(ids[0]!, right),
      move(ids[1]!, left),
      move(ids[2]!, right),
      move(ids[2]!, right),
    ])
    expect(await findBrokenSums(shop.db)).toEqual([])
    expect((await takenOf(left)) + (await takenOf(right))).toBe(3)
    expect((await takenOf(left)) === 1 && (await takenOf(right)) === 2).toBe(true)
  },
)

test('a move on credit waits for its company before it locks the slots, as an order that is placed does', async () => {
  const { db, services, productId } = shop
  const { id, companyId } = await orderOnCredit(db, services, {
    productId,
    quantity: 1,
    line: 9000,
  })
  await giveSlot(db, id, await createTestSlot(db, { zone }))
  const dear = await createTestSlot(db, { zone, day: 2, fee: 400 })
  const { moved, slots } = await db.transaction().execute(async (placing) => {
    await lockCredit(placing, companyId)
    const moving = move(id, dear)
    await waitForLock(db)
    const { rows } = await sql`
      select from delivery_slots where zone_id = ${zone} for update skip locked`.execute(placing)
    return { moved: moving, slots: rows.length }
  })
  expect(slots).toBe(2)
  await moved
})

test('A buyer’s history and unpaid order say when it comes', async () => {
  const { db, services, productId } = shop
  const slotId = await createTestSlot(db, { zone })
  const { owner, order } = await orderAsGuest(db, services, { productId })
  expect(await readUnpaidOrder(db, owner, 'en')).toMatchObject({ order_id: order.id, slot: null })
  await giveSlot(db, order.id, slotId)
  const slot = { label: expect.stringMatching(/day, .+ 10:00–12:00$/), pickup: false }
  expect(await readUnpaidOrder(db, owner, 'en')).toMatchObject({ slot })
  const customerId = await createPerson(db, 'history@example.am')
  await sql`update orders set customer_id = ${customerId} where id = ${order.id}`.execute(db)
  const { data } = await listHistory(db, { customerId }, { locale: 'en' })
  expect(data).toMatchObject([{ id: order.id, slot }])
})
