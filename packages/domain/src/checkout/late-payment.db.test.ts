import { inTransaction } from '@tsiran/db/transaction'
import { describe, expect, test } from 'vitest'
import { mergeCarts } from '../cart/merge-carts.ts'
import { type CartOwner, asGuest } from '../shared/viewer.ts'
import { readCart } from '../cart/read-cart.ts'
import { deleteSubUser } from '../customers/sub-users.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import {
  afterQueries,
  ageHolds,
  endHolds,
  mailsOf,
  orderAtBank,
  orderAsGuest,
  paymentOf,
} from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript, createPerson, createProduct, createTestCompany } from '../testing/fixtures.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { checkPayment } from '../order-management/check-payment.ts'
import { openPayment } from '../order-management/open-payment.ts'
import { placeOrder } from './place-order.ts'
import { savePayment } from './save-payment.ts'
import { retakeStock } from '../order-management/stock-of-order.ts'
import { giveUpOrder } from '../order-management/give-up-order.ts'

const shop = bankShop()
const { stock, statusOf } = shop
const viewer = asGuest('en')

const giveUp = async (owner: CartOwner) => {
  await giveUpOrder(shop.db, shop.services, owner)
  await afterQueries(shop.db)
}
const expireHold = async () => {
  await ageHolds(shop.db, 21)
  await endHolds(shop.db, shop.services)
}
const orderAgain = async (owner: CartOwner, method: string) => {
  await savePayment(shop.db, owner, { method, viewer, services: shop.services })
  return placeOrder(shop.db, { owner, viewer, services: shop.services })
}
/** The buyer pays on the bank's page, which is still open. */
const payLate = async ({
  bankId,
  payment,
}: Pick<Awaited<ReturnType<typeof orderAtBank>>, 'bankId' | 'payment'>) => {
  expect(await actInSandbox(shop.db, bankId, { act: 'pay', mode: 'normal' })).toBe(true)
  await checkPayment(shop.db, shop.services, { payment, kind: 'poll' })
}

describe('a payment that comes late, after the same cart was ordered again', () => {
  test.each([
    ['given up by the buyer', giveUp],
    ['ended by the clock', expireHold],
  ])('does not deliver the order that was %s: a refund is due', async (_how, end) => {
    const { db } = shop
    const first = await orderAtBank(db, shop.services, { productId: shop.productId, quantity: 3 })
    await end(first.owner)
    const second = await orderAgain(first.owner, 'cashondelivery')
    await payLate(first)
    expect([await statusOf(first.order.id), await statusOf(second.id), await stock()]).toEqual([
      'canceled',
      'pending',
      7,
    ])
    expect((await paymentOf(db, first.order.id)).state).toBe('refund_due')
    expect(await mailsOf(db, first.order.id)).toEqual(['shopRefund'])
  })

  test('does not deliver it where a second order waits at the bank, or a third one is delivered', async () => {
    const { db } = shop
    const first = await orderAtBank(db, shop.services, { productId: shop.productId, quantity: 3 })
    await giveUp(first.owner)
    const second = await orderAgain(first.owner, 'ameriabank')
    await openPayment(db, shop.services, { orderId: second.id, locale: 'en' })
    await giveUp(first.owner)
    const third = await orderAgain(first.owner, 'cashondelivery')
    await payLate(first)
    expect([await statusOf(first.order.id), await statusOf(third.id), await stock()]).toEqual([
      'canceled',
      'pending',
      7,
    ])
    expect((await paymentOf(db, first.order.id)).state).toBe('refund_due')
  })

  test('does not deliver it where the guest signed in and ordered the cart as a customer', async () => {
    const { db } = shop
    const first = await orderAtBank(db, shop.services, { productId: shop.productId, quantity: 3 })
    await giveUp(first.owner)
    const customerId = await createPerson(db, `late-${shop.productId}@example.am`)
    await inTransaction(db, (tx) =>
      mergeCarts(tx, { ...(first.owner as { apiToken: string }), customerId, locale: 'en' }),
    )
    const cart = await readCart(db, { customerId }, viewer)
    await db.updateTable('carts').set({ status: 'ordered' }).where('id', '=', cart!.id).execute()
    await payLate(first)
    expect((await paymentOf(db, first.order.id)).state).toBe('refund_due')
  })

  test.each([
    ['gives it up', giveUp, 'canceled'],
    ['lets its hold end', expireHold, 'pending_payment'],
  ])(
    'a guest who signs in while it is at the bank, and %s, has the cart back once',
    async (_how, end, status) => {
      const { db } = shop
      const { owner, order } = await orderAtBank(db, shop.services, {
        productId: shop.productId,
        quantity: 3,
      })
      const customerId = await createPerson(db, `bank-${shop.productId}@example.am`)
      const signIn = () =>
        inTransaction(db, (tx) =>
          mergeCarts(tx, { ...(owner as { apiToken: string }), customerId, locale: 'en' }),
        )
      await signIn()
      await end({ customerId })
      const pieces = async () =>
        (await readCart(db, { customerId }, viewer))?.items.map(({ quantity }) => quantity)
      expect([await statusOf(order.id), await pieces()]).toEqual([status, [3]])
      await signIn()
      expect([await readCart(db, owner, viewer), await pieces()]).toEqual([null, [3]])
    },
  )

  test('a guest who signs in as a sub-user leaves the order to the guest: sub-users order nothing', async () => {
    const { db } = shop
    const { owner, order } = await orderAtBank(db, shop.services, { productId: shop.productId })
    const companyId = await createTestCompany(db, 'Ararat')
    const email = `sub-${shop.productId}@example.am`
    const customerId = await createPerson(db, email, 'subUser', companyId)
    await inTransaction(db, (tx) =>
      mergeCarts(tx, { ...(owner as { apiToken: string }), customerId, locale: 'en' }),
    )
    await inTransaction(db, (tx) => deleteSubUser(tx, companyId, customerId))
    await giveUp(owner)
    expect(await statusOf(order.id)).toBe('canceled')
  })

  test('delivers it where the cart was not ordered again, and closes the cart; a repeated order call finds the order', async () => {
    const { db } = shop
    const first = await orderAtBank(db, shop.services, { productId: shop.productId, quantity: 3 })
    await giveUp(first.owner)
    await payLate(first)
    expect([
      await statusOf(first.order.id),
      await stock(),
      await readCart(db, first.owner, viewer),
    ]).toEqual(['pending', 7, null])
    expect((await first.place()).id).toBe(first.order.id)
  })

  test('never delivers both, whichever comes first', async () => {
    const { db } = shop
    for (let time = 0; time < 8; time++) {
      const cup = await createProduct(db, {
        sku: `RACE-${time}`,
        offers: [{ price: 1000, qty: 10 }],
      })
      const first = await orderAtBank(db, shop.services, { productId: cup.id, quantity: 3 })
      await giveUp(first.owner)
      await savePayment(db, first.owner, {
        method: 'cashondelivery',
        viewer,
        services: shop.services,
      })
      await actInSandbox(db, first.bankId, { act: 'pay', mode: 'normal' })
      await Promise.all([
        first.place(),
        checkPayment(db, shop.services, { payment: first.payment, kind: 'poll' }),
      ])
      const rows = await db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'pending')
        .where('id', '>=', first.order.id)
        .execute()
      expect(rows).toHaveLength(1)
    }
  })
})

describe('a canceled order', () => {
  test('is mailed again where it was reopened in between', async () => {
    const { db } = shop
    const { order } = await orderAsGuest(db, shop.services, {
      productId: shop.productId,
      method: 'cashondelivery',
    })
    await cancelOrder(db, shop.services, { id: order.id, note: '', by: byScript })
    await inTransaction(db, async (tx) => {
      await transitionOrder(tx, order.id, { to: 'pending', actor: 'bank' })
      await retakeStock(tx, await lockOrder(tx, order.id))
    })
    await cancelOrder(db, shop.services, { id: order.id, note: '', by: byScript })
    expect(
      (await mailsOf(db, order.id)).filter((template) => template.startsWith('orderCanceled')),
    ).toHaveLength(2)
  })

  test('paid at the door needs no payment, and its mail says so; one at a bank gets another mail', async () => {
    const { db } = shop
    const { order } = await orderAsGuest(db, shop.services, {
      productId: shop.productId,
      method: 'cashondelivery',
    })
    expect(await cancelOrder(db, shop.services, { id: order.id, note: '', by: byScript })).toEqual({
      viaBank: false,
    })
    expect(await mailsOf(db, order.id)).toEqual(['orderPlaced', 'shopOrder', 'orderCanceledUnpaid'])
    const { text } = await db
      .selectFrom('mails')
      .select('text')
      .where('template', '=', 'orderCanceledUnpaid')
      .executeTakeFirstOrThrow()
    expect(text).toContain('There is nothing to pay.')
    const card = await orderAtBank(db, shop.services, { productId: shop.productId })
    expect(
      await cancelOrder(db, shop.services, { id: card.order.id, note: '', by: byScript }),
    ).toEqual({ viaBank: true })
    expect(await mailsOf(db, card.order.id)).toEqual(['orderCanceled'])
  })
})
