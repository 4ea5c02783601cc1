import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findOrder } from '../orders/read-order.ts'
import { GatewayUnreachableError } from '../payments/provider.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import type { VposCall } from '../payments/providers/vpos.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { settleOrder } from './settle-order.ts'
import { mailsOf, paymentOf, queryDuePayments } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { pickOrder } from '../testing/picked-order.ts'
import { answerLater, atTheBank, holdOrder, makeDue, twoStageShop } from '../testing/two-stage.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import type { OrderServices } from '../order-management/order-services.ts'

const shop = bankShop()
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))

/** Four pieces are held, 5100 drams; one is picked, 2100 drams. */
async function pickedShort(services: OrderServices): Promise<number> {
  const id = await holdOrder(shop.db, services, { productId: shop.productId, quantity: 4 })
  await pickOrder(shop.db, id, { picks: { 0: { state: 'short', quantity: 1 } } })
  return id
}
const settle = (id: number, services: OrderServices) =>
  settleOrder(shop.db, services, { id, by, decides: true })
const cancel = (id: number, services: OrderServices) =>
  cancelOrder(shop.db, services, { id, by, note: '' })
/** The worker comes round so many times, each after the lease of the one before. */
async function work(id: number, services: OrderServices, rounds = 3): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await makeDue(shop.db, id)
    await queryDuePayments(shop.db, services)
  }
}

/** A bank whose connection, or whose shop, dies at an operation: before the bank gets it, or after it did it. */
const dyingAt = (operation: string, when: 'before' | 'after', times = 1): VposCall => {
  const bank = sandboxCall(shop.db, 0)
  let left = times
  return async (name, body) => {
    if (name !== operation || left === 0) return bank(name, body)
    left--
    if (when === 'after') await bank(name, body)
    throw new Error('killed')
  }
}

describe('a shop that is killed', () => {
  const steps = [
    ['before the bank gets the request', 'before', 2],
    ['after the bank has done it', 'after', 1],
  ] as const

  test.each(steps)('%s captures once', async (_when, when, requests) => {
    const bank = twoStageShop(shop.db, dyingAt('ConfirmPayment', when))
    const id = await pickedShort(bank.services)
    await expect(settle(id, bank.services)).rejects.toThrow('killed')
    expect((await paymentOf(shop.db, id)).state).toBe('capturing')
    expect([(await findOrder(shop.db, id)).paid, await findBrokenSums(shop.db)]).toEqual([
      'held',
      [],
    ])
    // Another process has its lease until then.
    await queryDuePayments(shop.db, bank.services)
    expect(bank.requests).toHaveLength(1)
    await settle(id, bank.services)
    await work(id, bank.services)
    expect(bank.requests).toHaveLength(requests)
    expect(await atTheBank(shop.db, id)).toMatchObject({ status: 2, deposited: 2100 })
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount: 2100 })
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('between the settlement and the request captures once', async () => {
    const bank = twoStageShop(shop.db)
    const id = await pickedShort(bank.services)
    const killed = {
      ...bank.services,
      providers: new Proxy(bank.services.providers, {
        get() {
          throw new Error('killed')
        },
      }),
    }
    await expect(settle(id, killed)).rejects.toThrow('killed')
    expect([bank.requests, (await paymentOf(shop.db, id)).state]).toEqual([[], 'capturing'])
    await work(id, bank.services)
    expect(bank.requests).toEqual(['ConfirmPayment'])
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount: 2100 })
  })

  test('between the bank’s answer and its record asks, and does not repeat', async () => {
    const bank = twoStageShop(shop.db, dyingAt('ConfirmPayment', 'after'))
    const id = await pickedShort(bank.services)
    await expect(settle(id, bank.services)).rejects.toThrow('killed')
    await Promise.all([work(id, bank.services), work(id, bank.services), work(id, bank.services)])
    expect(bank.requests).toEqual(['ConfirmPayment'])
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount: 2100 })
  })

  test.each(steps)('%s releases once', async (_when, when, requests) => {
    const bank = twoStageShop(shop.db, dyingAt('CancelPayment', when))
    const id = await pickedShort(bank.services)
    await cancel(id, bank.services)
    await expect(queryDuePayments(shop.db, bank.services)).rejects.toThrow('killed')
    await work(id, bank.services)
    expect(bank.requests).toHaveLength(requests)
    expect((await atTheBank(shop.db, id)).status).toBe(3)
    expect((await paymentOf(shop.db, id)).state).toBe('voided')
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('before it captures, and whose order is canceled then, releases the money', async () => {
    const bank = twoStageShop(shop.db, dyingAt('ConfirmPayment', 'before'))
    const id = await pickedShort(bank.services)
    await expect(settle(id, bank.services)).rejects.toThrow('killed')
    await cancelOrder(shop.db, bank.services, { id, by, note: '', confirmed: true })
    await work(id, bank.services)
    expect(bank.requests).toEqual(['ConfirmPayment', 'CancelPayment'])
    expect((await paymentOf(shop.db, id)).state).toBe('voided')
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('after it captures, and whose order is canceled then, owes all of it', async () => {
    const bank = twoStageShop(shop.db, dyingAt('ConfirmPayment', 'after'))
    const id = await pickedShort(bank.services)
    await expect(settle(id, bank.services)).rejects.toThrow('killed')
    await cancelOrder(shop.db, bank.services, { id, by, note: '', confirmed: true })
    await work(id, bank.services)
    expect(bank.requests).toEqual(['ConfirmPayment'])
    expect(await listRefundsOf(shop.db, id)).toMatchObject([{ amount: 2100, state: 'due' }])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })
})

describe('a bank that answers', () => {
  test.each([
    ['slow', 1],
    ['lost', 1],
    ['error', 2],
  ] as const)('%s has captured once in the end', async (mode, requests) => {
    const bank = twoStageShop(shop.db)
    const id = await pickedShort(bank.services)
    await answerLater(shop.db, id, mode)
    await settle(id, bank.services)
    expect((await paymentOf(shop.db, id)).state).toBe('capturing')
    await work(id, bank.services)
    expect(bank.requests).toHaveLength(requests)
    expect(await atTheBank(shop.db, id)).toMatchObject({ status: 2, deposited: 2100 })
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount: 2100 })
  })

  test('no is not asked again: the shop is alerted once, and sees what a person does there', async () => {
    const bank = twoStageShop(shop.db)
    const alarms: string[] = []
    const services: OrderServices = { ...bank.services, alarm: ({ kind }) => alarms.push(kind) }
    const id = await pickedShort(services)
    await answerLater(shop.db, id, 'refused')
    await settle(id, services)
    await work(id, services, 4)
    expect([bank.requests, alarms]).toEqual([['ConfirmPayment'], ['hold_refused']])
    expect((await mailsOf(shop.db, id)).filter((name) => name === 'shopHold')).toHaveLength(1)
    await sql`update sandbox_payments s set status = 2, deposited = 2500 from payments p
      where p.order_id = ${id} and s.id::text = lower(p.bank_id)`.execute(shop.db)
    await work(id, services)
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount: 2500 })
    expect(await listRefundsOf(shop.db, id)).toMatchObject([{ amount: 400, state: 'due' }])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('that it let go of the money alerts the shop, which has nothing then', async () => {
    const bank = twoStageShop(shop.db)
    const alarms: string[] = []
    const services: OrderServices = { ...bank.services, alarm: ({ kind }) => alarms.push(kind) }
    const id = await pickedShort(services)
    await sql`update sandbox_payments s set status = 3 from payments p
      where p.order_id = ${id} and s.id::text = lower(p.bank_id)`.execute(shop.db)
    await settle(id, services)
    await work(id, services)
    expect([(await paymentOf(shop.db, id)).state, alarms]).toEqual(['voided', ['hold_lost']])
    expect((await findOrder(shop.db, id)).paid).toBe('unpaid')
  })

  test('nothing is asked every minute first and every hour later, and nothing is repeated', async () => {
    let isDown = false
    const bank = twoStageShop(shop.db, (operation, body) => {
      if (isDown) throw new GatewayUnreachableError('down')
      return sandboxCall(shop.db, 0)(operation, body)
    })
    const id = await pickedShort(bank.services)
    isDown = true
    await settle(id, bank.services)
    const next = async () => {
      await work(id, bank.services, 1)
      const { rows } = await sql<{ minutes: number }>`
        select round(extract(epoch from ask_at - now()) / 60)::integer as minutes from payments where order_id = ${id}`.execute(
        shop.db,
      )
      return rows[0]!.minutes
    }
    expect(await next()).toBe(1)
    await sql`update payments set requested_at = requested_at - interval '16 minutes' where order_id = ${id}`.execute(
      shop.db,
    )
    expect(await next()).toBe(60)
    expect(bank.requests).toEqual(['ConfirmPayment'])
    isDown = false
    await work(id, bank.services)
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount: 2100 })
  })
})
