import { expect, test } from 'vitest'
import { createSlot, createZone, placesOf } from '../testing/delivery-shop.ts'
import { readyDraft } from '../testing/phone-orders.ts'
import { phoneShop } from '../testing/phone-shop.ts'
import { changeDraft } from './change-draft.ts'
import { findDraft } from './draft-rows.ts'
import { viewDraft } from './draft-view.ts'
import { placeDraft } from './place-draft.ts'

const { database, shop, createVariant } = phoneShop()
const [kentron, avan] = [6, 2]

test('an order by phone is taken for a district and a slot, also below the minimum where the staff says so', async () => {
  const { db } = database
  const terms = { fee: 700, min_total: 5000, districts: [kentron] }
  const zone = await createZone(db, { name: 'Centre', ...terms })
  const slotId = await createSlot(db, zone, { fee: 300 })
  const { variantId } = await createVariant({ price: 1000, qty: 50 })
  const draft = await readyDraft(db, variantId, 3, shop.writer)
  expect(draft).toMatchObject({
    districts: [{ id: kentron }],
    district_id: null,
    shipping_amount: null,
    missing: ['district'],
  })
  const { version } = draft
  await expect(
    changeDraft(db, draft.id, { version, districtId: avan }, shop.writer),
  ).rejects.toMatchObject({ code: 'validation_failed' })
  const near = await changeDraft(db, draft.id, { version, districtId: kentron }, shop.writer)
  expect(near).toMatchObject({
    shipping_amount: 700,
    days: [{ slots: [{ id: slotId }] }],
    missing: ['slot'],
  })
  const ready = await changeDraft(db, draft.id, { version: near.version, slotId }, shop.writer)
  expect(ready).toMatchObject({
    shipping_amount: 1000,
    slot: { id: slotId },
    minimum: { amount: 5000, missing: 2000 },
    missing: [],
  })
  const call = { id: draft.id, version: ready.version, expectedTotal: ready.grand_total }
  await expect(placeDraft(db, call, shop.writer)).rejects.toMatchObject({
    code: 'below_minimum',
    details: { data: { minimum: 5000, missing: 2000 } },
  })
  const order = await placeDraft(db, { ...call, belowMinimum: true }, shop.writer)
  expect(order).toMatchObject({
    district_id: kentron,
    zone_id: zone,
    slot_id: slotId,
    holds_slot: true,
    shipping_amount: 1000,
  })
  expect(await placesOf(db, slotId)).toEqual({ taken: 1, orders: 1 })
})

test('an order by phone whose last slot of an ended week is past its cutoff is taken without a slot, and without its fee', async () => {
  const { db } = database
  const zone = await createZone(db, { name: 'Avan', fee: 700, districts: [avan] })
  const slotId = await createSlot(db, zone, { fee: 300 })
  const { variantId } = await createVariant({ price: 1000, qty: 50 })
  const { id, version } = await readyDraft(db, variantId, 3, shop.writer)
  const near = await changeDraft(db, id, { version, districtId: avan }, shop.writer)
  await changeDraft(db, id, { version: near.version, slotId }, shop.writer)
  await db
    .updateTable('delivery_slots')
    .set({ cutoff_at: new Date(Date.now() - 1000) })
    .where('id', '=', slotId)
    .execute()
  const late = await viewDraft(db, await findDraft(db, id), shop.writer)
  expect(late).toMatchObject({ days: [], slot: null, shipping_amount: 700, missing: [] })
  const call = { id, version: late.version, expectedTotal: late.grand_total }
  expect(await placeDraft(db, call, shop.writer)).toMatchObject({
    slot_id: null,
    holds_slot: false,
    shipping_amount: 700,
    grand_total: late.grand_total,
  })
})
