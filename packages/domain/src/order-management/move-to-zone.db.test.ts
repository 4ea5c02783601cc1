// Long because its tests share one setting: two zones, each with a district.
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { mailsOf, orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { payOrder } from '../testing/paid-order.ts'
import { createTestSlot, createTestZone, giveSlot } from '../testing/slots.ts'
import { editOrder } from './edit-order.ts'
import { moveOrder } from './move-order.ts'
import { previewMove } from './plan-move.ts'

const shop = bankShop()

interface Place {
  zone: number
  district: number
  name: Text
}
let [near, far]: Place[] = []
let nowhere: number
let nearSlot: number

// Zones are on only while an order is moved: with one, guests would have to choose a district.
beforeEach(async () => {
  const { db } = shop
  const zones = [
    await createTestZone(db, { active: false }),
    await createTestZone(db, { active: false }),
  ]
  const { rows } = await sql<{ id: number; zone_id: number | null; name: Text }>`
    update districts d set zone_id = (${zones.map(({ id }) => id)}::integer[])[n.n]
    from (select id, row_number() over (order by id) as n from districts) n where n.id = d.id and n.n <= 3
    returning d.id, d.zone_id, d.name`.execute(db)
  ;[near, far] = zones.map(({ id: zone }) => {
    const { id: district, name } = rows.find(({ zone_id }) => zone_id === zone)!
    return { zone, district, name }
  })
  nearSlot = await createTestSlot(db, { zone: near!.zone })
  nowhere = rows.find(({ zone_id }) => zone_id === null)!.id
})
afterEach(() => sql`update delivery_zones set active = false`.execute(shop.db))

interface Terms {
  fee: number
  free_from?: number | null
}
const open = ({ zone }: Place, { fee, free_from = null }: Terms) =>
  sql`
    update delivery_zones set active = true, fee = ${fee}, free_from = ${free_from}, min_total = 1000000, min_total_company = 1000000
    where id = ${zone}`.execute(shop.db)

/** An order of the near zone; its delivery costs 1000 drams. */
async function placeNear(place: () => Promise<number> = placeAtDoor): Promise<number> {
  const id = await place()
  await giveSlot(shop.db, id, nearSlot)
  await sql`
    update orders set district_id = ${near!.district}, slot = jsonb_set(slot, '{district}', ${JSON.stringify(near!.name)}::jsonb)
    where id = ${id}`.execute(shop.db)
  return id
}
const placeAtDoor = async () => {
  const order = { productId: shop.productId, quantity: 1, method: 'cashondelivery' }
  return (await orderAsGuest(shop.db, shop.services, order)).order.id
}
const placePaid = () => payOrder(shop.db, shop.services, { productId: shop.productId, quantity: 1 })
const read = (id: number) => readAdminOrder(shop.db, id, { locale: 'ru', roles: ['owner'] })
interface MoveTo {
  slotId: number
  districtId?: number
  version?: number
}
const preview = (id: number, to: MoveTo) => previewMove(shop.db, { id, ...to })
const move = async (id: number, to: MoveTo) => {
  const { after } = await preview(id, to)
  await moveOrder(shop.db, shop.services, { id, by, expectedTotal: after.grand_total, ...to })
}
const takenIn = async (zone: number) => {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(taken), 0)::integer as taken from delivery_slots where zone_id = ${zone}`.execute(
    shop.db,
  )
  return rows[0]!.taken
}

test('an order goes to another zone: district, place, fees, history, log and mail follow, and its minimum does not count', async () => {
  const id = await placeNear()
  await open(far!, { fee: 900 })
  const slotId = await createTestSlot(shop.db, { zone: far!.zone, day: 2, fee: 300 })
  const before = await read(id)
  await move(id, { slotId, districtId: far!.district, version: before.version })
  const after = await read(id)
  expect(after).toMatchObject({
    version: before.version + 1,
    district_id: far!.district,
    slot: { id: slotId, zone_id: far!.zone, district: far!.name.ru, fee: 300, has_place: true },
    sub_total: before.sub_total,
    shipping_amount: 1200,
    grand_total: before.sub_total + 1200,
  })
  expect([await takenIn(near!.zone), await takenIn(far!.zone)]).toEqual([0, 1])
  expect(after.history).toContainEqual(
    expect.objectContaining({
      kind: 'slot',
      text: expect.stringContaining(' → '),
      district: { from: near!.name.ru, to: far!.name.ru },
    }),
  )
  const log = await shop.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'order.move')
    .where('subject_id', '=', String(id))
    .execute()
  expect(log).toMatchObject([
    { before: { district: near!.name.hy }, after: { district: far!.name.hy } },
  ])
  expect(await mailsOf(shop.db, id)).toContain('orderMoved')
  const { text } = await shop.db
    .selectFrom('mails')
    .select('text')
    .where('template', '=', 'orderMoved')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(text).toContain(far!.name[before.locale as keyof Text])
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('the other zone’s fee falls away from its sum on, and the slot’s stays', async () => {
  const id = await placeNear()
  const { sub_total } = await read(id)
  await open(far!, { fee: 900, free_from: sub_total })
  const slotId = await createTestSlot(shop.db, { zone: far!.zone, fee: 300 })
  await move(id, { slotId, districtId: far!.district })
  expect(await read(id)).toMatchObject({ shipping_amount: 300, grand_total: sub_total + 300 })
})

test('a fee that changes while somebody looks at a move is not charged unseen', async () => {
  const id = await placeNear()
  await open(far!, { fee: 900 })
  const slotId = await createTestSlot(shop.db, { zone: far!.zone, fee: 300 })
  const to = { slotId, districtId: far!.district }
  const before = await read(id)
  const { sub_total, shipping_amount, grand_total } = before
  const seen = await preview(id, to)
  expect(seen).toMatchObject({
    before: { sub_total, shipping_amount, grand_total },
    after: { sub_total, shipping_amount: 1200, grand_total: sub_total + 1200 },
    refund: 0,
    owed: 200,
    allowed: true,
  })
  const apply = () => {
    const expectedTotal = seen.after.grand_total
    return moveOrder(shop.db, shop.services, { id, by, expectedTotal, ...to })
  }
  const changed = (drams: number) => ({
    code: 'cart_changed',
    details: { data: { after: { shipping_amount: drams, grand_total: sub_total + drams } } },
  })
  await open(far!, { fee: 1900 })
  await expect(apply()).rejects.toMatchObject(changed(2200))
  await open(far!, { fee: 900 })
  await sql`update delivery_slots set fee = 100 where id = ${slotId}`.execute(shop.db)
  await expect(apply()).rejects.toMatchObject(changed(1000))
  expect(await read(id)).toEqual(before)
  expect([await takenIn(near!.zone), await takenIn(far!.zone)]).toEqual([1, 0])
  await sql`update delivery_slots set fee = 300 where id = ${slotId}`.execute(shop.db)
  await apply()
  expect(await read(id)).toMatchObject(seen.after)
})

test('a paid order does not become dearer by another zone; a cheaper one makes money due', async () => {
  const id = await placeNear(placePaid)
  const slotId = await createTestSlot(shop.db, { zone: far!.zone })
  const to = { slotId, districtId: far!.district }
  const before = await read(id)
  await open(far!, { fee: before.shipping_amount + 1 })
  expect(await preview(id, to)).toMatchObject({ owed: 1, allowed: false })
  await expect(move(id, to)).rejects.toMatchObject({ code: 'payment_exceeded' })
  expect(await read(id)).toEqual(before)
  expect([await takenIn(near!.zone), await takenIn(far!.zone)]).toEqual([1, 0])
  await open(far!, { fee: before.shipping_amount - 1 })
  expect(await preview(id, to)).toMatchObject({ refund: 1, allowed: true })
  await move(id, to)
  const refunds = (await read(id)).payments.flatMap((payment) => payment.refunds)
  expect(refunds).toMatchObject([{ amount: 1, state: 'due' }])
})

test('a district that is not the slot’s, that has no delivery, or that an order cannot have is refused and changes nothing', async () => {
  const id = await placeNear()
  const slotId = await createTestSlot(shop.db, { zone: far!.zone })
  const own = await createTestSlot(shop.db, { zone: near!.zone, day: 3 })
  const before = await read(id)
  const refused = (field: string, key: string) => ({
    code: 'validation_failed',
    details: { fields: { [field]: [{ key }] } },
  })
  const inFar = { slotId, districtId: far!.district }
  // The zone is not on yet.
  await expect(move(id, inFar)).rejects.toMatchObject(refused('district_id', 'noDelivery'))
  await open(far!, { fee: 900 })
  for (const [to, refusal] of [
    [{ slotId, districtId: nowhere }, refused('district_id', 'noDelivery')],
    [{ slotId, districtId: 2_000_000_000 }, refused('district_id', 'invalid')],
    [{ slotId, districtId: near!.district }, refused('slot_id', 'invalid')],
    [{ slotId: own, districtId: far!.district }, refused('slot_id', 'invalid')],
    [{ ...inFar, version: before.version - 1 }, { code: 'version_conflict' }],
  ] as const)
    await expect(move(id, to)).rejects.toMatchObject(refusal)
  expect(await read(id)).toEqual(before)
  await sql`update orders set district_id = null where id = ${id}`.execute(shop.db)
  await expect(move(id, inFar)).rejects.toMatchObject(refused('district_id', 'invalid'))
})

test('an edit sends a district of another zone to the move, and to a new order where there is no slot to move', async () => {
  const id = await placeNear()
  await open(far!, { fee: 900 })
  const edit = (districtId: number) =>
    editOrder(shop.db, shop.services, {
      id,
      by,
      lines: [{ variant_id: shop.variantId, quantity: 1 }],
      districtId,
      expectedTotal: 0,
      locale: 'en',
    })
  const refused = (key: string) => ({ details: { fields: { district_id: [{ key }] } } })
  await expect(edit(far!.district)).rejects.toMatchObject(refused('otherZone'))
  await expect(edit(nowhere)).rejects.toMatchObject(refused('noDelivery'))
  await sql`update orders set slot = null where id = ${id}`.execute(shop.db)
  await expect(edit(far!.district)).rejects.toMatchObject(refused('otherZoneNoSlot'))
})

test.each([0, 1, 2])(
  'of two moves to the last place elsewhere at once one is done (%i)',
  async () => {
    const ids = [await placeNear(), await placeNear()]
    await open(far!, { fee: 900 })
    const slotId = await createTestSlot(shop.db, { zone: far!.zone, capacity: 1 })
    const to = { slotId, districtId: far!.district }
    const results = await Promise.allSettled(ids.map((id) => move(id, to)))
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
    )
    expect(refusals).toEqual(['slot_taken'])
    expect([await takenIn(near!.zone), await takenIn(far!.zone)]).toEqual([1, 1])
    expect(await findBrokenSums(shop.db)).toEqual([])
  },
)

test.each([0, 1, 2])(
  'one order that two people move at once goes to one of the two zones (%i)',
  async () => {
    const id = await placeNear()
    const { version } = await read(id)
    await open(far!, { fee: 900 })
    const results = await Promise.allSettled([
      move(id, {
        slotId: await createTestSlot(shop.db, { zone: far!.zone }),
        districtId: far!.district,
        version,
      }),
      move(id, { slotId: await createTestSlot(shop.db, { zone: near!.zone, day: 2 }), version }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await takenIn(near!.zone)) + (await takenIn(far!.zone))).toBe(1)
    const { district_id, slot } = await read(id)
    expect([near!, far!].find(({ district }) => district === district_id)!.zone).toBe(slot!.zone_id)
    expect(await findBrokenSums(shop.db)).toEqual([])
  },
)

test('the street in the new district goes with it, to history, log and mail, also of a settled order', async () => {
  const id = await placeNear()
  await sql`update orders set settled_at = now() where id = ${id}`.execute(shop.db)
  const { shipping_address: own } = await read(id)
  await open(far!, { fee: 900 })
  const to = {
    slotId: await createTestSlot(shop.db, { zone: far!.zone }),
    districtId: far!.district,
  }
  const { after } = await preview(id, to)
  const call = { id, by, ...to, expectedTotal: after.grand_total }
  const address = { ...own, address1: ['  Sebastia   7 '] }
  await moveOrder(shop.db, shop.services, { ...call, address })
  const moved = { ...own, address1: ['Sebastia 7'] }
  expect((await read(id)).shipping_address).toEqual(moved)
  const edits = await shop.db
    .selectFrom('order_edits')
    .select(['before', 'after'])
    .where('order_id', '=', id)
    .execute()
  expect(edits).toMatchObject([
    { before: { shipping_address: own }, after: { shipping_address: moved } },
  ])
  const { text } = await shop.db
    .selectFrom('mails')
    .select('text')
    .where('template', '=', 'orderMoved')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(text).toContain('Sebastia 7')
})

test('a settled order keeps what its delivery cost', async () => {
  const id = await placeNear()
  await sql`update orders set settled_at = now() where id = ${id}`.execute(shop.db)
  const { grand_total } = await read(id)
  await open(far!, { fee: 900 })
  const slotId = await createTestSlot(shop.db, { zone: far!.zone, fee: 300 })
  await move(id, { slotId, districtId: far!.district })
  expect(await read(id)).toMatchObject({ grand_total, slot: { zone_id: far!.zone, fee: 0 } })
})
