import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { DomainError } from '../errors.ts'
import { allowedFrom } from '../orders/order-status.ts'
import { countLotsLeft } from '../stock/lots-left.ts'
import { bankOrderServices, endHolds } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { lifeCalls, type Act } from '../testing/order-acts.ts'
import { lifeShop, type LifeShop } from '../testing/order-life.ts'
import { findBrokenSums, ledgerSums, orderSums } from '../testing/order-sums.ts'

const shop = bankShop()
let life: LifeShop
beforeAll(async () => void (life = await lifeShop(shop.db)))

/** What may happen before an order is picked, while it is, and after. */
const phases = {
  early: [
    'pay',
    'open',
    'decline',
    'bank',
    'return',
    'hold_ends',
    'day_passes',
    'give_up',
    'process',
    'cancel_lines',
    'edit',
    'move',
    'spoil',
    'answer_later',
  ],
  picking: [
    'claim',
    'mark',
    'mark_all',
    'finish',
    'release',
    'settle',
    'pack',
    'pack',
    'pack',
    'spoil',
    'edit',
    'cancel',
    'work',
  ],
  late: [
    'complete',
    'cancel',
    'cancel_lines',
    'move',
    'refund',
    'confirm_refund',
    'repeat_request',
    'work',
    'day_passes',
    'drive',
    'drive',
    'deliver',
    'deliver',
    'refuse',
    'refuse',
    'nobody_home',
    'count',
    'delete_route',
    'settle_credit',
    'settle_debt',
  ],
} satisfies Record<string, readonly Act[]>

const stepsOf = (acts: readonly Act[], maxLength: number) =>
  fc.array(
    fc.record({
      act: fc.constantFrom(...acts),
      order: fc.nat({ max: 1 }),
      which: fc.nat({ max: 7 }),
      amount: fc.integer({ min: 1, max: 4 }),
      grams: fc.integer({ min: 1, max: 200 }).map((tens) => tens * 10),
    }),
    { maxLength, size: 'max' },
  )
const placed = fc.record({
  method: fc.constantFrom('cashondelivery', 'ameriabank', 'credit'),
  paid: fc.boolean(),
  pieces: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 2 }), fc.nat({ max: 3 })),
})

/** Two orders, what is done to them, and for how many days the terminal holds money. */
const lives = fc.record({
  holdDays: fc.constantFrom(undefined, 7),
  orders: fc.tuple(placed, placed),
  early: stepsOf(phases.early, 4),
  picking: stepsOf(phases.picking, 9),
  late: stepsOf(phases.late, 7),
})

test('whatever the buyer, the office, pickers, couriers and the bank do to orders, money and stock add up', async () => {
  const calls = lifeCalls(life)
  await fc.assert(
    fc.asyncProperty(lives, async ({ holdDays, orders, early, picking, late }) => {
      const services = bankOrderServices(shop.db, undefined, holdDays)
      await life.begin()
      const ids: number[] = []
      for (const { paid, ...order } of orders) {
        const id = await life.place(services, order)
        ids.push(id)
        const pay = { id, services, which: 0, amount: 1, grams: 10 }
        if (paid && order.method === 'ameriabank') await calls.pay(pay)
      }
      for (const { act, order, ...values } of [...early, ...picking, ...late]) {
        await calls[act]({ id: ids[order]!, services, ...values }).catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error
        })
        await countLotsLeft(shop.db)
        expect(await findBrokenSums(shop.db, { ...orderSums, ...ledgerSums })).toEqual([])
      }
      await endHolds(shop.db, services)
      await expectAllowed(ids)
    }),
    // On a busy machine fewer lives. A sum that broke once stays broken in this database: smaller lives would fail as well.
    { numRuns: 4, interruptAfterTimeLimit: 10_000, endOnFailure: true },
  )
})

/** Each status of an order was allowed after the one before. */
async function expectAllowed(ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const rows = await shop.db
      .selectFrom('order_changes')
      .select('to_status')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
    for (const [index, { to_status: to }] of rows.entries())
      if (index > 0) expect(allowedFrom[to]).toContain(rows[index - 1]!.to_status)
  }
}
