import { beforeEach, describe, expect, test } from 'vitest'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import { bankOrderServices } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { payOrder } from '../testing/paid-order.ts'
import { advanceOrder } from './advance-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmRefund } from './confirm-refund.ts'
import { refundOrder } from './refund-order.ts'

const shop = bankShop()
const refused = { code: 'validation_failed' }

let id: number
let lineId: number

/** Pays four pieces at 1000 drams with a delivery of 1000. */
const pay = async () => {
  const number = await payOrder(shop.db, shop.services, { productId: shop.productId, quantity: 4 })
  const [line] = (await findOrder(shop.db, number)).lines
  return { number, line: line!.id }
}
beforeEach(async () => {
  const { number, line } = await pay()
  ;[id, lineId] = [number, line]
})
const deliver = () => advanceOrder(shop.db, shop.services, { id, to: 'completed', by })
const refund = (quantity: number | undefined, amount?: number, services = shop.services) =>
  refundOrder(shop.db, services, {
    id,
    by,
    reason: 'broken',
    ...(amount !== undefined && { amount }),
    ...(quantity !== undefined && { lines: [{ line_id: lineId, quantity }] }),
  })
const refusing = () =>
  bankOrderServices(shop.db, async (operation, body) =>
    operation === 'RefundPayment'
      ? { ResponseCode: '07', ResponseMessage: 'no' }
      : sandboxCall(shop.db, 0)(operation, body),
  )
/** Drams, state and pieces of the order's refunds. */
const refundsOf = async () =>
  (await listRefundsOf(shop.db, id)).map(({ amount, state, lines }) => [
    amount,
    state,
    ...lines.map(({ line_id, quantity }) => (line_id === lineId ? quantity : NaN)),
  ])
const page = () => readAdminOrder(shop.db, id, { locale: 'en', roles: ['owner'] })

describe('the pieces of a delivered order', () => {
  test('are remembered by their refund, shown with it, and refunded once; the stock stays', async () => {
    await deliver()
    const stock = await shop.stock()
    expect([await refund(1), await refund(2, 1500)]).toEqual(['refunded', 'refunded'])
    expect(await refundsOf()).toEqual([
      [1000, 'refunded', 1],
      [1500, 'refunded', 2],
    ])
    await expect(refund(2, 1)).rejects.toMatchObject(refused)
    const { lines, payments, history, received } = await page()
    const named = [{ line_id: lineId, quantity: 2 }]
    expect(lines[0]).toMatchObject({ quantity: 4, canceled: 0, refunded: 3, total: 4000 })
    expect(payments[0]!.refunds[1]).toMatchObject({ amount: 1500, lines: named })
    expect(history.filter(({ kind }) => kind === 'refund')[1]).toMatchObject({ lines: named })
    expect([received, await shop.stock()]).toEqual([2500, stock])
    const audit = await shop.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'order.refund')
      .where('subject_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(audit.after).toMatchObject({ amount: 1500, lines: [{ sku: lines[0]!.sku, pieces: 2 }] })
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('are refunded for what they cost at most', async () => {
    await deliver()
    await expect(refund(1, 1001)).rejects.toMatchObject({
      ...refused,
      details: { fields: { amount: [{ key: 'moreThanRefundable' }] } },
    })
    await refund(undefined, 4500)
    await expect(refund(1)).rejects.toMatchObject({
      ...refused,
      details: {
        fields: { amount: [{ key: 'moreThanRefundable', values: { amount: '500\u00a0֏' } }] },
      },
    })
    expect(await refund(1, 500)).toBe('refunded')
    expect(await shop.statusOf(id)).toBe('closed')
  })

  test('are those of its own lines, each named once, and whole', async () => {
    await deliver()
    const other = await pay()
    const [own, foreign] = [lineId, other.line]
    for (const lines of [
      [{ line_id: foreign, quantity: 1 }],
      [
        { line_id: own, quantity: 1 },
        { line_id: own, quantity: 1 },
      ],
      [{ line_id: own, quantity: 0 }],
      [{ line_id: own, quantity: 0.5 }],
      [{ line_id: own, quantity: 5 }],
    ])
      await expect(
        refundOrder(shop.db, shop.services, { id, by, amount: 1, lines }),
      ).rejects.toMatchObject(refused)
    expect(await refundsOf()).toEqual([])
  })

  test('stay refunded where the bank refuses, until somebody returns the money by hand', async () => {
    await deliver()
    expect(await refund(2, undefined, refusing())).toBe('refused')
    expect(await refundsOf()).toEqual([
      [2000, 'refused', 2],
      [2000, 'due', 2],
    ])
    await expect(refund(3, 1)).rejects.toMatchObject(refused)
    expect((await page()).lines[0]).toMatchObject({ refunded: 2 })
    await confirmRefund(shop.db, shop.services, { id, by })
    expect((await refundsOf())[1]).toEqual([2000, 'refunded', 2])
  })

  test('stay refunded where a larger refund takes what is due for them', async () => {
    await deliver()
    await refund(1, undefined, refusing())
    await refund(1, undefined, refusing())
    expect(await refund(undefined, 3000)).toBe('refunded')
    expect((await refundsOf()).filter(([, state]) => state !== 'refused')).toEqual([
      [3000, 'refunded', 2],
    ])
    await expect(refund(3, 1)).rejects.toMatchObject(refused)
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('leave what is due otherwise as it is', async () => {
    const lines = [{ line_id: lineId, quantity: 1 }]
    await cancelOrder(shop.db, shop.services, { id, by, note: '', lines })
    await expect(refund(1)).rejects.toMatchObject({ code: 'conflict' })
    await deliver()
    await expect(refund(4, 1)).rejects.toMatchObject(refused)
    expect(await refund(1)).toBe('refunded')
    expect(await refundsOf()).toEqual([
      [1000, 'due'],
      [1000, 'refunded', 1],
    ])
  })
})
