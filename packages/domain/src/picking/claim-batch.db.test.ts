import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import type { ActingStaff } from '../staff/session.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { pickingCalls } from './testing.ts'

const shop = bankShop()
let calls: ReturnType<typeof pickingCalls>
let ani: ActingStaff
let levon: ActingStaff
beforeAll(async () => {
  calls = pickingCalls(shop)
  ani = await calls.member('ani@shop.test')
  levon = await calls.member('levon@shop.test')
})
const place = (count: number) => Promise.all(Array.from({ length: count }, () => calls.place()))

test('a batch is taken in the order of the call; again, it changes nothing', async () => {
  const ids = (await place(3)).toSorted((a, b) => b - a)
  const taken = await calls.claimAll([...ids, ids[0]!], ani)
  expect(taken.map(({ order_id, mine, status }) => [order_id, mine, status])).toEqual(
    ids.map((id) => [id, true, 'processing']),
  )
  const { lines } = taken[0]!
  await calls.mark(ids[0]!, ani, { lineId: lines[0]!.id, state: 'found', quantity: 2 })
  expect((await calls.claimAll(ids, ani))[0]).toMatchObject({
    state: 'picking',
    lines: [{ state: 'found' }],
  })
})

test('one order that refuses keeps the others free, and is named', async () => {
  const [free, other, gone] = (await place(3)) as [number, number, number]
  await calls.claim(other, levon)
  await expect(calls.claimAll([free, other], ani)).rejects.toMatchObject({
    code: 'conflict',
    details: { data: { reason: 'taken', order_id: other } },
  })
  await cancelOrder(shop.db, shop.services, { id: gone, note: 'late', by: byScript })
  await expect(calls.claimAll([free, gone], ani)).rejects.toMatchObject({
    details: { data: { reason: 'canceled', order_id: gone } },
  })
  expect(await calls.read(free, ani)).toMatchObject({ state: null, status: 'pending' })
})

test('an order of a batch that is canceled leaves the others as they are', async () => {
  const [first, second] = (await place(2)) as [number, number]
  const [picking] = await calls.claimAll([first, second], ani)
  const lineId = picking!.lines[0]!.id
  await calls.mark(first, ani, { lineId, state: 'found', quantity: 2 })
  await cancelOrder(shop.db, shop.services, { id: second, note: 'late', by: byScript })
  expect(await calls.read(second, ani)).toMatchObject({ status: 'canceled', state: null })
  expect(await calls.finish(first, ani)).toMatchObject({ state: 'finished' })
})
