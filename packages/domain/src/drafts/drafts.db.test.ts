import { maxCartLines } from '@tsiran/contract/limits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cartCleanUps } from '../cart/clean-up.ts'
import { trackOrder } from '../orders/track-order.ts'
import { createProduct } from '../testing/fixtures.ts'
import { readyDraft } from '../testing/phone-orders.ts'
import { phoneShop } from '../testing/phone-shop.ts'
import { changeDraft, createDraft, deleteDraft } from './change-draft.ts'
import { pasteLines } from './paste-lines.ts'
import { draftCleanUps } from './clean-up.ts'
import { findDraft } from './draft-rows.ts'
import { viewDraft } from './draft-view.ts'
import { listDrafts } from './list-drafts.ts'

const { database, shop, createVariant, place } = phoneShop()
const read = async (id: number) =>
  viewDraft(database.db, await findDraft(database.db, id), shop.writer)

test('a guest’s order by phone has the shop’s prices, box, service line and delivery, and needs no e-mail', async () => {
  const { db } = database
  const { variantId } = await createVariant({ price: 500, qty: 50, box_qty: 12, box_price: 5000 })
  const draft = await readyDraft(db, variantId, 13, shop.writer, { note: ' Ring twice ' })
  expect(draft).toMatchObject({
    missing: [],
    sub_total: 5600,
    shipping_amount: 1000,
    grand_total: 6600,
    shipping_method: 'flatrate_flatrate',
    payment_method: 'cashondelivery',
    service: { total: 100 },
  })
  const order = await place(draft)
  expect(order).toMatchObject({
    status: 'pending',
    customer_id: null,
    email: '',
    description: 'Ring twice',
    grand_total: 6600,
  })
  expect(order.billing_address).toMatchObject({
    first_name: 'Karen',
    phone: '+374 91 223344',
    city: 'Yerevan',
    address1: ['Abovyan 12'],
  })
  const mails = await db
    .selectFrom('mails')
    .select('recipient')
    .where('message_id', 'like', `%.${order.id}@%`)
    .execute()
  expect(mails).toEqual([{ recipient: 'shop@shop.test' }])
  await expect(trackOrder(db, { id: order.id, email: '' }, '10.0.0.1')).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a quantity beyond the stock is stored, its line shows the stock, and the order is refused', async () => {
  const { db } = database
  const { variantId } = await createVariant({ price: 1000, qty: 7, min_qty: 2 })
  const draft = await readyDraft(db, variantId, 10, shop.writer)
  expect(draft.lines).toMatchObject([
    { quantity: 10, available: 6, in_stock: 7, problem: 'stock', total: 6000 },
  ])
  expect(draft.missing).toEqual(['lines'])
  await expect(place(draft)).rejects.toMatchObject({
    code: 'cart_changed',
    details: { data: { id: draft.id } },
  })
  const fits = await changeDraft(
    db,
    draft.id,
    { version: draft.version, lines: [{ variant_id: variantId, quantity: 6 }] },
    shop.writer,
  )
  expect((await place(fits)).sub_total).toBe(6100)
})

test('a price that changed meanwhile is shown at its line, and counts once the new total is agreed on', async () => {
  const { db } = database
  const { variantId } = await createVariant({ price: 1000 })
  const draft = await readyDraft(db, variantId, 1, shop.writer)
  await db.updateTable('variants').set({ price: 1200 }).where('id', '=', variantId).execute()
  await expect(place(draft)).rejects.toMatchObject({
    code: 'cart_changed',
    details: { data: { grand_total: 2300, lines: [{ unit_price: 1200, earlier_price: 1000 }] } },
  })
  expect((await place(await read(draft.id))).grand_total).toBe(2300)
})

test('pasted lines add up, and what was not found is listed by its line', async () => {
  const { db } = database
  const { sku, variantId } = await createVariant({ qty: 100, min_qty: 6 })
  const both = await createProduct(db, { sku: `BOTH-${sku}`, offers: [{}, {}] })
  const draft = await createDraft(
    db,
    { lines: [{ variant_id: variantId, quantity: 6 }] },
    shop.writer,
  )
  const text = `${sku} 12\n${sku.toLowerCase()}\nNOTHING-1 3\nBOTH-${sku} 2\n${sku} 1.5`
  const pasted = await pasteLines(db, draft.id, { text, version: draft.version }, shop.writer)
  expect(pasted.data.lines).toMatchObject([{ variant_id: variantId, quantity: 24 }])
  expect(pasted.added).toBe(2)
  expect(pasted.problems).toMatchObject([
    { line: 3, sku: 'NOTHING-1', problem: 'unknown' },
    { line: 4, problem: 'variant', variants: both.variantIds.map((id) => ({ variant_id: id })) },
    { line: 5, written: '1.5', problem: 'fraction' },
  ])
})

test('an order that lacks something is refused with the field, and nothing is written', async () => {
  const { db } = database
  const { variantId } = await createVariant()
  const empty = await createDraft(db, {}, shop.writer)
  await expect(place(empty)).rejects.toMatchObject({ code: 'cart_empty' })
  const draft = await createDraft(
    db,
    { lines: [{ variant_id: variantId, quantity: 1 }], address: { phone: 'x', email: 'no' } },
    shop.writer,
  )
  expect(draft.missing).toEqual(['name', 'phone', 'email', 'address'])
  await expect(place(draft)).rejects.toMatchObject({
    code: 'validation_failed',
    details: {
      fields: {
        'address.first_name': [{ key: 'required' }],
        'address.phone': [{ key: 'phoneNumber' }],
      },
    },
  })
  expect((await read(draft.id)).version).toBe(draft.version)
  const pickup = await changeDraft(
    db,
    draft.id,
    {
      version: draft.version,
      shippingMethod: 'free_free',
      address: { first_name: 'Karen', phone: '091223344', email: '' },
    },
    shop.writer,
  )
  expect(pickup.missing).toEqual([])
  expect((await place(pickup)).shipping_address.address1).toEqual(['Pickup'])
})

test('a deleted variant stays as a lost line until the lines change', async () => {
  const { db } = database
  const { variantId } = await createVariant()
  const other = await createVariant()
  const draft = await readyDraft(db, variantId, 1, shop.writer)
  await db.deleteFrom('variants').where('id', '=', variantId).execute()
  expect(await read(draft.id)).toMatchObject({
    missing: ['lines'],
    lines: [{ variant_id: null, problem: 'gone' }],
  })
  await expect(place(draft)).rejects.toMatchObject({ code: 'cart_changed' })
  const lines = [{ variant_id: variantId, quantity: 1 }]
  await expect(
    changeDraft(db, draft.id, { version: draft.version, lines }, shop.writer),
  ).rejects.toMatchObject({ code: 'not_found' })
  const changed = await changeDraft(
    db,
    draft.id,
    { version: draft.version, lines: [{ variant_id: other.variantId, quantity: 1 }] },
    shop.writer,
  )
  expect(changed.lines).toHaveLength(1)
})

test('the service line and more lines than a cart holds are refused', async () => {
  const { db } = database
  const { variant_id } = await db
    .selectFrom('variants')
    .select('id as variant_id')
    .where('sku', '=', 'BAG')
    .executeTakeFirstOrThrow()
  await expect(
    createDraft(db, { lines: [{ variant_id, quantity: 1 }] }, shop.writer),
  ).rejects.toMatchObject({ code: 'line_locked' })
  const many = await createProduct(db, {
    sku: 'MANY',
    offers: Array.from({ length: maxCartLines + 1 }, () => ({})),
  })
  const lines = many.variantIds.map((id) => ({ variant_id: id, quantity: 1 }))
  await expect(createDraft(db, { lines }, shop.writer)).rejects.toMatchObject({ code: 'cart_full' })
})

test('each write leaves one row of the audit with what changed, people masked; a refused one leaves none', async () => {
  const { db } = database
  const { sku, variantId } = await createVariant()
  const draft = await readyDraft(db, variantId, 1, shop.writer)
  const change = { version: draft.version, lines: [{ variant_id: variantId, quantity: 3 }] }
  const changed = await changeDraft(db, draft.id, change, shop.writer)
  await expect(changeDraft(db, draft.id, change, shop.writer)).rejects.toMatchObject({
    code: 'version_conflict',
  })
  await deleteDraft(db, draft.id, changed.version, shop.writer)
  const audit = await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_type', '=', 'draft')
    .where('subject_id', '=', String(draft.id))
    .orderBy('id')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual([
    'draft.create',
    'draft.update',
    'draft.delete',
  ])
  expect(audit[0]!.after).toMatchObject({ phone: '…44', lines: { [sku]: 1 } })
  expect(audit[1]).toMatchObject({
    before: { lines: { [sku]: 1 } },
    after: { lines: { [sku]: 3 } },
  })
  await expect(read(draft.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('open drafts are listed, last changed first; old ones go with their carts, and a placed one’s order stays', async () => {
  const { db } = database
  await db.deleteFrom('drafts').execute()
  const { variantId } = await createVariant()
  const [open, placed] = [
    await readyDraft(db, variantId, 1, shop.writer),
    await readyDraft(db, variantId, 1, shop.writer),
  ]
  const order = await place(placed)
  const { rows, total } = await listDrafts(db, { page: 1, limit: 10 })
  expect(total).toBe(1)
  expect(rows).toMatchObject([
    {
      id: open.id,
      name: 'Karen Melkonyan',
      phone: '+374 91 223344',
      lines: 1,
      staff: { name: 'Nare' },
    },
  ])
  const { cart_id } = await findDraft(db, open.id)
  await sql`update drafts set updated_at = now() - interval '31 days'`.execute(db)
  await sql`update carts set created_at = now() - interval '31 days', updated_at = now() - interval '31 days'`.execute(
    db,
  )
  expect(await draftCleanUps['drafts']!(db)).toBe(2)
  await cartCleanUps['carts']!(db)
  expect(await db.selectFrom('carts').select('id').where('id', '=', cart_id).execute()).toEqual([])
  expect(
    await db.selectFrom('orders').select('id').where('id', '=', order.id).execute(),
  ).toHaveLength(1)
})
