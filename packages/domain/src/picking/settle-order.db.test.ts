import { formatMoney } from '@tsiran/i18n/money'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { editOrder } from '../order-management/edit-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { viewOrder } from '../orders/order-view.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { payOrder } from '../testing/paid-order.ts'
import { pickOrder, sellByWeight, type TestPick } from '../testing/picked-order.ts'
import { previewSettlement } from './preview-settlement.ts'
import { settleOrder } from './settle-order.ts'

const shop = bankShop()
let butter: { id: number; variantId: number }
let butters = 0
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))
beforeEach(async () => {
  const offers = [{ price: 900, qty: 5 }]
  butter = await createProduct(shop.db, { sku: `BUTTER-${++butters}`, offers })
})

const pieces = (quantity: number) => ({ productId: shop.productId, quantity })
const placeCash = async (quantity = 4) =>
  (await orderAsGuest(shop.db, shop.services, { ...pieces(quantity), method: 'cashondelivery' }))
    .order.id
/** Cheese of 350 g portions at 6000 drams a kilogram. */
const weigh = () => sellByWeight(shop.db, shop.variantId, { portion: 350, perKg: 6000 })
const pick = (id: number, first: TestPick, buffer?: number) =>
  pickOrder(shop.db, id, { picks: { 0: first }, ...(buffer !== undefined && { buffer }) })
const settle = (id: number, version?: number) =>
  settleOrder(shop.db, shop.services, { id, by, version, decides: true })
const stockOfButter = async () =>
  (
    await shop.db
      .selectFrom('variants')
      .select('qty')
      .where('id', '=', butter.variantId)
      .executeTakeFirstOrThrow()
  ).qty
const movementsOf = async (id: number) =>
  (
    await shop.db
      .selectFrom('stock_movements')
      .select(['variant_id', 'delta', 'reason'])
      .where('reference', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ variant_id, delta, reason }) => [
    variant_id === butter.variantId ? 'butter' : 'first',
    delta,
    reason,
  ])

test('pieces that were not found leave the order and go back to the stock', async () => {
  const id = await placeCash()
  await pick(id, { state: 'short', quantity: 1 })
  await settle(id)
  const order = await findOrder(shop.db, id)
  expect(order).toMatchObject({
    sub_total: 1100,
    grand_total: 2100,
    agreed_sub_total: 4100,
    agreed_total: 5100,
    version: 2,
  })
  expect(order.settled_at).not.toBeNull()
  expect(order.lines[0]).toMatchObject({
    quantity: 4,
    canceled: 3,
    total: 1000,
    agreed_total: 4000,
  })
  expect(await shop.stock()).toBe(9)
  expect(await movementsOf(id)).toEqual([
    ['first', -4, 'sale'],
    ['first', 3, 'cancel'],
  ])
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('a weighed line costs what it weighs, up to the buffer where cash is paid', async () => {
  await weigh()
  const id = await placeCash(2)
  await pick(id, { state: 'found', quantity: 2, grams: 1100 }, 630)
  await settle(id)
  expect(await findOrder(shop.db, id)).toMatchObject({ agreed_total: 5300, grand_total: 5930 })
  expect(await shop.stock()).toBe(7)
  expect(await movementsOf(id)).toEqual([
    ['first', -2, 'sale'],
    ['first', -1, 'weighed'],
  ])
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('a settled order keeps the buffer by which it was settled', async () => {
  await weigh()
  const id = await placeCash(2)
  await pick(id, { state: 'found', quantity: 2, grams: 1100 }, 630)
  await settle(id)
  const [line] = (await findOrder(shop.db, id)).lines
  const lines = [{ line_id: line!.id, quantity: 1 }]
  await cancelOrder(shop.db, shop.services, { id, note: '', by, lines })
  expect((await findOrder(shop.db, id)).buffer).toBe(630)
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('a substitute becomes a line before the service line, and leaves the stock', async () => {
  const id = await placeCash(2)
  await pick(id, { state: 'replaced', substitute: { variantId: butter.variantId, quantity: 3 } })
  await settle(id)
  const { lines, sub_total } = await findOrder(shop.db, id)
  expect(lines.map((line) => [line.sku, line.quantity - line.canceled, line.total])).toEqual([
    [lines[0]!.sku, 0, 0],
    [`BUTTER-${butters}`, 3, 2000],
    ['938', 1, 100],
  ])
  expect(lines[1]).toMatchObject({ replaces_id: lines[0]!.id, agreed_quantity: 0, unit_price: 900 })
  expect([sub_total, await shop.stock(), await stockOfButter()]).toEqual([2100, 10, 2])
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('a substitute that was sold meanwhile is refused, and nothing changes', async () => {
  const id = await placeCash(2)
  await pick(id, { state: 'replaced', substitute: { variantId: butter.variantId, quantity: 6 } })
  const before = await findOrder(shop.db, id)
  await expect(settle(id)).rejects.toMatchObject({ code: 'stock_changed' })
  expect([await findOrder(shop.db, id), await shop.stock()]).toEqual([before, 8])
})

test('what is not picked, or of which nothing is left, is refused', async () => {
  const unpicked = await placeCash(2)
  await expect(settle(unpicked)).rejects.toMatchObject({ code: 'conflict' })
  const empty = await placeCash(2)
  await pick(empty, { state: 'missing' })
  await expect(settle(empty)).rejects.toMatchObject({ code: 'conflict' })
  expect((await findOrder(shop.db, empty)).settled_at).toBeNull()
})

test('a repeated call changes nothing, whatever version it saw', async () => {
  const id = await placeCash()
  await pick(id, { state: 'short', quantity: 1 })
  const { version } = await findOrder(shop.db, id)
  await settle(id, version)
  const settled = await findOrder(shop.db, id)
  await settle(id, version)
  expect(await findOrder(shop.db, id)).toEqual(settled)
  expect(await shop.stock()).toBe(9)
})

test('a settlement that was begun on an older order is refused', async () => {
  const id = await placeCash()
  await pick(id, { state: 'found' })
  await expect(settle(id, 7)).rejects.toMatchObject({ code: 'version_conflict' })
})

test('an order that is settled is no longer edited, but can be canceled', async () => {
  const id = await placeCash()
  await pick(id, { state: 'short', quantity: 3 })
  await settle(id)
  const edit = editOrder(shop.db, shop.services, {
    id,
    by,
    lines: [{ variant_id: shop.variantId, quantity: 4 }],
    expectedTotal: 5100,
    locale: 'en',
  })
  await expect(edit).rejects.toMatchObject({ code: 'conflict' })
  await cancelOrder(shop.db, shop.services, { id, by, note: 'not at home' })
  expect(await shop.stock()).toBe(10)
  expect(await findBrokenSums(shop.db)).toEqual([])
})

describe('whoever may only pick', () => {
  const settleAsPicker = (id: number) =>
    settleOrder(shop.db, shop.services, { id, by, decides: false })

  test('settles a finished picking in which nothing needs a decision', async () => {
    const id = await placeCash()
    await pick(id, { state: 'short', quantity: 3 })
    await settleAsPicker(id)
    expect((await findOrder(shop.db, id)).settled_at).not.toBeNull()
  })

  test('does not settle a substitute that nobody asked for', async () => {
    const id = await placeCash(2)
    const substitute = { variantId: butter.variantId, quantity: 1, agreed: false }
    await pick(id, { state: 'replaced', substitute })
    await expect(settleAsPicker(id)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('does not settle a picking that goes on', async () => {
    const id = await placeCash()
    await pick(id, { state: 'found' })
    await shop.db
      .updateTable('order_pickings')
      .set({ state: 'picking' })
      .where('order_id', '=', id)
      .execute()
    await expect(settleAsPicker(id)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

/** Any picks of any orders: the same numbers each time. */
test('sums, stock and money hold for any sequence of picks', async () => {
  let seed = 20_261_122
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const pickAny = (): TestPick => {
    const state = (['found', 'short', 'replaced', 'missing'] as const)[random(4)]!
    const quantity = random(3)
    const grams = random(150) * 10
    if (state === 'replaced')
      return { state, substitute: { variantId: butter.variantId, quantity: 1 + random(2) } }
    return { state, quantity, grams }
  }
  for (let round = 0; round < 12; round++) {
    const sold = await createProduct(shop.db, {
      sku: `ANY-${butters}-${round}`,
      offers: [{ price: 1000, qty: 10 }],
    })
    if (round % 2 === 0) await sellByWeight(shop.db, sold.variantId, { portion: 350, perKg: 6000 })
    const bought = { productId: sold.id, quantity: 1 + random(4) }
    const id =
      round % 3 === 0
        ? await payOrder(shop.db, shop.services, bought)
        : (await orderAsGuest(shop.db, shop.services, { ...bought, method: 'cashondelivery' }))
            .order.id
    await pick(id, pickAny(), 700)
    try {
      await settle(id)
    } catch (error) {
      expect(['conflict', 'stock_changed']).toContain((error as { code?: string }).code)
    }
    expect(await findBrokenSums(shop.db)).toEqual([])
    const { lines, grand_total } = await findOrder(shop.db, id)
    expect(lines.every(({ total }) => total >= 0) && grand_total >= 0).toBe(true)
    const left = lines.find(({ variant_id }) => variant_id === sold.variantId)!
    const { qty } = await shop.db
      .selectFrom('variants')
      .select('qty')
      .where('id', '=', sold.variantId)
      .executeTakeFirstOrThrow()
    expect(qty + left.quantity - left.canceled).toBe(10)
  }
})

test('shoppers see what was agreed, with what came beside it', async () => {
  const id = await placeCash(2)
  await pick(id, { state: 'replaced', substitute: { variantId: butter.variantId, quantity: 1 } })
  const before = viewOrder(await findOrder(shop.db, id), 'en')
  expect(before).toMatchObject({ grand_total: 3100, final_total: null })
  expect(before.items.every(({ final }) => final === undefined)).toBe(true)
  await settle(id)
  const after = viewOrder(await findOrder(shop.db, id), 'en')
  expect(after).toMatchObject({
    grand_total: 3100,
    sub_total: 2100,
    final_total: 2000,
    formated_final_total: formatMoney(2000),
    items: [
      {
        qty_ordered: 2,
        grant_total: 2000,
        final: { quantity: 0, total: 900, state: 'replaced', substitute: { quantity: 1 } },
      },
      { sku: '938', final: { quantity: 1, total: 100, state: 'found', substitute: null } },
    ],
  })
  const finals = after.items.reduce((sum, { final }) => sum + final!.total, 0)
  expect(finals + after.shipping_amount).toBe(after.final_total)
})

test('a preview shows what the settlement does, and changes nothing', async () => {
  const id = await placeCash(2)
  await pick(id, {
    state: 'replaced',
    substitute: { variantId: butter.variantId, quantity: 1, agreed: false },
  })
  const before = await findOrder(shop.db, id)
  const preview = await previewSettlement(shop.db, { id, decides: true })
  expect(preview).toMatchObject({
    agreed_total: 3100,
    final_total: 2000,
    cash_due: 2000,
    refund: 0,
    problem: null,
    allowed: true,
    lines: [{ exception: 'substitute_not_agreed', substitute: { quantity: 1, total: 900 } }, {}],
  })
  expect(await previewSettlement(shop.db, { id, decides: false })).toMatchObject({ allowed: false })
  expect(await findOrder(shop.db, id)).toEqual(before)
  await settle(id, preview.version)
  expect((await findOrder(shop.db, id)).grand_total).toBe(preview.final_total)
})
