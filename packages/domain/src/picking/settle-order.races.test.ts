import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { editOrder } from '../order-management/edit-order.ts'
import { previewEdit } from '../order-management/preview-edit.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { inTransaction } from '@tsiran/db/transaction'
import { bankOrderServices, orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { payOrder } from '../testing/paid-order.ts'
import { pickOrder } from '../testing/picked-order.ts'
import { checkWholeShop } from '../testing/whole-shop.ts'
import { settleOrder } from './settle-order.ts'

const shop = bankShop()
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))

checkWholeShop(shop)

const rounds = Array.from({ length: 6 }, (_, round) => [round] as const)
const pickShort = (id: number) =>
  pickOrder(shop.db, id, { picks: { 0: { state: 'short', quantity: 1 } } })
const paidAndPicked = async () => {
  const id = await payOrder(shop.db, shop.services, { productId: shop.productId, quantity: 4 })
  await pickShort(id)
  return id
}
const cashAndPicked = async () => {
  const order = { productId: shop.productId, quantity: 4, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(shop.db, shop.services, order)).order
  await pickShort(id)
  return id
}
const settle = (id: number, version?: number, services = shop.services) =>
  settleOrder(shop.db, services, { id, by, version, decides: true })
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) =>
    result.status === 'fulfilled' ? 'done' : String(result.reason.code ?? result.reason),
  )

test.each(rounds)('pressed by several people at once, it is settled once (%i)', async () => {
  let refunds = 0
  const services = bankOrderServices(shop.db, (operation, body) => {
    if (operation === 'RefundPayment') refunds++
    return sandboxCall(shop.db, 0)(operation, body)
  })
  const id = await paidAndPicked()
  const { version } = await findOrder(shop.db, id)
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, () => settle(id, version, services)),
  )
  expect(codes(results)).toEqual(['done', 'done', 'done', 'done'])
  expect(refunds).toBe(1)
  expect(await listRefundsOf(shop.db, id)).toMatchObject([{ amount: 3000, state: 'refunded' }])
  const edits = await shop.db
    .selectFrom('order_edits')
    .select('kind')
    .where('order_id', '=', id)
    .execute()
  expect(edits).toEqual([{ kind: 'settled' }])
})

test.each(rounds)('against a cancelation, all money and stock go back once (%i)', async (round) => {
  const id = await paidAndPicked()
  const cancel = () => cancelOrder(shop.db, shop.services, { id, by, note: '', confirmed: true })
  const acts = round % 2 === 0 ? [() => settle(id), cancel] : [cancel, () => settle(id)]
  const results = codes(await Promise.allSettled(acts.map((act) => act())))
  expect(results.filter((code) => !['done', 'conflict'].includes(code))).toEqual([])
  expect(await shop.statusOf(id)).toBe('canceled')
  const refunds = (await listRefundsOf(shop.db, id)).filter(({ state }) => state !== 'refused')
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(5100)
})

test.each(rounds)('against an edit, one of both is the order (%i)', async (round) => {
  const id = await cashAndPicked()
  // Nobody edits while somebody picks.
  await shop.db.deleteFrom('order_pickings').where('order_id', '=', id).execute()
  const { version } = await findOrder(shop.db, id)
  const lines = [{ variant_id: shop.variantId, quantity: 3 }]
  const { after } = await previewEdit(shop.db, { id, lines, locale: 'en' })
  const edit = () =>
    editOrder(shop.db, shop.services, {
      id,
      lines,
      by,
      version,
      expectedTotal: after.grand_total,
      confirmed: true,
      locale: 'en',
    })
  const acts =
    round % 2 === 0 ? [() => settle(id, version), edit] : [edit, () => settle(id, version)]
  const results = codes(await Promise.allSettled(acts.map((act) => act())))
  expect(results.filter((code) => code === 'done')).toHaveLength(1)
})

test.each(rounds)('against a picker’s correction, the last one before it counts (%i)', async () => {
  const id = await cashAndPicked()
  /** A picker locks the order, and leaves a settled one alone. */
  const correct = () =>
    inTransaction(shop.db, async (tx) => {
      const order = await lockOrder(tx, id)
      if (order.settled_at) return
      await tx
        .updateTable('order_items')
        .set({ picked_quantity: 2 })
        .where('order_id', '=', id)
        .where('stocked', '=', true)
        .execute()
    })
  await Promise.all([settle(id), correct()])
  const [line] = (await findOrder(shop.db, id)).lines
  expect(line!.quantity - line!.canceled).toBe(line!.picked_quantity)
})
