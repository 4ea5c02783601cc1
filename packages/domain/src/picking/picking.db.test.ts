import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { previewEdit } from '../order-management/preview-edit.ts'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { editOrder } from '../order-management/edit-order.ts'
import { findOrder } from '../orders/read-order.ts'
import type { ActingStaff } from '../staff/session.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { findSubstitutes } from './find-substitutes.ts'
import type { Pick } from './pick-rules.ts'
import { pickingCalls } from './testing.ts'

const shop = bankShop()
const { stock } = shop
let calls: ReturnType<typeof pickingCalls>
let ani: ActingStaff
let levon: ActingStaff
let office: ActingStaff
beforeAll(async () => {
  calls = pickingCalls(shop)
  ani = await calls.member('ani@shop.test')
  levon = await calls.member('levon@shop.test')
  office = await calls.member('office@shop.test', ['orders'])
})
const refused = (reason: string) => ({ code: 'conflict', details: { data: { reason } } })
const firstLine = async (id: number) => (await findOrder(shop.db, id)).lines[0]!.id
async function claimed(quantity = 2) {
  const id = await calls.place(quantity)
  await calls.claim(id, ani)
  return { id, lineId: await firstLine(id) }
}
const wish = (id: number, substitution: 'replace' | 'call' | 'refund') =>
  shop.db.updateTable('orders').set({ substitution }).where('id', '=', id).execute()
const weigh = (lineId: number) =>
  shop.db
    .updateTable('order_items')
    .set({ portion_grams: 250, price_per_kg: 4000, tolerance_pct: 10 })
    .where('id', '=', lineId)
    .execute()

test('an order is claimed, picked and finished; stock and sums stay', async () => {
  const id = await calls.place()
  const before = await findOrder(shop.db, id)
  const inStock = await stock()
  const taken = await calls.claim(id, ani)
  expect(taken).toMatchObject({ state: 'claimed', mine: true, status: 'processing' })
  const [line] = taken.lines
  await expect(calls.finish(id, ani)).rejects.toMatchObject(refused('undecided'))
  const marked = await calls.mark(id, ani, { lineId: line!.id, state: 'short', quantity: 1 })
  expect(marked).toMatchObject({
    state: 'picking',
    lines: [{ state: 'short', picked_quantity: 1 }],
  })
  expect(await calls.finish(id, ani)).toMatchObject({ state: 'finished' })
  expect(await calls.finish(id, ani)).toMatchObject({ state: 'finished' })
  await expect(
    calls.mark(id, ani, { lineId: line!.id, state: 'found', quantity: 2 }),
  ).rejects.toMatchObject(refused('finished'))
  const { grand_total } = await findOrder(shop.db, id)
  expect([grand_total, await stock()]).toEqual([before.grand_total, inStock])
})

test('another picker cannot touch a claimed order until it is released; what was marked stays', async () => {
  const { id, lineId } = await claimed()
  await calls.mark(id, ani, { lineId, state: 'missing', quantity: 0 })
  const attempts = [calls.claim, calls.start, calls.finish, calls.release]
  for (const attempt of attempts)
    await expect(attempt(id, levon)).rejects.toMatchObject(refused('taken'))
  await expect(calls.claim(id, levon, true)).rejects.toMatchObject(refused('taken'))
  expect(await calls.release(id, ani)).toMatchObject({ state: null, mine: false })
  await expect(calls.mark(id, ani, { lineId, state: 'found', quantity: 2 })).rejects.toMatchObject(
    refused('released'),
  )
  expect(await calls.claim(id, levon)).toMatchObject({ mine: true, lines: [{ state: 'missing' }] })
})

test('the office takes an order over, and releases one', async () => {
  const { id } = await claimed()
  await expect(calls.claim(id, office)).rejects.toMatchObject(refused('taken'))
  expect(await calls.claim(id, office, true)).toMatchObject({ mine: true, state: 'claimed' })
  const other = await claimed()
  expect(await calls.release(other.id, office)).toMatchObject({ state: null })
})

test('a picked order is not edited, but canceled as a whole: then nothing of its picking is left', async () => {
  const { id, lineId } = await claimed()
  await calls.mark(id, ani, { lineId, state: 'found', quantity: 2 })
  const { lines } = await findOrder(shop.db, id)
  await expect(
    previewEdit(shop.db, {
      id,
      locale: 'en',
      lines: [{ variant_id: lines[0]!.variant_id!, quantity: 1 }],
    }),
  ).rejects.toMatchObject({ code: 'conflict' })
  const cancel = (some: boolean) =>
    cancelOrder(shop.db, shop.services, {
      id,
      note: 'changed their mind',
      by: byScript,
      ...(some && { lines: [{ line_id: lineId, quantity: 1 }] }),
    })
  await expect(cancel(true)).rejects.toMatchObject({ code: 'conflict' })
  expect((await readAdminOrder(shop.db, id, office)).actions).not.toContain('edit')
  await cancel(false)
  await expect(calls.mark(id, ani, { lineId, state: 'found', quantity: 2 })).rejects.toMatchObject(
    refused('canceled'),
  )
  expect(await calls.read(id, ani)).toMatchObject({
    status: 'canceled',
    state: null,
    lines: [{ state: null }],
  })
})

test('a weight outside the tolerance needs the buyer’s word, which is recorded', async () => {
  const { id, lineId } = await claimed()
  await weigh(lineId)
  const heavy = { lineId, state: 'found', quantity: 2, grams: 600 } as const
  await expect(calls.mark(id, ani, heavy)).rejects.toMatchObject({ code: 'validation_failed' })
  const { lines } = await calls.mark(id, ani, { ...heavy, agreed: true })
  expect(lines[0]).toMatchObject({ picked_grams: 600, agreed: true })
})

const name = JSON.stringify({ hy: 'Դարակ', ru: 'Полка', en: 'Shelf' })
async function shelfOf(productIds: readonly number[]): Promise<void> {
  const { id } = await shop.db
    .insertInto('categories')
    .values({
      parent_id: null,
      slug: `shelf-${productIds.join('-')}`,
      name,
      description: name,
      meta_title: name,
      image: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('product_categories')
    .values(productIds.map((product_id) => ({ product_id, category_id: id })))
    .execute()
}

test('a line is replaced by the same category, by what the buyer wished for', async () => {
  const { id, lineId } = await claimed()
  const other = await createProduct(shop.db, {
    sku: `OTHER-${id}`,
    offers: [{ price: 900, qty: 5 }],
  })
  const dear = await createProduct(shop.db, {
    sku: `DEAR-${id}`,
    offers: [{ price: 9000, qty: 5 }],
  })
  const far = await createProduct(shop.db, { sku: `FAR-${id}`, offers: [{ price: 900, qty: 5 }] })
  await shelfOf([shop.productId, other.id, dear.id])
  const found = await findSubstitutes(shop.db, { id, lineId, locale: 'en' })
  expect(found.map(({ variant_id }) => variant_id)).toEqual([other.variantId])
  const replace = (variantId: number, agreed?: boolean) =>
    calls.mark(id, ani, {
      lineId,
      state: 'replaced',
      quantity: 2,
      substituteVariantId: variantId,
      agreed,
    })
  await expect(replace(other.variantId)).rejects.toMatchObject({ code: 'validation_failed' })
  await wish(id, 'replace')
  expect((await replace(other.variantId)).lines[0]!.substitute).toMatchObject({ quantity: 2 })
  await expect(replace(far.variantId, true)).rejects.toMatchObject({ code: 'validation_failed' })
  await shop.db.updateTable('variants').set({ qty: 1 }).where('id', '=', dear.variantId).execute()
  await expect(replace(dear.variantId)).rejects.toMatchObject({ code: 'stock_changed' })
  expect((await calls.read(id, ani)).lines[0]).toMatchObject({
    state: 'replaced',
    picked_quantity: 0,
  })
})

test('a line gets no substitute that is itself, or not there, and a line of another order is not found', async () => {
  const [{ id, lineId }, other] = [await claimed(), await claimed()]
  await shelfOf([shop.productId])
  await wish(id, 'replace')
  const pick = (substituteVariantId: number) =>
    calls.mark(id, ani, { lineId, state: 'replaced', quantity: 1, substituteVariantId })
  for (const substitute of [shop.variantId, 999_999])
    await expect(pick(substitute)).rejects.toMatchObject({
      details: { fields: { substitute_variant_id: [{ key: 'invalid' }] } },
    })
  const elsewhere = { lineId: other.lineId, state: 'found', quantity: 2 } as const
  await expect(calls.mark(id, ani, elsewhere)).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    findSubstitutes(shop.db, { id, lineId: other.lineId, locale: 'en' }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('what the shelf lacked for another line is not suggested', async () => {
  const id = await calls.place()
  const tea = await createProduct(shop.db, { sku: 'TEA', offers: [{ price: 900, qty: 9 }] })
  await shelfOf([shop.productId, tea.id])
  const lines = [shop.variantId, tea.variantId].map((one) => ({ variant_id: one, quantity: 1 }))
  await editOrder(shop.db, shop.services, {
    id,
    by: byScript,
    lines,
    expectedTotal: 2900,
    locale: 'en',
  })
  await calls.claim(id, ani)
  const [first, second] = (await findOrder(shop.db, id)).lines
  const suggested = async () =>
    (await findSubstitutes(shop.db, { id, lineId: first!.id, locale: 'en' })).map(({ sku }) => sku)
  expect(await suggested()).toContain('TEA')
  await calls.mark(id, ani, { lineId: second!.id, state: 'missing', quantity: 0 })
  expect(await suggested()).not.toContain('TEA')
})

test('what the buyer named comes without asking, of any category', async () => {
  const { id, lineId } = await claimed()
  const other = await createProduct(shop.db, {
    sku: `NAMED-${id}`,
    offers: [{ price: 1200, qty: 5 }],
  })
  await shop.db
    .updateTable('order_items')
    .set({ substitute_variant_id: other.variantId })
    .where('id', '=', lineId)
    .execute()
  const [first] = await findSubstitutes(shop.db, { id, lineId, locale: 'en' })
  expect(first).toMatchObject({ variant_id: other.variantId, named: true, needs_consent: false })
  const { lines } = await calls.mark(id, ani, {
    lineId,
    state: 'replaced',
    quantity: 1,
    substituteVariantId: other.variantId,
  })
  expect(lines[0]).toMatchObject({ agreed: true, substitute: { variant_id: other.variantId } })
  const found = await calls.mark(id, ani, { lineId, state: 'found', quantity: 2 })
  expect(found.lines[0]).toMatchObject({ state: 'found', substitute: null })
})

test('people are masked for pickers, but whoever picks an order can call', async () => {
  const id = await calls.place()
  const description = 'Call 091 22 33 44'
  await shop.db.updateTable('orders').set({ description }).where('id', '=', id).execute()
  expect(await calls.read(id, levon)).toMatchObject({ phone: '', note: '', name: 'A…' })
  await calls.claim(id, ani)
  const mine = await calls.read(id, ani)
  expect([mine.phone !== '', mine.note, mine.name]).toEqual([true, description, 'A…'])
  expect(await calls.read(id, office)).toMatchObject({ phone: mine.phone, note: description })
})

test('any sequence of marks ends in the record of the last one', async () => {
  const { id, lineId } = await claimed(4)
  const marks: Pick[] = [
    { state: 'found', quantity: 4 },
    { state: 'short', quantity: 1 },
    { state: 'short', quantity: 3 },
    { state: 'missing', quantity: 0 },
    { state: 'replaced', quantity: 2, substituteVariantId: 0 },
    { state: 'replaced', quantity: 4, substituteVariantId: 0, agreed: true },
  ]
  const other = await createProduct(shop.db, { sku: `ANY-${id}`, offers: [{ price: 900, qty: 9 }] })
  await shelfOf([shop.productId, other.id])
  await wish(id, 'replace')
  const record = async () => {
    const [line] = (await calls.read(id, ani)).lines
    const { state, picked_quantity, picked_grams, agreed, substitute } = line!
    return { state, picked_quantity, picked_grams, agreed, substitute }
  }
  const put = (pick: Pick) =>
    calls.mark(id, ani, {
      lineId,
      ...pick,
      ...(pick.substituteVariantId !== undefined && { substituteVariantId: other.variantId }),
    })
  const alone = new Map<Pick, Awaited<ReturnType<typeof record>>>()
  for (const pick of marks) {
    await put(pick)
    alone.set(pick, await record())
  }
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 20; round++) {
    let last = marks[0]!
    for (let step = 0; step <= next(5); step++) await put((last = marks[next(marks.length)]!))
    expect(await record()).toEqual(alone.get(last))
  }
})
