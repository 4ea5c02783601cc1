import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { GatewayUnreachableError } from '../payments/provider.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { paymentOf, queryDuePayments } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { answerLater, atTheBank, holdOrder, makeDue, twoStageShop } from '../testing/two-stage.ts'
import { advanceOrder } from './advance-order.ts'
import { cancelOrder } from './cancel-order.ts'
import type { OrderServices } from './order-services.ts'
import { repeatRequest } from './repeat-request.ts'

const shop = bankShop()

const work = async (id: number, services: OrderServices, rounds = 3) => {
  for (let round = 0; round < rounds; round++) {
    await makeDue(shop.db, id)
    await queryDuePayments(shop.db, services)
  }
}

/** Two pieces of which the bank refuses to take, or to let go of, the held money. */
async function refused(ends: 'completed' | 'canceled', bank = twoStageShop(shop.db)) {
  const { services, requests } = bank
  const id = await holdOrder(shop.db, services, { productId: shop.productId, quantity: 2 })
  await answerLater(shop.db, id, 'refused')
  if (ends === 'completed') await advanceOrder(shop.db, services, { id, to: 'completed', by })
  else await cancelOrder(shop.db, services, { id, by, note: '' })
  await work(id, services)
  const { id: paymentId, amount } = await paymentOf(shop.db, id)
  const repeat = async () =>
    repeatRequest(shop.db, services, {
      id,
      paymentId,
      by,
      version: (await findOrder(shop.db, id)).version,
    })
  const seen = async () => {
    const order = await readAdminOrder(shop.db, id, { locale: 'en', roles: ['owner'] })
    return {
      offered: order.actions.includes('repeat_request'),
      refused: order.payments[0]!.refused_at !== null,
    }
  }
  return { id, paymentId, amount, services, requests, repeat, seen }
}

const audits = async (id: number) =>
  (
    await sql<{ after: object }>`
      select after from audit_log where action = 'order.repeat_request' and subject_id = ${String(id)}`.execute(
      shop.db,
    )
  ).rows.map(({ after }) => after)

describe('a refused request about held money', () => {
  test('to take it is repeated once, by who may return money, with one row of the audit log', async () => {
    const { id, paymentId, amount, requests, repeat, seen } = await refused('completed')
    expect([requests, await seen()]).toEqual([['ConfirmPayment'], { offered: true, refused: true }])
    const order = await readAdminOrder(shop.db, id, { locale: 'en', roles: ['orders'] })
    expect(order.actions).not.toContain('repeat_request')
    expect(await repeat()).toBe('done')
    expect(requests).toEqual(['ConfirmPayment', 'ConfirmPayment'])
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount })
    expect(await atTheBank(shop.db, id)).toMatchObject({ status: 2, deposited: amount })
    expect(await audits(id)).toEqual([{ payment: paymentId, state: 'capturing', amount }])
    expect(await seen()).toEqual({ offered: false, refused: false })
    await expect(repeat()).rejects.toThrow('conflict')
    expect([requests.length, (await audits(id)).length]).toEqual([2, 1])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('to let go of it is repeated once', async () => {
    const { id, requests, repeat } = await refused('canceled')
    expect(await repeat()).toBe('done')
    expect(requests).toEqual(['CancelPayment', 'CancelPayment'])
    expect([(await paymentOf(shop.db, id)).state, (await atTheBank(shop.db, id)).status]).toEqual([
      'voided',
      3,
    ])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('that is refused again stays for a person, and no process repeats it', async () => {
    const { id, services, requests, repeat, seen } = await refused('completed')
    await answerLater(shop.db, id, 'refused')
    expect(await repeat()).toBe('refused')
    await work(id, services, 4)
    expect([requests.length, await seen()]).toEqual([2, { offered: true, refused: true }])
    expect(await repeat()).toBe('done')
    expect(requests).toHaveLength(3)
  })

  test.each([
    ['lost', 'captured', 2],
    ['error', 'capturing', 2],
  ] as const)('whose answer is %s is not repeated by itself', async (mode, state, count) => {
    const { id, services, requests, repeat, seen } = await refused('completed')
    await answerLater(shop.db, id, mode)
    expect(await repeat()).toBe('unknown')
    // On its way: nobody may press again yet.
    expect((await seen()).offered).toBe(false)
    await expect(repeat()).rejects.toThrow('conflict')
    await work(id, services, 4)
    expect([(await paymentOf(shop.db, id)).state, requests.length]).toEqual([state, count])
    await sql`update payments set requested_at = requested_at - interval '1 minute' where order_id = ${id}`.execute(
      shop.db,
    )
    expect((await seen()).offered).toBe(mode === 'error')
  })

  test('is not sent where the bank does not answer whether it holds the money', async () => {
    let isDown = false
    const bank = twoStageShop(shop.db, (operation, body) => {
      if (isDown) throw new GatewayUnreachableError('down')
      return sandboxCall(shop.db, 0)(operation, body)
    })
    const { repeat, requests } = await refused('completed', bank)
    isDown = true
    expect([await repeat(), requests.length]).toEqual(['unknown', 1])
  })

  test('is not sent where a person has done it at the bank', async () => {
    const { id, requests, repeat } = await refused('completed')
    await sql`update sandbox_payments s set status = 2, deposited = s.amount from payments p
      where p.order_id = ${id} and s.id::text = lower(p.bank_id)`.execute(shop.db)
    expect([await repeat(), requests.length]).toEqual(['done', 1])
    expect((await paymentOf(shop.db, id)).state).toBe('captured')
  })

  test('is not sent where the bank has let go of the money', async () => {
    const { id, requests, repeat } = await refused('completed')
    await sql`update sandbox_payments s set status = 3 from payments p
      where p.order_id = ${id} and s.id::text = lower(p.bank_id)`.execute(shop.db)
    expect([await repeat(), requests.length]).toEqual(['gone', 1])
    expect((await findOrder(shop.db, id)).paid).toBe('unpaid')
  })

  test('of another order, or of a version that was not seen, is refused', async () => {
    const one = await refused('completed')
    const other = await refused('completed')
    const call = { id: one.id, by, paymentId: other.paymentId }
    await expect(repeatRequest(shop.db, one.services, call)).rejects.toThrow('conflict')
    const late = { ...call, paymentId: one.paymentId, version: 1 }
    await expect(repeatRequest(shop.db, one.services, late)).rejects.toThrow('version_conflict')
    expect([one.requests.length, other.requests.length, await audits(one.id)]).toEqual([1, 1, []])
  })
})

describe('an order that is canceled although the bank refused to give its money', () => {
  /** Refused a day before the bank lets go of the money, and canceled then. */
  async function canceled() {
    const bank = twoStageShop(shop.db)
    const { services, requests } = bank
    const id = await holdOrder(shop.db, services, { productId: shop.productId, quantity: 2 })
    await answerLater(shop.db, id, 'refused')
    await work(id, services, 2)
    expect([(await paymentOf(shop.db, id)).state, requests]).toEqual([
      'capturing',
      ['ConfirmPayment'],
    ])
    await cancelOrder(shop.db, services, { id, by, note: '', confirmed: true })
    return { id, services, requests }
  }

  test('is released by the next question at the bank', async () => {
    const { id, services, requests } = await canceled()
    await work(id, services)
    expect(requests).toEqual(['ConfirmPayment', 'CancelPayment'])
    expect((await paymentOf(shop.db, id)).state).toBe('voided')
  })

  test('is released by the person who repeats it', async () => {
    const { id, services, requests } = await canceled()
    const { id: paymentId } = await paymentOf(shop.db, id)
    expect(await repeatRequest(shop.db, services, { id, paymentId, by })).toBe('done')
    expect(requests).toEqual(['ConfirmPayment', 'CancelPayment'])
    expect((await paymentOf(shop.db, id)).state).toBe('voided')
    expect(await listRefundsOf(shop.db, id)).toEqual([])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })
})
