import { beforeAll, expect, test } from 'vitest'
import { creditLeft } from '../companies/credit.ts'
import { findOrder } from '../orders/read-order.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import { actInSandbox, findSandboxPayment } from '../payments/providers/sandbox-payments.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { bankOrderServices, orderInCash, orderAtBank, paymentOf } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { orderOnCredit, payOrder } from '../testing/paid-order.ts'
import { checkWholeShop } from '../testing/whole-shop.ts'
import { advanceOrder } from './advance-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkPayment } from './check-payment.ts'
import { confirmRefund } from './confirm-refund.ts'
import { editOrder } from './edit-order.ts'
import { previewEdit } from './preview-edit.ts'
import { refundOrder } from './refund-order.ts'
import { settleCredit } from './settle-credit.ts'

const shop = bankShop()
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))

checkWholeShop(shop)

const rounds = Array.from({ length: 6 }, (_, round) => [round] as const)
const place = (quantity = 4) => orderInCash(shop, quantity)
const pay = () => payOrder(shop.db, shop.services, { productId: shop.productId, quantity: 4 })
const cancelPieces = async (id: number, quantity: number, version?: number) => {
  const [line] = (await findOrder(shop.db, id)).lines
  return cancelOrder(shop.db, shop.services, {
    id,
    by,
    note: '',
    version,
    lines: [{ line_id: line!.id, quantity }],
  })
}
const edit = async (id: number, quantity: number, version?: number) => {
  const lines = [{ variant_id: shop.variantId, quantity }]
  const { after } = await previewEdit(shop.db, { id, lines, locale: 'en' })
  return editOrder(shop.db, shop.services, {
    id,
    lines,
    by,
    version,
    expectedTotal: after.grand_total,
    confirmed: true,
    locale: 'en',
  })
}
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results
    .map((result) =>
      result.status === 'fulfilled' ? 'done' : String(result.reason.code ?? result.reason),
    )
    .sort()

test.each(rounds)(
  'two people change one order from one version: one change, and a conflict for the other (%i)',
  async () => {
    const id = await pay()
    const { version } = await findOrder(shop.db, id)
    const results = await Promise.allSettled([
      cancelPieces(id, 1, version),
      cancelPieces(id, 2, version),
      edit(id, 3, version),
      edit(id, 2, version),
    ])
    expect(codes(results)).toEqual([
      'done',
      'version_conflict',
      'version_conflict',
      'version_conflict',
    ])
    expect((await findOrder(shop.db, id)).version).toBe(version + 1)
  },
)

test('one press that is sent ten times is one change', async () => {
  const [canceled, edited, advanced] = [await place(2), await place(2), await place(2)]
  const presses: (() => Promise<unknown>)[] = [
    () => cancelPieces(canceled, 1, 1),
    () => edit(edited, 3, 1),
    () => advanceOrder(shop.db, shop.services, { id: advanced, to: 'processing', by, version: 1 }),
  ]
  for (const press of presses) {
    const results = await Promise.allSettled(Array.from({ length: 10 }, press))
    expect(codes(results)).toEqual(['done', ...Array(9).fill('version_conflict')])
  }
})

test.each(rounds)(
  'partial cancels, edits and a whole cancel without versions, at once, add up (%i)',
  async () => {
    const id = await pay()
    await Promise.allSettled([
      cancelPieces(id, 1),
      edit(id, 2),
      cancelPieces(id, 1),
      cancelOrder(shop.db, shop.services, { id, by, note: '' }),
      edit(id, 3),
      cancelOrder(shop.db, shop.services, { id, by, note: '' }),
    ])
    expect([
      (await findOrder(shop.db, id)).status,
      await shop.stock(),
      (await paymentOf(shop.db, id)).state,
    ]).toEqual(['canceled', 10, 'refund_due'])
  },
)

test('of ten refunds at once one reaches the bank, and nobody confirms it besides', async () => {
  const id = await pay()
  await cancelOrder(shop.db, shop.services, { id, by, note: '' })
  let requests = 0
  const counting = bankOrderServices(shop.db, async (operation, body) => {
    if (operation === 'RefundPayment') requests++
    return sandboxCall(shop.db, 0)(operation, body)
  })
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => refundOrder(shop.db, counting, { id, by, amount: 5100 })),
  )
  expect([codes(results), requests]).toEqual([[...Array(9).fill('conflict'), 'done'], 1])
  expect(await listRefundsOf(shop.db, id)).toMatchObject([
    { amount: 5100, state: 'refunded', by_hand: false },
  ])
})

test.each(rounds)(
  'refunds of the same pieces at once return their cost once, with versions and without (%i)',
  async (round) => {
    const id = await pay()
    await advanceOrder(shop.db, shop.services, { id, to: 'completed', by })
    const { version, lines } = await findOrder(shop.db, id)
    const call = {
      id,
      by,
      lines: [{ line_id: lines[0]!.id, quantity: 3 }],
      ...(round % 2 && { version }),
    }
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => refundOrder(shop.db, shop.services, call)),
    )
    const other = round % 2 ? 'version_conflict' : 'validation_failed'
    expect(codes(results)).toEqual(['done', ...Array(4).fill(other)])
    expect(await listRefundsOf(shop.db, id)).toMatchObject([{ amount: 3000, state: 'refunded' }])
  },
)

test.each(rounds)(
  'refunds in parts, confirmations and cancels at once never return more than was paid (%i)',
  async () => {
    const id = await pay()
    await cancelPieces(id, 2)
    await Promise.allSettled([
      refundOrder(shop.db, shop.services, { id, by, amount: 2000 }),
      refundOrder(shop.db, shop.services, { id, by, amount: 1500 }),
      confirmRefund(shop.db, shop.services, { id, by }),
      cancelPieces(id, 1),
      edit(id, 1),
      refundOrder(shop.db, shop.services, { id, by }),
    ])
    const refunded = (await listRefundsOf(shop.db, id)).filter(({ state }) => state === 'refunded')
    const sum = (refunds: typeof refunded) =>
      refunds.reduce((drams, { amount }) => drams + amount, 0)
    const { refunded: atBank } = (await findSandboxPayment(
      shop.db,
      (await paymentOf(shop.db, id)).bank_id!,
    ))!
    expect(atBank).toBeLessThanOrEqual(sum(refunded))
    expect(atBank).toBeGreaterThanOrEqual(sum(refunded.filter(({ by_hand }) => !by_hand)))
  },
)

test.each(rounds)(
  'a cancelation against a delivery that is settled: credit is returned once (%i)',
  async () => {
    const { id, companyId } = await orderOnCredit(shop.db, shop.services, {
      productId: shop.productId,
      quantity: 4,
      line: 9000,
    })
    const settle = async () => {
      await advanceOrder(shop.db, shop.services, { id, to: 'completed', by })
      await Promise.allSettled(Array.from({ length: 3 }, () => settleCredit(shop.db, { id, by })))
    }
    await Promise.allSettled([
      settle(),
      cancelOrder(shop.db, shop.services, { id, by, note: '' }),
      cancelPieces(id, 1),
      settle(),
    ])
    expect(await creditLeft(shop.db, companyId)).toBe(9000)
    expect(['closed', 'canceled']).toContain((await findOrder(shop.db, id)).status)
  },
)

test.each(rounds)(
  'a cancelation against the bank’s late report: the money goes back, the stock is free (%i)',
  async () => {
    const { order, bankId, payment } = await orderAtBank(shop.db, shop.services, {
      productId: shop.productId,
      quantity: 4,
    })
    await actInSandbox(shop.db, bankId, { act: 'pay', mode: 'normal' })
    await Promise.all([
      cancelOrder(shop.db, shop.services, { id: order.id, by, note: '' }),
      checkPayment(shop.db, shop.services, { payment, kind: 'return' }),
    ])
    expect([
      (await findOrder(shop.db, order.id)).status,
      (await paymentOf(shop.db, order.id)).state,
      await shop.stock(),
    ]).toEqual(['canceled', 'refund_due', 10])
    expect(await listRefundsOf(shop.db, order.id)).toMatchObject([{ amount: 5100, state: 'due' }])
  },
)

test.each(rounds)(
  'edits of several orders and new orders for the last pieces never sell one twice (%i)',
  async () => {
    const ids = [await place(), await place()]
    const results = await Promise.allSettled([
      ...ids.map((id) => edit(id, 6)),
      place(),
      edit(ids[0]!, 5),
      place(),
    ])
    expect(await shop.stock()).toBeGreaterThanOrEqual(0)
    expect(codes(results)).toContain('done')
  },
)
