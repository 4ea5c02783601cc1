import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { listSlots } from '../delivery/open-slots.ts'
import { changeTemplate, deleteTemplate } from '../delivery/templates.ts'
import { createZone, slotCart } from '../testing/delivery-shop.ts'
import { byScript as by, createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { guestViewer as viewer } from '../testing/ready-cart.ts'
import { createTestTemplate } from '../testing/slots.ts'
import { placeOrder } from './place-order.ts'
import { saveShipping } from './save-shipping.ts'

const database = testDatabase()
beforeAll(() => createCheckoutMethods(database.db))

test.each([
  ['switched off', 6],
  ['over', 2],
  ['deleted', 3],
] as const)(
  'a shop whose week is %s sells without slots again, also while an order waits for its own',
  async (how, districtId) => {
    const { db } = database
    const { id: productId } = await createProduct(db, { sku: `BREAD-${districtId}` })
    const zone = await createZone(db, { name: how, districts: [districtId] })
    const { id, version } = await createTestTemplate(db, { zone_id: zone })
    const [day] = await listSlots(db, { districtId }, 'en')
    const slotId = day!.slots[0]!.id
    const order = { productId, quantity: 1, districtId }
    await placeOrder(db, { owner: await slotCart(db, { ...order, slotId }), viewer })
    const change = how === 'over' ? { valid_to: '2000-01-01' } : { active: false }
    await (how === 'deleted'
      ? deleteTemplate(db, { id, version, by })
      : changeTemplate(db, { id, version, by, ...change }))
    expect(await listSlots(db, { districtId }, 'en')).toEqual([])
    const placed = await placeOrder(db, { owner: await slotCart(db, order), viewer })
    expect(placed).toMatchObject({ slot: null })
  },
)

/** A zone whose week ends with its next slot, and a product. */
async function lastSlot(districtId: number) {
  const { db } = database
  const { id: productId } = await createProduct(db, { sku: `LAST-${districtId}` })
  const zone = await createZone(db, { name: 'last', districts: [districtId] })
  const template = await createTestTemplate(db, { zone_id: zone })
  const [day] = await listSlots(db, { districtId }, 'en')
  await changeTemplate(db, { id: template.id, version: template.version, by, valid_to: day!.day })
  return { template, order: { productId, quantity: 1, districtId }, slotId: day!.slots[0]!.id }
}
const closeOrders = (slotId: number) =>
  database.db
    .updateTable('delivery_slots')
    .set({ cutoff_at: new Date(0) })
    .where('id', '=', slotId)
    .execute()

test('a shop sells without slots once the last slot of its week takes no more orders', async () => {
  const { db } = database
  const { order, slotId } = await lastSlot(7)
  await closeOrders(slotId)
  expect(await listSlots(db, { districtId: 7 }, 'en')).toEqual([])
  const placed = await placeOrder(db, { owner: await slotCart(db, order), viewer })
  expect(placed).toMatchObject({ slot: null })
})

test('a cart that has chosen the last slot is ordered without one once that takes no more orders', async () => {
  const { db } = database
  const { order, slotId } = await lastSlot(8)
  const owner = await slotCart(db, { ...order, slotId })
  await closeOrders(slotId)
  await expect(placeOrder(db, { owner, viewer })).rejects.toMatchObject({ code: 'slot_taken' })
  await saveShipping(db, owner, 'flatrate_flatrate', viewer)
  expect(await placeOrder(db, { owner, viewer })).toMatchObject({ slot: null })
})

test('a week that goes on asks for a slot while all slots of the next days are late', async () => {
  const { db } = database
  const { template, order, slotId } = await lastSlot(9)
  await changeTemplate(db, { id: template.id, version: template.version + 1, by, valid_to: null })
  await db
    .updateTable('delivery_slots')
    .set({ cutoff_at: new Date(0) })
    .where('zone_id', '=', template.zone_id!)
    .execute()
  expect((await listSlots(db, { districtId: 9 }, 'en'))[0]!.slots[0]).toMatchObject({ id: slotId })
  await expect(slotCart(db, order)).rejects.toMatchObject({ code: 'validation_failed' })
})
