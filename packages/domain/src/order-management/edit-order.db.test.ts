// Long because its cases share one shop and the edits of its orders.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditLeft } from '../companies/credit.ts'
import { findOrder } from '../orders/read-order.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { mailsOf, orderAsGuest, orderInCash } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { orderOnCredit, payOrder } from '../testing/paid-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { editOrder } from './edit-order.ts'
import { previewEdit } from './preview-edit.ts'
import { refundOrder } from './refund-order.ts'

const shop = bankShop()
const { stock } = shop
let tea: { id: number; variantId: number }
let teas = 0
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))
beforeEach(async () => {
  const offer = {
    price: 500,
    company_price: 400,
    qty: 20,
    min_qty: 2,
    box_qty: 10,
    box_price: 4500,
  }
  tea = await createProduct(shop.db, { sku: `TEA-${++teas}`, offers: [offer] })
})

type Lines = Parameters<typeof editOrder>[2]['lines']
const placeCash = (quantity = 3) => orderInCash(shop, quantity)
const preview = (id: number, lines: Lines) => previewEdit(shop.db, { id, lines, locale: 'en' })
const apply = (id: number, lines: Lines, expectedTotal: number) =>
  editOrder(shop.db, shop.services, { id, lines, expectedTotal, by: byScript, locale: 'en' })
async function edit(id: number, lines: Lines) {
  const plan = await preview(id, lines)
  await apply(id, lines, plan.after.grand_total)
  return plan
}
const milk = (quantity: number) => ({ variant_id: shop.variantId, quantity })
const cups = (quantity: number) => ({ variant_id: tea.variantId, quantity })
const stockOfTea = async () =>
  (
    await shop.db
      .selectFrom('variants')
      .select('qty')
      .where('id', '=', tea.variantId)
      .executeTakeFirstOrThrow()
  ).qty

test('a preview shows prices, stock and money, and changes nothing', async () => {
  const id = await placeCash()
  const before = await findOrder(shop.db, id)
  expect(await preview(id, [milk(2), cups(12)])).toMatchObject({
    lines: [
      {
        variant_id: shop.variantId,
        before: 3,
        after: 2,
        unit_price: 1000,
        total: 2000,
        problem: null,
        in_stock: 7,
      },
      {
        variant_id: tea.variantId,
        before: 0,
        after: 12,
        unit_price: 500,
        total: 5500,
        problem: null,
        in_stock: 20,
      },
    ],
    before: { sub_total: 3100, shipping_amount: 1000, grand_total: 4100 },
    after: { sub_total: 7600, shipping_amount: 1000, grand_total: 8600 },
    refund: 0,
    owed: 4500,
    allowed: true,
  })
  expect([await findOrder(shop.db, id), await stock(), await stockOfTea()]).toEqual([before, 7, 20])
})

test('an edit does what its preview showed, before the service line, and keeps what was', async () => {
  const id = await placeCash()
  const { after } = await edit(id, [milk(2), cups(12)])
  const order = await findOrder(shop.db, id)
  expect(order).toMatchObject({ ...after, version: 2 })
  expect(
    order.lines.map(({ sku, quantity, canceled, total }) => [sku, quantity, canceled, total]),
  ).toEqual([
    [order.lines[0]!.sku, 3, 1, 2000],
    [`TEA-${teas}`, 12, 0, 5500],
    ['938', 1, 0, 100],
  ])
  expect([await stock(), await stockOfTea()]).toEqual([8, 8])
  const kept = await shop.db
    .selectFrom('order_edits')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({
    kind: 'edit',
    version: 2,
    before: { lines: [{ pieces: 3, total: 3000 }], grand_total: 4100 },
    after: {
      lines: [
        { pieces: 2, total: 2000 },
        { pieces: 12, total: 5500 },
      ],
      grand_total: 8600,
    },
  })
  expect(await mailsOf(shop.db, id)).toEqual(['orderPlaced', 'shopOrder', 'orderChanged'])
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('pieces that are added to a line cost what the line was ordered at; a line that was zeroed starts anew', async () => {
  const id = await placeCash()
  await shop.db
    .updateTable('variants')
    .set({ price: 1300 })
    .where('id', '=', shop.variantId)
    .execute()
  expect((await edit(id, [milk(5), cups(2)])).after.sub_total).toBe(5000 + 1000 + 100)
  expect((await edit(id, [cups(2)])).after.sub_total).toBe(1100)
  expect((await edit(id, [milk(1), cups(2)])).after.sub_total).toBe(1300 + 1000 + 100)
  expect([await stock(), await findBrokenSums(shop.db)]).toEqual([9, []])
  await cancelOrder(shop.db, shop.services, { id, note: '', by: byScript })
  expect([await stock(), await stockOfTea()]).toEqual([10, 20])
})

describe('a line that cannot be', () => {
  test.each([
    ['more than the stock', () => [milk(11)], 'out_of_stock'],
    ['no whole packs', () => [milk(3), cups(3)], 'min_qty'],
  ] as const)('%s shows its problem and is not applied', async (_what, lines, problem) => {
    const id = await placeCash()
    const before = await findOrder(shop.db, id)
    const plan = await preview(id, lines())
    expect([plan.allowed, plan.lines.at(-1)!.problem]).toEqual([false, problem])
    await expect(apply(id, lines(), plan.after.grand_total)).rejects.toMatchObject({
      code: 'cart_changed',
      details: { data: plan },
    })
    expect([await findOrder(shop.db, id), await stock(), await stockOfTea()]).toEqual([
      before,
      7,
      20,
    ])
  })

  test('because the shop no longer sells it may only get less', async () => {
    const id = await placeCash()
    await shop.db
      .updateTable('products')
      .set({ status: 'hidden' })
      .where('id', '=', shop.productId)
      .execute()
    expect((await preview(id, [milk(4)])).lines[0]!.problem).toBe('gone')
    expect((await edit(id, [milk(2)])).allowed).toBe(true)
  })

  test('because it is unknown, or named twice, is refused', async () => {
    const id = await placeCash()
    for (const lines of [
      [milk(3), { variant_id: 999_999, quantity: 1 }],
      [milk(1), milk(2)],
    ])
      await expect(preview(id, lines)).rejects.toMatchObject({ code: 'validation_failed' })
  })
})

test('a price or total that is not the preview’s changes nothing', async () => {
  const id = await placeCash()
  const plan = await preview(id, [milk(3), cups(2)])
  await shop.db
    .updateTable('variants')
    .set({ price: 600 })
    .where('id', '=', tea.variantId)
    .execute()
  const stale = apply(id, [milk(3), cups(2)], plan.after.grand_total)
  await expect(stale).rejects.toMatchObject({
    code: 'cart_changed',
    details: { data: { after: { grand_total: 5300 } } },
  })
  expect([await stock(), await stockOfTea(), (await findOrder(shop.db, id)).version]).toEqual([
    7, 20, 1,
  ])
})

test('nothing left, and nothing changed, are refused', async () => {
  const id = await placeCash()
  for (const lines of [[], [milk(0)], [milk(3)]]) {
    const { allowed, after } = await preview(id, lines)
    expect(allowed).toBe(false)
    await expect(apply(id, lines, after.grand_total)).rejects.toMatchObject({ code: 'conflict' })
  }
})

test('an order that waits for its payment, or has ended, is not edited', async () => {
  const { order } = await orderAsGuest(shop.db, shop.services, { productId: shop.productId })
  const canceled = await placeCash()
  await cancelOrder(shop.db, shop.services, { id: canceled, note: '', by: byScript })
  for (const id of [order.id, canceled]) {
    await expect(preview(id, [milk(2)])).rejects.toMatchObject({ code: 'conflict' })
    await expect(apply(id, [milk(2)], 3100)).rejects.toMatchObject({ code: 'conflict' })
  }
})

test('another address is normalised, mailed and kept; the billing address stays', async () => {
  const id = await placeCash()
  const address = {
    first_name: ' Aram ',
    phone: '099111111',
    city: 'Yerevan',
    address1: ['Abovyan 1'],
  }
  await editOrder(shop.db, shop.services, {
    id,
    lines: [milk(3)],
    address,
    expectedTotal: 4100,
    by: byScript,
    locale: 'en',
  })
  const order = await findOrder(shop.db, id)
  expect(order.shipping_address).toMatchObject({
    first_name: 'Aram',
    address1: ['Abovyan 1'],
    email: 'ani@example.am',
    country: 'AM',
  })
  expect(order.billing_address.first_name).toBe('Ani')
  const { text } = await shop.db
    .selectFrom('mails')
    .select('text')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(text).toContain('Abovyan 1')
})

describe('the money', () => {
  test('of an order on credit is booked and returned, up to the line', async () => {
    const { db } = shop
    const { id, companyId } = await orderOnCredit(db, shop.services, {
      productId: shop.productId,
      quantity: 3,
      line: 4900,
    })
    // All that is left of it, to the dram.
    expect(await edit(id, [milk(3), cups(2)])).toMatchObject({ owed: 800, allowed: true })
    expect([await creditLeft(db, companyId), (await findOrder(db, id)).grand_total]).toEqual([
      0, 4900,
    ])
    expect(await preview(id, [milk(5), cups(2)])).toMatchObject({ owed: 2000, allowed: false })
    await expect(apply(id, [milk(5), cups(2)], 6900)).rejects.toMatchObject({
      code: 'credit_limit_reached',
    })
    expect([await stock(), await creditLeft(db, companyId)]).toEqual([7, 0])
    await edit(id, [milk(1)])
    expect([await creditLeft(db, companyId), await findBrokenSums(db)]).toEqual([2800, []])
  })

  test('of a paid order goes back, and comes back as long as nobody has returned it', async () => {
    const { db } = shop
    const id = await payOrder(db, shop.services, { productId: shop.productId, quantity: 4 })
    const due = async () =>
      (await listRefundsOf(db, id)).map(({ amount, state }) => [amount, state])
    expect(await edit(id, [milk(1)])).toMatchObject({
      refund: 3000,
      owed: 0,
      allowed: true,
    })
    expect(await due()).toEqual([[3000, 'due']])
    expect(await edit(id, [milk(4)])).toMatchObject({ owed: 3000, allowed: true })
    expect(await due()).toEqual([])
    await edit(id, [milk(3)])
    await edit(id, [milk(1)])
    expect(await due()).toEqual([
      [1000, 'due'],
      [2000, 'due'],
    ])
    await edit(id, [milk(3)])
    expect(await due()).toEqual([[1000, 'due']])
    await edit(id, [milk(4)])
    await edit(id, [milk(2)])
    expect([await due(), await findBrokenSums(db)]).toEqual([[[2000, 'due']], []])
    expect(await refundOrder(db, shop.services, { id, by: byScript })).toBe('refunded')
    expect(await preview(id, [milk(3)])).toMatchObject({ owed: 1000, allowed: false })
    await expect(apply(id, [milk(3)], 4100)).rejects.toMatchObject({ code: 'payment_exceeded' })
    expect([await due(), await stock(), await findBrokenSums(db)]).toEqual([
      [[2000, 'refunded']],
      8,
      [],
    ])
    await edit(id, [cups(2)])
    expect([await due(), await findBrokenSums(db)]).toEqual([
      [
        [2000, 'refunded'],
        [1000, 'due'],
      ],
      [],
    ])
  })
})
