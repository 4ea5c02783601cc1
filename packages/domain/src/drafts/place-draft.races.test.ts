import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../checkout/place-order.ts'
import { createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { createPhoneStaff, readyDraft } from '../testing/phone-orders.ts'
import { guestViewer, readyCart } from '../testing/ready-cart.ts'
import { changeDraft } from './change-draft.ts'
import type { DraftWriter } from './draft-writer.ts'
import { placeDraft } from './place-draft.ts'

const database = testDatabase({ connections: 20 })
let writer: DraftWriter
let products = 0
beforeAll(async () => {
  await createCheckoutMethods(database.db)
  writer = await createPhoneStaff(database.db)
})

const createVariant = (qty: number) =>
  createProduct(database.db, { sku: `RACE-${++products}`, offers: [{ price: 1000, qty }] })
const stockOf = async (variantId: number) =>
  (
    await database.db
      .selectFrom('variants')
      .select('qty')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).qty

test('a draft that is placed many times at once becomes one order', async () => {
  const { db } = database
  const { variantId } = await createVariant(10)
  const draft = await readyDraft(db, variantId, 2, writer)
  const call = { id: draft.id, version: draft.version, expectedTotal: draft.grand_total }
  const orders = await Promise.all(Array.from({ length: 8 }, () => placeDraft(db, call, writer)))
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  expect(await stockOf(variantId)).toBe(8)
  const placed = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'order.place')
    .execute()
  expect(placed).toHaveLength(1)
})

test('of a shopper and a caller who both want the last piece, one gets it', async () => {
  const { db } = database
  for (let round = 0; round < 8; round++) {
    const { id, variantId } = await createVariant(1)
    const draft = await readyDraft(db, variantId, 1, writer)
    const owner = await readyCart(db, id, 1, { email: `shopper-${round}@shop.test` })
    const results = await Promise.allSettled([
      placeDraft(
        db,
        { id: draft.id, version: draft.version, expectedTotal: draft.grand_total },
        writer,
      ),
      placeOrder(db, { owner, viewer: guestViewer }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'cart_changed' })
    expect(await stockOf(variantId)).toBe(0)
  }
})

test('of two people who change a draft at once, one gets a conflict', async () => {
  const { db } = database
  const { variantId } = await createVariant(10)
  const draft = await readyDraft(db, variantId, 1, writer)
  const results = await Promise.allSettled(
    [2, 3].map((quantity) =>
      changeDraft(
        db,
        draft.id,
        { version: draft.version, lines: [{ variant_id: variantId, quantity }] },
        writer,
      ),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = results.find((result) => result.status === 'rejected')
  expect(refused?.reason).toMatchObject({
    code: 'version_conflict',
    details: { data: { changed_by: 'Nare' } },
  })
})

test('a change and a placing at once leave an order of the lines that were agreed on, or none', async () => {
  const { db } = database
  for (let round = 0; round < 8; round++) {
    const { variantId } = await createVariant(10)
    const draft = await readyDraft(db, variantId, 1, writer)
    const { id, version } = draft
    const [placed, changed] = await Promise.allSettled([
      placeDraft(db, { id, version, expectedTotal: draft.grand_total }, writer),
      changeDraft(db, id, { version, lines: [{ variant_id: variantId, quantity: 5 }] }, writer),
    ])
    expect([placed.status, changed.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await stockOf(variantId)).toBe(placed.status === 'fulfilled' ? 9 : 10)
  }
})
