import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../shared/actor.ts'
import { createProduct } from '../testing/fixtures.ts'
import { adjustStock } from './adjust-stock.ts'
import { checkStock } from './check-stock.ts'
import { receiveStock } from './receive-stock.ts'
import { lockVariants, moveStock, saleOf, takeStock } from './take-stock.ts'

const database = testDatabase({ connections: 20 })
const by = { kind: 'system', name: 'script' } as const
let products = 0
let variantId: number
beforeEach(async () => {
  const product = await createProduct(database.db, {
    sku: `RACE-${++products}`,
    offers: [{ qty: 20 }],
  })
  variantId = product.variantId
})
afterEach(async () => expect(await checkStock(database.db)).toEqual([]))

const stock = async () =>
  (
    await database.db
      .selectFrom('variants')
      .select('qty')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).qty
/** Takes pieces as an order does; false where too few are left. */
const sell = (quantity: number) =>
  inTransaction(database.db, async (tx) => {
    await lockVariants(tx, [variantId])
    if (!(await takeStock(tx, [{ variantId, quantity }], saleOf(1)))) throw new Error('sold out')
  }).then(
    () => true,
    () => false,
  )
const adjust = (delta: number) =>
  adjustStock(database.db, { variantId, delta, reason: 'correction', by }).then(
    () => true,
    () => false,
  )
const count = (set: number, expected: number) =>
  adjustStock(database.db, { variantId, set, expected, reason: 'count', by }).then(
    () => true,
    ({ code }) => code,
  )
const receive = (qty: number) =>
  receiveStock(database.db, { supplier: 'Ararat', lines: [{ variant_id: variantId, qty }], by })
const many = <T>(length: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, index) => act(index)))
async function member(name: string): Promise<Actor> {
  const { id } = await database.db
    .insertInto('staff')
    .values({
      name,
      email: `${name}-${products}@shop.test`,
      roles: ['catalogue'],
      password_hash: '',
      locale: 'hy',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kind: 'staff', id, name }
}
/** The stock after each movement follows from the one before. */
async function expectChain() {
  const rows = await database.db
    .selectFrom('stock_movements')
    .select(['delta', 'after'])
    .where('variant_id', '=', variantId)
    .orderBy('id')
    .execute()
  rows.reduce((before, { delta, after }) => {
    expect(after).toBe(before + delta)
    return after
  }, 0)
}

test('adjustments at once are all counted, and none takes more than there is', async () => {
  const done = await many(30, (index) => adjust(index % 3 === 0 ? 1 : -2))
  const ups = done.filter((ok, index) => ok && index % 3 === 0).length
  const downs = done.filter((ok, index) => ok && index % 3 !== 0).length
  expect(ups).toBe(10)
  expect(await stock()).toBe(20 + ups - 2 * downs)
  await expectChain()
})

test('of two counts on the same number one wins, and the other learns the present stock', async () => {
  const answers = await many(8, (index) => count(30 + index, 20))
  expect(answers.filter((answer) => answer === true)).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'stock_changed')).toHaveLength(7)
})

test('a count never swallows a sale that it has not seen', async () => {
  for (let round = 0; round < 10; round++) {
    const before = await stock()
    const [sold, counted] = await Promise.all([sell(1), count(before + 5, before)])
    expect(sold).toBe(true)
    expect(await stock()).toBe(counted === true ? before + 4 : before - 1)
  }
  await expectChain()
})

test('sales at once sell exactly what is there', async () => {
  const sold = await many(50, () => sell(1))
  expect(sold.filter(Boolean)).toHaveLength(20)
  expect(await stock()).toBe(0)
  await expectChain()
})

test('deliveries and sales at once lose no piece', async () => {
  const [sold] = await Promise.all([many(40, () => sell(1)), many(10, () => receive(2))])
  expect(await stock()).toBe(20 + 20 - sold.filter(Boolean).length)
  await expectChain()
})

test('a delivery whose answer was lost is taken in once, however often and with which lines it is sent again', async () => {
  const before = await stock()
  const key = 'a'.repeat(32)
  const send = (qty: number) =>
    receiveStock(database.db, {
      supplier: 'Ararat',
      key,
      lines: [{ variant_id: variantId, qty }],
      by,
    })
  const receipts = await many(8, () => send(4))
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
  await expect(send(5)).rejects.toMatchObject({ code: 'conflict' })
  expect(await stock()).toBe(before + 4)
  await expectChain()
})

test('of two people who take the same paper in at once one does, and the other learns that it is there', async () => {
  const lines = [{ variant_id: variantId, qty: 10 }]
  const paper = { supplier: `Ararat ${products}`, reference: 'N-77', lines, by }
  const calls = [paper, { ...paper, supplier: ` ARARAT ${products}`, reference: 'n-77 ' }]
  const done = await Promise.allSettled(calls.map((call) => receiveStock(database.db, call)))
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = done.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  const [first] = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(refused.reason).toMatchObject({
    code: 'already_received',
    details: { values: { number: first!.id }, data: { receipt_id: first!.id } },
  })
  expect(await stock()).toBe(30)
  // More came with it; and a delivery without a paper is a delivery of its own.
  await receiveStock(database.db, { ...paper, again: true })
  for (const _ of [1, 2]) await receiveStock(database.db, { ...paper, reference: '' })
  expect(await stock()).toBe(60)
})

test('pieces whose answer was lost move once, however often and in which number they are sent again', async () => {
  const key = 'b'.repeat(32)
  const send = (delta: number) =>
    adjustStock(database.db, { variantId, delta, reason: 'damage', key, by })
  const moved = await many(8, () => send(-3))
  expect(new Set(moved.map(({ movement_id }) => movement_id)).size).toBe(1)
  await expect(send(-2)).rejects.toMatchObject({ code: 'conflict' })
  expect(await stock()).toBe(17)
  await expectChain()
})

test('one key for pieces of two products moves those of one, and refuses the other', async () => {
  const other = await createProduct(database.db, {
    sku: 'KEY-2',
    offers: [{ price: 100, qty: 20 }],
  })
  const key = 'd'.repeat(32)
  const done = await Promise.allSettled(
    [variantId, other.variantId].map((id) =>
      adjustStock(database.db, { variantId: id, delta: -1, reason: 'damage', key, by }),
    ),
  )
  const refused = done.filter((one) => one.status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'conflict' } }])
})

test('of two people who write the same pieces off at once one does, and the other learns who it was', async () => {
  const people = [await member('ani'), await member('levon')]
  const writeOff = (person: number, change: object = {}) =>
    adjustStock(database.db, {
      variantId,
      delta: -2,
      reason: 'damage',
      by: people[person]!,
      ...change,
    })
  const done = await Promise.allSettled([writeOff(0), writeOff(1)])
  const first = done.findIndex(({ status }) => status === 'fulfilled')
  const second = 1 - first
  expect(done[second]).toMatchObject({
    reason: {
      code: 'already_moved',
      details: { data: { qty: 18, reason: 'damage', moved_by: ['ani', 'levon'][first] } },
    },
  })
  // The reason does not make them others, and neither does a paper that only one of them has.
  for (const change of [{ reason: 'expired' }, { reference: 'W-1' }])
    await expect(writeOff(second, change)).rejects.toMatchObject({ code: 'already_moved' })
  expect(await stock()).toBe(18)
  // Another number, the other direction, one's own, and what is said to be others.
  await writeOff(second, { delta: -1 })
  await writeOff(second, { delta: 2, reason: 'return' })
  await writeOff(first)
  await writeOff(second, { again: true })
  expect(await stock()).toBe(15)
})

test('pieces that orders have moved, of another paper or of another day ask nobody', async () => {
  const [ani, levon] = [await member('ani'), await member('levon')]
  const writeOff = (by: Actor, reference?: string) =>
    adjustStock(database.db, { variantId, delta: -2, reason: 'damage', reference, by })
  await inTransaction(database.db, (tx) =>
    moveStock(tx, [{ variantId, quantity: -2 }], {
      reason: 'weighed',
      reference: { type: 'order', id: 1 },
      by: ani,
    }),
  )
  await writeOff(ani, 'W-1')
  await writeOff(levon, 'W-2')
  await expect(writeOff(ani, 'w-2 ')).rejects.toMatchObject({ code: 'already_moved' })
  await inTransaction(database.db, async (tx) => {
    // The ledger is append-only.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update stock_movements set at = at - interval '13 hours' where variant_id = ${variantId}`.execute(
      tx,
    )
  })
  await writeOff(ani)
  expect(await stock()).toBe(12)
})
