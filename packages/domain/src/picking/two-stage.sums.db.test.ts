import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { DomainError } from '../errors.ts'
import { findOrder } from '../orders/read-order.ts'
import { settleOrder } from './settle-order.ts'
import { paymentOf, queryDuePayments } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { pickOrder, sellByWeight } from '../testing/picked-order.ts'
import { answerLater, atTheBank, holdOrder, makeDue, twoStageShop } from '../testing/two-stage.ts'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { editOrder } from '../order-management/edit-order.ts'
import { previewEdit } from '../order-management/preview-edit.ts'

const shop = bankShop()
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))

const acts = [
  'edit',
  'pick',
  'settle',
  'cancel_lines',
  'complete',
  'lapse',
  'work',
  'cancel',
] as const
const step = fc.record({
  act: fc.constantFrom(...acts),
  amount: fc.integer({ min: 1, max: 3 }),
  grams: fc.integer({ min: 1, max: 250 }).map((tens) => tens * 10),
})
const later = fc.constantFrom(null, 'slow', 'lost', 'error')

test('after any acts, every sum holds, and what the bank took is what the order costs', async () => {
  await sellByWeight(shop.db, shop.variantId, { portion: 350, perKg: 6000 })
  const { services } = twoStageShop(shop.db)
  const order = { productId: shop.productId, quantity: 3 }
  const run = async (
    id: number,
    { act, amount, grams }: typeof step extends fc.Arbitrary<infer S> ? S : never,
  ) => {
    const lines = [{ variant_id: shop.variantId, quantity: amount }]
    if (act === 'edit') {
      const { after } = await previewEdit(shop.db, { id, lines, locale: 'en' })
      const call = { id, lines, by, expectedTotal: after.grand_total, locale: 'en' } as const
      await editOrder(shop.db, services, call)
    }
    const { picking, lines: own } = await findOrder(shop.db, id)
    if (act === 'pick' && !picking)
      await pickOrder(shop.db, id, { picks: { 0: { state: 'found', grams } } })
    if (act === 'settle') await settleOrder(shop.db, services, { id, by, decides: true })
    if (act === 'cancel_lines')
      await cancelOrder(shop.db, services, {
        id,
        by,
        note: '',
        lines: [{ line_id: own.find(({ stocked }) => stocked)!.id, quantity: amount }],
      })
    if (act === 'complete') await advanceOrder(shop.db, services, { id, to: 'completed', by })
    if (act === 'lapse') await makeDue(shop.db, id)
    if (act === 'work' || act === 'lapse') await queryDuePayments(shop.db, services)
    if (act === 'cancel') await cancelOrder(shop.db, services, { id, by, note: '' })
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), later, async (steps, mode) => {
      await shop.db
        .updateTable('variants')
        .set({ qty: 10 })
        .where('id', '=', shop.variantId)
        .execute()
      const id = await holdOrder(shop.db, services, order)
      if (mode) await answerLater(shop.db, id, mode)
      for (const one of steps) {
        await run(id, one).catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error
        })
        expect(await findBrokenSums(shop.db)).toEqual([])
      }
      for (let round = 0; round < 4; round++) {
        await makeDue(shop.db, id)
        await queryDuePayments(shop.db, services)
      }
      const { status, grand_total } = await findOrder(shop.db, id)
      const { state, amount, refund_total, held_amount } = await paymentOf(shop.db, id)
      const bank = await atTheBank(shop.db, id)
      const taken = bank.status === 2 || bank.status === 4 ? bank.deposited! : 0
      expect(taken).toBe(state === 'voided' ? 0 : amount)
      expect(taken - refund_total).toBe(status === 'canceled' ? 0 : grand_total)
      expect(taken).toBeLessThanOrEqual(held_amount!)
      expect(await findBrokenSums(shop.db)).toEqual([])
    }),
    // On a busy machine fewer orders.
    { numRuns: 25, interruptAfterTimeLimit: 10_000 },
  )
})
