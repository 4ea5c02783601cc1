import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCart } from '../cart/read-cart.ts'
import { updateLines } from '../cart/update-lines.ts'
import { DomainError } from '../errors.ts'
import { findByBankId } from '../payments/payment-rows.ts'
import { GatewayUnreachableError } from '../payments/provider.ts'
import { actInSandbox, sandboxCall } from '../payments/providers/sandbox.ts'
import {
  afterQuestions,
  ageHolds,
  agePayment,
  askBanks,
  bankOrderServices,
  createBankMethods,
  endHolds,
  mailsOf,
  orderAsGuest,
  orderAtBank,
  paymentOf,
} from '../testing/bank.ts'
import { createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkPayment } from './check-payment.ts'
import { openPayment } from './open-payment.ts'
import { refundOrder } from './refund-order.ts'
import type { OrderServices } from './order-services.ts'
import { settlePayment } from './settle-payment.ts'
import { checkUnpaidOrder, giveUpOrder } from './unpaid-order.ts'
import { asGuest } from '../shared/viewer.ts'

const database = testDatabase({ connections: 20 })
const viewer = asGuest('en')
let services: OrderServices
let goods: { id: number; variantId: number }
let count = 0

beforeAll(async () => {
  services = bankOrderServices(database.db)
  await createProduct(database.db, { sku: '938', status: 'service', offers: [{ price: 100 }] })
  await createCheckoutMethods(database.db)
  await createBankMethods(database.db)
})
beforeEach(async () => {
  goods = await createProduct(database.db, { sku: `GOODS-${++count}`, offers: [{ price: 1000, qty: 10 }] })
})

const stock = async () =>
  (await database.db.selectFrom('variants').select('qty').where('id', '=', goods.variantId).executeTakeFirstOrThrow()).qty
const statusOf = async (id: number) =>
  (await database.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const openOrder = (quantity = 3) => orderAtBank(database.db, services, goods.id, quantity)

test('an order that is paid online waits, is paid at the bank, and only then is told of by mail', async () => {
  const { db } = database
  const { order, payment, bankId, owner } = await openOrder()
  expect([order.status, await stock(), await mailsOf(db, order.id)]).toEqual(['pending_payment', 7, []])
  expect(await openPayment(db, services, order.id, 'ru')).toBe(`https://shop.test/payments/ameriabank/${payment.key}?lang=ru`)
  expect((await checkUnpaidOrder(db, services, owner)).state).toBe('waiting')
  await afterQuestions(db)
  await actInSandbox(db, bankId, 'pay', 'normal')
  const found = await findByBankId(db, 'ameriabank', bankId.toLowerCase())
  expect((await checkPayment(db, services, found!, 'return')).state).toBe('paid')
  expect([await statusOf(order.id), await stock(), await readCart(db, owner, viewer)]).toEqual(['pending', 7, null])
  expect(await mailsOf(db, order.id)).toEqual(['orderPaid', 'shopOrder'])
  const { text } = await db.selectFrom('mails').select('text').where('template', '=', 'shopOrder').executeTakeFirstOrThrow()
  expect(text).toContain('\nՀասցե՝ Երևան, Tumanyan 5\n')
  expect((await paymentOf(db, order.id)).details).toMatchObject({ card: '408306******1111' })
  expect(payment.amount).toBe(order.grand_total)
})

test('a declined card gives goods and cart back as they were, and the next press is a new order', async () => {
  const { db } = database
  const { order, bankId, owner, place, payment } = await openOrder()
  await actInSandbox(db, bankId, 'decline', 'normal')
  await Promise.all(Array.from({ length: 10 }, () => checkPayment(db, services, payment, 'return')))
  expect([await statusOf(order.id), await stock()]).toEqual(['canceled', 10])
  const cart = await readCart(db, owner, viewer)
  expect(cart).toMatchObject({ items: [{ quantity: 3 }, {}], shipping_method: 'flatrate_flatrate', payment_method: 'ameriabank' })
  const again = await place()
  expect(again.id).not.toBe(order.id)
  expect([again.status, await stock()]).toEqual(['pending_payment', 7])
})

test('twenty presses at once are one order, one payment and one pay page', async () => {
  const { db } = database
  const { order, place } = await orderAsGuest(db, services, goods.id)
  const pages = await Promise.all(Array.from({ length: 20 }, async () => openPayment(db, services, (await place()).id, 'hy')))
  expect(new Set(pages).size).toBe(1)
  const { rows } = await sql`select id from payments where order_id = ${order.id}`.execute(db)
  expect(rows).toHaveLength(1)
})

describe('a bank that gives no pay page', () => {
  test.each([
    ['is away', async () => Promise.reject(new GatewayUnreachableError('down'))],
    ['refuses', async () => ({ ResponseCode: 5, ResponseMessage: 'no' })],
    ['answers with the code of another operation', async () => ({ ResponseCode: '00', PaymentID: '5f0d8a3e-0000-4000-8000-000000000000' })],
    ['names a payment that is an address', async () => ({ ResponseCode: 1, PaymentID: 'x&url=//evil.example' })],
  ])('because it %s is told, and the cart is as it was', async (_why, call) => {
    const { db } = database
    const broken = bankOrderServices(db, call)
    const { order, owner } = await orderAsGuest(db, broken, goods.id)
    await expect(openPayment(db, broken, order.id, 'hy')).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect([await statusOf(order.id), await stock()]).toEqual(['canceled', 10])
    expect((await readCart(db, owner, viewer))?.items[0]?.quantity).toBe(1)
  })

  test('and a process that died while asking, leave the number unused', async () => {
    const { db } = database
    const { order } = await orderAsGuest(db, services, goods.id)
    await sql`insert into payments (order_id, provider, amount, key, ask_at)
      values (${order.id}, 'ameriabank', ${order.grand_total}, ${'0'.repeat(32)}, now())`.execute(db)
    const dead = await paymentOf(db, order.id)
    await openPayment(db, services, order.id, 'hy')
    const next = await paymentOf(db, order.id)
    expect([next.id > dead.id, next.state]).toEqual([true, 'open'])
  })
})

test('a hundred replayed and reordered news change nothing', async () => {
  const { db } = database
  const { order, payment, bankId } = await openOrder()
  await actInSandbox(db, bankId, 'pay', 'normal')
  const truth = { amount: payment.amount, received: payment.amount, currency: '051', number: String(payment.id), details: {} }
  const states = ['paid', 'declined', 'waiting', 'held', 'returned', 'unclear'] as const
  await settlePayment(db, services, payment, { ...truth, state: 'paid' })
  await Promise.all(Array.from({ length: 100 }, (_, n) => settlePayment(db, services, payment, { ...truth, state: states[n % 6]! })))
  expect([await statusOf(order.id), (await paymentOf(db, order.id)).state, await stock()]).toEqual(['pending', 'paid', 7])
  expect(await mailsOf(db, order.id)).toEqual(['orderPaid', 'shopOrder'])
})

describe('after twenty minutes', () => {
  test('goods and cart are free, and a payment that comes after all takes the goods again', async () => {
    const { db } = database
    const { order, bankId, owner } = await openOrder()
    await ageHolds(db, 21)
    await endHolds(db, services)
    expect([await statusOf(order.id), await stock()]).toEqual(['pending_payment', 10])
    expect((await readCart(db, owner, viewer))?.items).toHaveLength(2)
    await actInSandbox(db, bankId, 'pay', 'normal')
    await checkPayment(db, services, await paymentOf(db, order.id), 'poll')
    expect([await statusOf(order.id), await stock(), (await paymentOf(db, order.id)).state]).toEqual(['pending', 7, 'paid'])
    expect(await readCart(db, owner, viewer)).toBeNull()
  })

  test('a cart that was changed after it came back stays with its owner', async () => {
    const { db } = database
    const { order, bankId, owner } = await openOrder()
    await ageHolds(db, 21)
    await endHolds(db, services)
    const item = (await readCart(db, owner, viewer))!.items[0]!
    await updateLines(db, owner, new Map([[item.id, 2]]), viewer)
    await actInSandbox(db, bankId, 'pay', 'normal')
    await checkPayment(db, services, await paymentOf(db, order.id), 'poll')
    expect(await statusOf(order.id)).toBe('pending')
    expect((await readCart(db, owner, viewer))?.items[0]).toMatchObject({ quantity: 2 })
  })

  test('a payment whose goods are gone is to be returned, once, and the shop is told', async () => {
    const { db } = database
    const { order, bankId, payment } = await openOrder()
    await ageHolds(db, 21)
    await endHolds(db, services)
    await db.updateTable('variants').set({ qty: 2 }).where('id', '=', goods.variantId).execute()
    await actInSandbox(db, bankId, 'pay', 'normal')
    await Promise.all(Array.from({ length: 5 }, () => checkPayment(db, services, payment, 'poll')))
    expect([await statusOf(order.id), await stock(), (await paymentOf(db, order.id)).state]).toEqual(['canceled', 2, 'refund_due'])
    expect(await mailsOf(db, order.id)).toEqual(['shopRefund'])
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => refundOrder(db, services, order.id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await paymentOf(db, order.id)).state).toBe('refunded')
  })

  test('one that was paid in the last second is paid', async () => {
    const { db } = database
    const { order, bankId } = await openOrder()
    await actInSandbox(db, bankId, 'pay', 'normal')
    await ageHolds(db, 21)
    await endHolds(db, services)
    expect([await statusOf(order.id), await stock()]).toEqual(['pending', 7])
  })
})

describe('a callback that never came', () => {
  test('is made up for by asking', async () => {
    const { db } = database
    const { order, bankId, payment } = await openOrder()
    await actInSandbox(db, bankId, 'pay', 'normal')
    await agePayment(db, payment.id, 1)
    await askBanks(db, services)
    expect(await statusOf(order.id)).toBe('pending')
  })

  test('is asked for a day, and then the order is canceled', async () => {
    const { db } = database
    const { order, payment } = await openOrder()
    await agePayment(db, payment.id, 6)
    await askBanks(db, services)
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from ask_at - created_at) / 60)::int as minutes from payments where id = ${payment.id}`.execute(db)
    expect([rows[0]!.minutes, await statusOf(order.id)]).toEqual([15, 'pending_payment'])
    await agePayment(db, payment.id, 24 * 60)
    await askBanks(db, services)
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state, await stock()]).toEqual(['canceled', 'expired', 10])
  })

  test('a bank that fails at first is asked again', async () => {
    const { db } = database
    const { order, bankId, owner } = await openOrder()
    await actInSandbox(db, bankId, 'pay', 'error')
    expect((await checkUnpaidOrder(db, services, owner)).state).toBe('waiting')
    await afterQuestions(db)
    expect((await checkUnpaidOrder(db, services, owner)).state).toBe('paid')
    expect(await statusOf(order.id)).toBe('pending')
  })
})

describe('the buyer who gives an order up', () => {
  test('gets the cart back', async () => {
    const { db } = database
    const { order, owner } = await openOrder()
    expect(await giveUpOrder(db, services, owner)).toMatchObject({ state: 'failed' })
    expect([await statusOf(order.id), await stock()]).toEqual(['canceled', 10])
    expect((await readCart(db, owner, viewer))?.items).toHaveLength(2)
    await expect(giveUpOrder(db, services, owner)).rejects.toThrow(DomainError)
  })

  test('and has paid meanwhile has paid', async () => {
    const { db } = database
    const { order, owner, bankId } = await openOrder()
    await actInSandbox(db, bankId, 'pay', 'normal')
    expect(await giveUpOrder(db, services, owner)).toMatchObject({ state: 'paid' })
    expect(await statusOf(order.id)).toBe('pending')
  })
})

describe('the shop that cancels', () => {
  test('gives goods back once, and owes what was paid', async () => {
    const { db } = database
    const { order, bankId, payment } = await openOrder()
    await actInSandbox(db, bankId, 'pay', 'normal')
    await checkPayment(db, services, payment, 'return')
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => cancelOrder(db, services, order.id, 'no courier')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await stock(), (await paymentOf(db, order.id)).state]).toEqual([10, 'refund_due'])
    expect(await refundOrder(db, services, order.id)).toBe('refunded')
    await expect(refundOrder(db, services, order.id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await mailsOf(db, order.id)).toEqual(['orderPaid', 'shopOrder', 'orderCanceled'])
  })

  test('is not overruled by a payment that comes afterwards', async () => {
    const { db } = database
    const { order, bankId, payment } = await openOrder()
    await cancelOrder(db, services, order.id, '')
    await actInSandbox(db, bankId, 'pay', 'normal')
    await checkPayment(db, services, payment, 'return')
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state, await stock()]).toEqual(['canceled', 'refund_due', 10])
  })

  test('and hears nothing from the bank does not tell it twice', async () => {
    const { db } = database
    const { order, bankId, payment } = await openOrder()
    await actInSandbox(db, bankId, 'pay', 'normal')
    await checkPayment(db, services, payment, 'return')
    await cancelOrder(db, services, order.id, '')
    let told = 0
    const deaf = bankOrderServices(db, async (operation, body) => {
      if (operation !== 'RefundPayment') return sandboxCall(db, 0)(operation, body)
      told++
      throw new GatewayUnreachableError('time-out')
    })
    expect(await refundOrder(db, deaf, order.id)).toBe('unknown')
    await expect(refundOrder(db, deaf, order.id)).rejects.toMatchObject({ code: 'conflict' })
    expect([told, (await paymentOf(db, order.id)).state]).toEqual([1, 'refunding'])
  })
})
