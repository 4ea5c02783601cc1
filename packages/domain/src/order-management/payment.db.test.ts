// Long because its cases share one shop with its bank.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCart } from '../cart/read-cart.ts'
import { updateLines } from '../cart/update-lines.ts'
import { DomainError } from '../errors.ts'
import { findByBankId } from '../payments/payment-rows.ts'
import { GatewayUnreachableError } from '../payments/provider.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import {
  afterQueries,
  ageHolds,
  agePayment,
  queryDuePayments,
  bankOrderServices,
  endHolds,
  mailsOf,
  orderAsGuest,
  orderAtBank,
  paymentOf,
} from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkPayment } from './check-payment.ts'
import { openPayment } from './open-payment.ts'
import { refundOrder } from './refund-order.ts'
import { settlePayment } from './settle-payment.ts'
import { checkUnpaidOrder, readUnpaidOrder } from './unpaid-order.ts'
import { giveUpOrder } from './give-up-order.ts'
import { asGuest } from '../shared/viewer.ts'

const shop = bankShop()
const { stock, statusOf } = shop
const viewer = asGuest('en')

beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))

const openOrder = (quantity = 3) =>
  orderAtBank(shop.db, shop.services, { productId: shop.productId, quantity })

test('an online order waits for its payment at the bank, and only then sends mails', async () => {
  const { db } = shop
  const { order, payment, bankId, owner } = await openOrder()
  expect([order.status, await stock(), await mailsOf(db, order.id)]).toEqual([
    'pending_payment',
    7,
    [],
  ])
  expect(await openPayment(db, shop.services, { orderId: order.id, locale: 'ru' })).toBe(
    `https://shop.test/payments/ameriabank/${payment.key}?lang=ru`,
  )
  expect((await checkUnpaidOrder(db, shop.services, owner)).state).toBe('waiting')
  await afterQueries(db)
  await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
  const found = await findByBankId(db, 'ameriabank', bankId.toLowerCase())
  expect((await checkPayment(db, shop.services, { payment: found!, kind: 'return' })).state).toBe(
    'paid',
  )
  expect([await statusOf(order.id), await stock(), await readCart(db, owner, viewer)]).toEqual([
    'pending',
    7,
    null,
  ])
  expect(await mailsOf(db, order.id)).toEqual(['orderPaid', 'shopOrder'])
  const { text } = await db
    .selectFrom('mails')
    .select('text')
    .where('template', '=', 'shopOrder')
    .executeTakeFirstOrThrow()
  expect(text).toContain('\nՀասցե՝ Երևան, Tumanyan 5\n')
  expect((await paymentOf(db, order.id)).details).toMatchObject({ card: '408306******1111' })
  expect(payment.amount).toBe(order.grand_total)
})

test('a declined card restores stock and cart, and the next press is a new order', async () => {
  const { db } = shop
  const { order, bankId, owner, place, payment } = await openOrder()
  await actInSandbox(db, bankId, { act: 'decline', mode: 'normal' })
  await Promise.all(
    Array.from({ length: 10 }, () => checkPayment(db, shop.services, { payment, kind: 'return' })),
  )
  expect([await statusOf(order.id), await stock()]).toEqual(['canceled', 10])
  const cart = await readCart(db, owner, viewer)
  expect(cart).toMatchObject({
    items: [{ quantity: 3 }, {}],
    shipping_method: 'flatrate_flatrate',
    payment_method: 'ameriabank',
  })
  const again = await place()
  expect(again.id).not.toBe(order.id)
  expect([again.status, await stock()]).toEqual(['pending_payment', 7])
})

test('twenty presses at once are one order, one payment and one pay page', async () => {
  const { db } = shop
  const { order, place } = await orderAsGuest(db, shop.services, { productId: shop.productId })
  const pages = await Promise.all(
    Array.from({ length: 20 }, async () =>
      openPayment(db, shop.services, { orderId: (await place()).id, locale: 'hy' }),
    ),
  )
  expect(new Set(pages).size).toBe(1)
  const { rows } = await sql`select id from payments where order_id = ${order.id}`.execute(db)
  expect(rows).toHaveLength(1)
})

describe('a bank that gives no pay page', () => {
  test.each([
    ['is unreachable', async () => Promise.reject(new GatewayUnreachableError('down'))],
    ['refuses', async () => ({ ResponseCode: 5, ResponseMessage: 'no' })],
    [
      'answers with the code of another operation',
      async () => ({ ResponseCode: '00', PaymentID: '5f0d8a3e-0000-4000-8000-000000000000' }),
    ],
    [
      'sends a URL as the id of a payment',
      async () => ({ ResponseCode: 1, PaymentID: 'x&url=//evil.example' }),
    ],
  ])('because it %s leads to a refusal, and the cart is restored', async (_why, call) => {
    const { db } = shop
    const broken = bankOrderServices(db, call)
    const { order, owner } = await orderAsGuest(db, broken, { productId: shop.productId })
    await expect(
      openPayment(db, broken, { orderId: order.id, locale: 'hy' }),
    ).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect([await statusOf(order.id), await stock()]).toEqual(['canceled', 10])
    expect((await readCart(db, owner, viewer))?.items[0]?.quantity).toBe(1)
  })

  test('and a process that died during the request, leave the number unused', async () => {
    const { db } = shop
    const { order } = await orderAsGuest(db, shop.services, { productId: shop.productId })
    await sql`insert into payments (order_id, provider, amount, key, ask_at)
      values (${order.id}, 'ameriabank', ${order.grand_total}, ${'0'.repeat(32)}, now())`.execute(
      db,
    )
    const dead = await paymentOf(db, order.id)
    await openPayment(db, shop.services, { orderId: order.id, locale: 'hy' })
    const next = await paymentOf(db, order.id)
    expect([next.id > dead.id, next.state]).toEqual([true, 'open'])
  })

  test('and a process that died before the pay page opened leave no order waiting for a payment', async () => {
    const { db } = shop
    const { order, owner } = await orderAsGuest(db, shop.services, { productId: shop.productId })
    await sql`insert into payments (order_id, provider, amount, key, ask_at)
      values (${order.id}, 'ameriabank', ${order.grand_total}, ${'1'.repeat(32)}, now())`.execute(
      db,
    )
    await queryDuePayments(db, shop.services)
    expect((await paymentOf(db, order.id)).state).toBe('declined')
    await ageHolds(db, 21)
    await endHolds(db, shop.services)
    expect([await statusOf(order.id), await stock()]).toEqual(['canceled', 10])
    expect((await readCart(db, owner, viewer))?.items[0]?.quantity).toBe(1)
  })
})

test('a hundred repeated and reordered reports change nothing', async () => {
  const { db } = shop
  const { order, payment, bankId } = await openOrder()
  await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
  const truth = {
    amount: payment.amount,
    received: payment.amount,
    currency: '051',
    number: String(payment.id),
    details: {},
  }
  const states = ['paid', 'declined', 'waiting', 'held', 'returned', 'unclear'] as const
  await settlePayment(db, shop.services, { payment, report: { ...truth, state: 'paid' } })
  await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      settlePayment(db, shop.services, { payment, report: { ...truth, state: states[n % 6]! } }),
    ),
  )
  expect([await statusOf(order.id), (await paymentOf(db, order.id)).state, await stock()]).toEqual([
    'pending',
    'paid',
    7,
  ])
  expect(await mailsOf(db, order.id)).toEqual(['orderPaid', 'shopOrder'])
})

describe('after twenty minutes', () => {
  test('stock and cart are released, and a late payment takes the stock again', async () => {
    const { db } = shop
    const { order, bankId, owner } = await openOrder()
    await ageHolds(db, 21)
    await endHolds(db, shop.services)
    expect([await statusOf(order.id), await stock()]).toEqual(['pending_payment', 10])
    expect((await readCart(db, owner, viewer))?.items).toHaveLength(2)
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    await checkPayment(db, shop.services, { payment: await paymentOf(db, order.id), kind: 'poll' })
    expect([
      await statusOf(order.id),
      await stock(),
      (await paymentOf(db, order.id)).state,
    ]).toEqual(['pending', 7, 'paid'])
    expect(await readCart(db, owner, viewer)).toBeNull()
  })

  test('a cart that was changed after it came back stays with its owner', async () => {
    const { db } = shop
    const { order, bankId, owner } = await openOrder()
    await ageHolds(db, 21)
    await endHolds(db, shop.services)
    const item = (await readCart(db, owner, viewer))!.items[0]!
    await updateLines(db, owner, new Map([[item.id, 2]]), viewer)
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    await checkPayment(db, shop.services, { payment: await paymentOf(db, order.id), kind: 'poll' })
    expect(await statusOf(order.id)).toBe('pending')
    expect((await readCart(db, owner, viewer))?.items[0]).toMatchObject({ quantity: 2 })
  })

  test('a late payment without enough stock becomes due for a refund, once, and the shop gets a mail', async () => {
    const { db } = shop
    const { order, bankId, payment } = await openOrder()
    await ageHolds(db, 21)
    await endHolds(db, shop.services)
    await db.updateTable('variants').set({ qty: 2 }).where('id', '=', shop.variantId).execute()
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    await Promise.all(
      Array.from({ length: 5 }, () => checkPayment(db, shop.services, { payment, kind: 'poll' })),
    )
    expect([
      await statusOf(order.id),
      await stock(),
      (await paymentOf(db, order.id)).state,
    ]).toEqual(['canceled', 2, 'refund_due'])
    expect(await mailsOf(db, order.id)).toEqual(['shopRefund'])
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        refundOrder(db, shop.services, { id: order.id, by: byScript }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await paymentOf(db, order.id)).state).toBe('refunded')
  })

  test('a payment in the last second counts', async () => {
    const { db } = shop
    const { order, bankId } = await openOrder()
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    await ageHolds(db, 21)
    await endHolds(db, shop.services)
    expect([await statusOf(order.id), await stock()]).toEqual(['pending', 7])
  })
})

describe('a callback that never came', () => {
  test('is replaced by a query', async () => {
    const { db } = shop
    const { order, bankId, payment } = await openOrder()
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    await agePayment(db, payment.id, 1)
    await queryDuePayments(db, shop.services)
    expect(await statusOf(order.id)).toBe('pending')
  })

  test('is queried for a day, and then the order is canceled', async () => {
    const { db } = shop
    const { order, payment } = await openOrder()
    await agePayment(db, payment.id, 6)
    await queryDuePayments(db, shop.services)
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from ask_at - created_at) / 60)::int as minutes from payments where id = ${payment.id}`.execute(
      db,
    )
    expect([rows[0]!.minutes, await statusOf(order.id)]).toEqual([15, 'pending_payment'])
    await agePayment(db, payment.id, 24 * 60)
    await queryDuePayments(db, shop.services)
    expect([
      await statusOf(order.id),
      (await paymentOf(db, order.id)).state,
      await stock(),
    ]).toEqual(['canceled', 'expired', 10])
  })

  test('a query that fails is repeated', async () => {
    const { db } = shop
    const { order, bankId, owner } = await openOrder()
    await actInSandbox(db, bankId, { act: 'pay', mode: 'error' })
    expect((await checkUnpaidOrder(db, shop.services, owner)).state).toBe('waiting')
    await afterQueries(db)
    expect((await checkUnpaidOrder(db, shop.services, owner)).state).toBe('paid')
    expect(await statusOf(order.id)).toBe('pending')
  })
})

describe('the buyer who gives an order up', () => {
  test('gets the cart back', async () => {
    const { db } = shop
    const { order, owner } = await openOrder()
    expect(await giveUpOrder(db, shop.services, owner)).toMatchObject({ state: 'failed' })
    expect([await statusOf(order.id), await stock()]).toEqual(['canceled', 10])
    expect((await readCart(db, owner, viewer))?.items).toHaveLength(2)
    await expect(giveUpOrder(db, shop.services, owner)).rejects.toThrow(DomainError)
  })

  test('and has paid meanwhile keeps the order', async () => {
    const { db } = shop
    const { order, owner, bankId } = await openOrder()
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    expect(await giveUpOrder(db, shop.services, owner)).toMatchObject({ state: 'paid' })
    expect(await statusOf(order.id)).toBe('pending')
  })
})

test('the way to an unpaid order stays open after another order', async () => {
  const { db } = shop
  const { order, owner } = await openOrder()
  const { productId } = shop
  await orderAsGuest(db, shop.services, { productId, method: 'cashondelivery', owner })
  expect(await readUnpaidOrder(db, owner, 'en')).toMatchObject({ order_id: order.id })
  const given = await giveUpOrder(db, shop.services, owner)
  expect([given.state, given.order_id, await stock()]).toEqual(['failed', order.id, 9])
  expect((await readCart(db, owner, viewer))?.items[0]?.quantity).toBe(3)
  expect(await readUnpaidOrder(db, owner, 'en')).toBeNull()
})

describe('the shop that cancels', () => {
  test('restores the stock once, and a refund becomes due', async () => {
    const { db } = shop
    const { order, bankId, payment } = await openOrder()
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    await checkPayment(db, shop.services, { payment, kind: 'return' })
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        cancelOrder(db, shop.services, { id: order.id, note: 'no courier', by: byScript }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await stock(), (await paymentOf(db, order.id)).state]).toEqual([10, 'refund_due'])
    expect(await refundOrder(db, shop.services, { id: order.id, by: byScript })).toBe('refunded')
    await expect(
      refundOrder(db, shop.services, { id: order.id, by: byScript }),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect(await mailsOf(db, order.id)).toEqual(['orderPaid', 'shopOrder', 'orderCanceled'])
  })

  test('is not overruled by a later payment', async () => {
    const { db } = shop
    const { order, bankId, payment } = await openOrder()
    await cancelOrder(db, shop.services, { id: order.id, note: '', by: byScript })
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    await checkPayment(db, shop.services, { payment, kind: 'return' })
    expect([
      await statusOf(order.id),
      (await paymentOf(db, order.id)).state,
      await stock(),
    ]).toEqual(['canceled', 'refund_due', 10])
  })

  test('and gets no answer from the bank requests the refund once', async () => {
    const { db } = shop
    const { order, bankId, payment } = await openOrder()
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    await checkPayment(db, shop.services, { payment, kind: 'return' })
    await cancelOrder(db, shop.services, { id: order.id, note: '', by: byScript })
    let requests = 0
    const silent = bankOrderServices(db, async (operation, body) => {
      if (operation !== 'RefundPayment') return sandboxCall(db, 0)(operation, body)
      requests++
      throw new GatewayUnreachableError('time-out')
    })
    expect(await refundOrder(db, silent, { id: order.id, by: byScript })).toBe('unknown')
    await expect(refundOrder(db, silent, { id: order.id, by: byScript })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect([requests, (await paymentOf(db, order.id)).state]).toEqual([1, 'refunding'])
  })
})
