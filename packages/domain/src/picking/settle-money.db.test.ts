import { beforeAll, describe, expect, test } from 'vitest'
import { creditLeft } from '../companies/credit.ts'
import { refundOrder } from '../order-management/refund-order.ts'
import { viewOrder } from '../orders/order-view.ts'
import { findOrder } from '../orders/read-order.ts'
import { GatewayUnreachableError } from '../payments/provider.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { bankOrderServices, paymentOf } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { orderOnCredit, payOrder } from '../testing/paid-order.ts'
import { pickOrder, sellByWeight, type TestPick } from '../testing/picked-order.ts'
import { settleOrder } from './settle-order.ts'

const shop = bankShop()
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))

const pieces = (quantity: number) => ({ productId: shop.productId, quantity })
/** Cheese of 350 g portions at 6000 drams a kilogram. */
const weigh = () => sellByWeight(shop.db, shop.variantId, { portion: 350, perKg: 6000 })
const pick = (id: number, first: TestPick, buffer = 0) =>
  pickOrder(shop.db, id, { picks: { 0: first }, buffer })
const settle = (id: number, services = shop.services) =>
  settleOrder(shop.db, services, { id, by, decides: true })

describe('an order that was paid by card', () => {
  test('gets the difference back at once, by one request', async () => {
    const id = await payOrder(shop.db, shop.services, pieces(4))
    await pick(id, { state: 'short', quantity: 1 })
    await settle(id)
    expect(await paymentOf(shop.db, id)).toMatchObject({
      state: 'paid',
      amount: 5100,
      refund_total: 3000,
    })
    expect(await listRefundsOf(shop.db, id)).toMatchObject([
      { amount: 3000, state: 'refunded', reason: 'settled' },
    ])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('never costs more than was paid', async () => {
    await weigh()
    const id = await payOrder(shop.db, shop.services, pieces(2))
    await pick(id, { state: 'found', grams: 800 }, 630)
    await settle(id)
    expect(await findOrder(shop.db, id)).toMatchObject({ agreed_total: 5300, grand_total: 5300 })
    expect(await listRefundsOf(shop.db, id)).toEqual([])
  })

  test('is due once where the shop is killed before it asks the bank', async () => {
    let requests = 0
    const services = bankOrderServices(shop.db, (operation, body) => {
      if (operation === 'RefundPayment') requests++
      return sandboxCall(shop.db, 0)(operation, body)
    })
    // The settlement is committed; the transaction that would begin the request is not.
    const killed = {
      ...services,
      providers: new Proxy(services.providers, {
        get() {
          throw new Error('killed')
        },
      }),
    }
    const id = await payOrder(shop.db, services, pieces(4))
    await pick(id, { state: 'short', quantity: 1 })
    await expect(settle(id, killed)).rejects.toThrow('killed')
    expect((await findOrder(shop.db, id)).settled_at).not.toBeNull()
    await settle(id, services)
    expect(requests).toBe(0)
    expect(await listRefundsOf(shop.db, id)).toMatchObject([
      { amount: 3000, state: 'due', by_hand: false },
    ])
    const refund = () => refundOrder(shop.db, services, { id, by, onlyDue: true })
    const results = await Promise.allSettled([refund(), refund()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(requests).toBe(1)
    expect(await listRefundsOf(shop.db, id)).toMatchObject([{ amount: 3000, state: 'refunded' }])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('waits for a person where the bank refuses, or does not answer', async () => {
    const cases = [
      ['silent', 'refunding'],
      ['refused', 'due'],
    ] as const
    for (const [how, state] of cases) {
      let requests = 0
      const services = bankOrderServices(shop.db, async (operation, body) => {
        if (operation !== 'RefundPayment') return sandboxCall(shop.db, 0)(operation, body)
        requests++
        if (how === 'silent') throw new GatewayUnreachableError('no answer')
        return { ResponseCode: '07', ResponseMessage: 'no' }
      })
      const id = await payOrder(shop.db, shop.services, pieces(2))
      await pick(id, { state: 'short', quantity: 1 })
      await settle(id, services)
      await settle(id, services)
      expect(requests).toBe(1)
      expect((await listRefundsOf(shop.db, id)).at(-1)).toMatchObject({ amount: 1000, state })
    }
  })
})

describe('an order on credit', () => {
  test('gives back what was not delivered', async () => {
    const { id, companyId } = await orderOnCredit(shop.db, shop.services, {
      ...pieces(4),
      line: 6000,
    })
    await pick(id, { state: 'short', quantity: 1 })
    await settle(id)
    expect(await creditLeft(shop.db, companyId)).toBe(6000 - 2100)
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('books more where the line reaches, and else costs what was agreed', async () => {
    await weigh()
    const cases = [
      [10_000, 5900],
      [5500, 5300],
    ] as const
    for (const [line, total] of cases) {
      const { id, companyId } = await orderOnCredit(shop.db, shop.services, { ...pieces(2), line })
      await pick(id, { state: 'found', grams: 800 }, 630)
      await settle(id)
      expect(await findOrder(shop.db, id)).toMatchObject({ agreed_total: 5300, grand_total: total })
      expect(await creditLeft(shop.db, companyId)).toBe(line - total)
    }
    expect(await findBrokenSums(shop.db)).toEqual([])
  })
})

test('shoppers see what goes back of a card payment', async () => {
  const id = await payOrder(shop.db, shop.services, pieces(4))
  await pick(id, { state: 'short', quantity: 1 })
  await settle(id)
  expect(viewOrder(await findOrder(shop.db, id), 'en')).toMatchObject({ refunded: 3000 })
})
