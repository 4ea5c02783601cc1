import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { findOrder } from '../orders/read-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { routeCalls } from './testing.ts'

const shop = bankShop()
let calls: ReturnType<typeof routeCalls>
let by: StaffActor
beforeAll(async () => {
  calls = routeCalls(shop, '2030-07-01')
  by = await calls.member('levon@shop.test')
})

/** An order of pieces on the way, and the report of some of them as refused. */
async function atTheDoor(quantity: number) {
  const orderId = await calls.place(quantity)
  const { lines } = await findOrder(shop.db, orderId)
  const line_id = lines.find(({ stocked }) => stocked)!.id
  const { id } = await calls.drive([orderId], by)
  return {
    orderId,
    line_id,
    refuse: (pieces: number, cash?: number) =>
      calls.report(id, orderId, {
        by,
        outcome: 'refused_lines',
        lines: [{ line_id, quantity: pieces }],
        cash,
      }),
    deliver: (cash?: number) => calls.report(id, orderId, { by, outcome: 'delivered', cash }),
  }
}
const state = async (orderId: number) => {
  const { lines, status, grand_total } = await findOrder(shop.db, orderId)
  return { status, grand_total, canceled: lines.map(({ canceled }) => canceled) }
}
const reported = { code: 'stop_reported' }

test('refused pieces that are reported again are answered as before; others are refused, and change nothing', async () => {
  const { orderId, refuse } = await atTheDoor(4)
  const first = await refuse(1)
  const cash = first.stops[0]!.cash
  const after = await state(orderId)
  expect(await refuse(1)).toEqual(first)
  expect(await refuse(1, cash)).toEqual(first)
  for (const other of [() => refuse(2), () => refuse(4), () => refuse(1, cash + 1)])
    await expect(other()).rejects.toMatchObject(reported)
  expect(await state(orderId)).toEqual(after)
})

test('an order that was refused as a whole is answered again for the whole alone', async () => {
  const { orderId, refuse } = await atTheDoor(2)
  const first = await refuse(2)
  expect(await refuse(2)).toEqual(first)
  await expect(refuse(1)).rejects.toMatchObject(reported)
  expect(await state(orderId)).toMatchObject({ status: 'canceled' })
})

test('pieces that the office had canceled before the door are none that were refused there', async () => {
  const { orderId, line_id, refuse } = await atTheDoor(4)
  const lines = [{ line_id, quantity: 1 }]
  await cancelOrder(shop.db, shop.services, { id: orderId, note: '', lines, by: byScript })
  const first = await refuse(2)
  expect(await refuse(2)).toEqual(first)
  for (const pieces of [1, 3]) await expect(refuse(pieces)).rejects.toMatchObject(reported)
})

test('a delivery is reported again with the sum that was taken, or without one', async () => {
  const { deliver } = await atTheDoor(1)
  const first = await deliver()
  expect(await deliver(first.cash)).toEqual(first)
  expect(await deliver()).toEqual(first)
  await expect(deliver(first.cash + 1)).rejects.toMatchObject(reported)
})
