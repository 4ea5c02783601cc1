import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { editOrder } from '../order-management/edit-order.ts'
import { findOrder } from '../orders/read-order.ts'
import type { ActingStaff } from '../staff/session.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { pickingCalls } from './testing.ts'

const shop = bankShop()
let calls: ReturnType<typeof pickingCalls>
let pickers: ActingStaff[]
beforeAll(async () => {
  calls = pickingCalls(shop)
  pickers = []
  for (let number = 0; number < 10; number++)
    pickers.push(await calls.member(`picker-${number}@shop.test`))
})
const audits = async (id: number, action: string) =>
  (
    await shop.db
      .selectFrom('audit_log')
      .select('id')
      .where('subject_id', '=', String(id))
      .where('action', '=', action)
      .execute()
  ).length
const firstLine = async (id: number) => (await findOrder(shop.db, id)).lines[0]!.id

test('ten pickers claim an order: one has it', async () => {
  const id = await calls.place()
  const results = await Promise.allSettled(pickers.map((picker) => calls.claim(id, picker)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({
        code: 'conflict',
        details: { data: { reason: 'taken' } },
      })
  expect(await audits(id, 'order.claim_picking')).toBe(1)
  expect((await findOrder(shop.db, id)).status).toBe('processing')
})

test('pickers whose batches share orders: one has a whole batch, the others nothing', async () => {
  const ids = [await calls.place(), await calls.place(), await calls.place(), await calls.place()]
  // The middle two orders are in every batch; every second one is named backwards.
  const batches = [ids.slice(0, 3), ids.slice(1).toReversed(), ids.slice(0, 3).toReversed()]
  const results = await Promise.allSettled(
    batches.map((batch, number) => calls.claimAll(batch, pickers[number]!)),
  )
  const winner = results.findIndex(({ status }) => status === 'fulfilled')
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ details: { data: { reason: 'taken' } } })
  for (const id of ids) {
    const { picker } = await calls.read(id, pickers[0]!)
    expect(picker?.id ?? null).toBe(batches[winner]!.includes(id) ? pickers[winner]!.id : null)
  }
})

test('the same mark ten times at once is recorded once', async () => {
  const id = await calls.place()
  const [picker] = pickers as [ActingStaff]
  await calls.claim(id, picker)
  const lineId = await firstLine(id)
  const mark = { lineId, state: 'found', quantity: 2 } as const
  await Promise.all(Array.from({ length: 10 }, () => calls.mark(id, picker, mark)))
  expect(await audits(id, 'order.pick_line')).toBe(1)
})

test('a mark against a cancelation leaves nothing of the picking', async () => {
  const [picker] = pickers as [ActingStaff]
  for (let round = 0; round < 5; round++) {
    const id = await calls.place()
    await calls.claim(id, picker)
    const lineId = await firstLine(id)
    const results = await Promise.allSettled([
      calls.mark(id, picker, { lineId, state: 'found', quantity: 2 }),
      cancelOrder(shop.db, shop.services, { id, note: 'late', by: byScript }),
    ])
    expect(results[1]!.status).toBe('fulfilled')
    const { status, lines, picking } = await findOrder(shop.db, id)
    expect([status, picking, lines[0]!.pick_state]).toEqual(['canceled', null, null])
  }
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('an edit against a claim: one of them happens', async () => {
  const [picker] = pickers as [ActingStaff]
  for (let round = 0; round < 5; round++) {
    const id = await calls.place()
    const { lines, sub_total, grand_total } = await findOrder(shop.db, id)
    const { variant_id, unit_price } = lines[0]!
    const results = await Promise.allSettled([
      calls.claim(id, picker),
      editOrder(shop.db, shop.services, {
        id,
        by: byScript,
        locale: 'en',
        lines: [{ variant_id: variant_id!, quantity: 1 }],
        expectedTotal: grand_total - unit_price,
      }),
    ])
    const [claimed, edited] = results.map(({ status }) => status === 'fulfilled')
    const now = await findOrder(shop.db, id)
    expect(claimed).toBe(true)
    expect(now.sub_total).toBe(edited ? sub_total - unit_price : sub_total)
  }
  expect(await findBrokenSums(shop.db)).toEqual([])
})
