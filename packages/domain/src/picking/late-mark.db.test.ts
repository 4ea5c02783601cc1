import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { findOrder } from '../orders/read-order.ts'
import type { ActingStaff } from '../staff/session.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { pickingCalls } from './testing.ts'

const shop = bankShop()
let calls: ReturnType<typeof pickingCalls>
let ani: ActingStaff
let levon: ActingStaff
let office: ActingStaff
beforeAll(async () => {
  calls = pickingCalls(shop)
  ani = await calls.member('ani@shop.test')
  levon = await calls.member('levon@shop.test')
  office = await calls.member('office@shop.test', ['orders'])
})
const refused = (reason: string) => ({ code: 'conflict', details: { data: { reason } } })
async function claimed() {
  const id = await calls.place(2)
  await calls.claim(id, ani)
  const lineId = (await findOrder(shop.db, id)).lines[0]!.id
  return { id, lineId, found: { lineId, state: 'found', quantity: 2 } as const }
}

test('a mark that comes after the order was taken over counts where nobody has decided the line', async () => {
  const { id, found } = await claimed()
  await calls.claim(id, office, true)
  expect(await calls.mark(id, ani, found)).toMatchObject({
    mine: false,
    state: 'claimed',
    picker: { id: office.id },
    lines: [{ state: 'found', picked_quantity: 2 }],
  })
  // Its answer was lost.
  await calls.mark(id, ani, found)
  expect(await calls.finish(id, office)).toMatchObject({ state: 'finished' })
})

test('a late mark never undoes what the new picker has decided', async () => {
  const { id, lineId, found } = await claimed()
  await calls.claim(id, office, true)
  const short = { lineId, state: 'short', quantity: 1 } as const
  await calls.mark(id, office, short)
  await expect(calls.mark(id, ani, found)).rejects.toMatchObject({
    code: 'conflict',
    details: { data: { reason: 'taken', picker: 'office' } },
  })
  await calls.finish(id, office)
  await expect(calls.mark(id, ani, found)).rejects.toMatchObject(refused('taken'))
  expect(await calls.read(id, office)).toMatchObject({ lines: [{ state: 'short' }] })
})

test('a late mark of a released order waits for its next picker', async () => {
  const { id, lineId, found } = await claimed()
  await calls.release(id, office)
  expect(await calls.mark(id, ani, found)).toMatchObject({
    state: null,
    lines: [{ state: 'found' }],
  })
  const missing = { lineId, state: 'missing', quantity: 0 } as const
  await expect(calls.mark(id, ani, missing)).rejects.toMatchObject(refused('released'))
  expect(await calls.claim(id, levon)).toMatchObject({ lines: [{ state: 'found' }] })
})

test('who never had an order marks nothing of it', async () => {
  const { id, found } = await claimed()
  await expect(calls.mark(id, levon, found)).rejects.toMatchObject(refused('taken'))
  await calls.release(id, ani)
  await expect(calls.mark(id, levon, found)).rejects.toMatchObject(refused('released'))
  const other = await claimed()
  await cancelOrder(shop.db, shop.services, { id: other.id, note: 'gone', by: byScript })
  await expect(calls.mark(other.id, ani, other.found)).rejects.toMatchObject(refused('canceled'))
})

test('marks of both pickers at once: the line is decided once, by the picker who has the order', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, lineId, found } = await claimed()
    await calls.claim(id, office, true)
    await Promise.allSettled([
      calls.mark(id, ani, found),
      calls.mark(id, office, { lineId, state: 'short', quantity: 1 }),
    ])
    expect(await calls.read(id, office)).toMatchObject({ lines: [{ state: 'short' }] })
  }
})
