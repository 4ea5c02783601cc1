import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bankOrderServices, orderAsGuest } from '../testing/bank.ts'
import { byScript as by, createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { adjustStock } from './adjust-stock.ts'
import { listLots } from './list-lots.ts'
import { countLotsLeft, findFirstExpiries } from './lots-left.ts'
import { receiveStock } from './receive-stock.ts'

const database = testDatabase()
const page = { page: 1, limit: 50 }
/** A day so many days from today. */
const day = async (days: number) => {
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Asia/Yerevan')::date + ${days}::integer)::text as day`.execute(
    database.db,
  )
  return rows[0]!.day
}
/** The lots that a search finds: the same whether what is left was counted or not. */
async function lotsOf(search: string, within?: number) {
  const list = async () =>
    (await listLots(database.db, { ...page, search, within })).data.map(
      ({ expires_on, days_left, qty, remaining }) => [expires_on, days_left, qty, remaining],
    )
  const listed = await list()
  await countLotsLeft(database.db)
  expect(await list()).toEqual(listed)
  return listed
}
let jam: { id: number; variantId: number }
beforeAll(async () => {
  await createCheckoutMethods(database.db)
  jam = await createProduct(database.db, { sku: 'JAM', offers: [{ qty: 10 }] })
})

test('lots are listed by expiry, as far as the stock leaves room for them', async () => {
  const { db } = database
  const [past, soon, late] = await Promise.all([day(-2), day(5), day(60)])
  const { variantId: variant_id } = jam
  await receiveStock(db, {
    supplier: 'Lori',
    lines: [
      { variant_id, qty: 4, expires_on: late },
      { variant_id, qty: 3, expires_on: soon },
      { variant_id, qty: 2, expires_on: past },
      { variant_id, qty: 1 },
    ],
    by,
  })
  const lots = (within?: number) => lotsOf('jam lori', within)
  expect(await lots()).toEqual([
    [past, -2, 2, 2],
    [soon, 5, 3, 3],
    [late, 60, 4, 4],
  ])
  expect(await lots(0)).toEqual([[past, -2, 2, 2]])
  expect((await lots(7)).length).toBe(2)
  // What has expired is not taken.
  const takenFirst = async () => (await findFirstExpiries(db, [variant_id])).get(variant_id)
  expect(await takenFirst()).toBe(soon)
  // 20 pieces, of which 14 go: one piece without a day and four that keep longest are the last of the six.
  await adjustStock(db, { variantId: variant_id, delta: -14, reason: 'damage', by })
  expect(await lots()).toEqual([
    [soon, 5, 3, 1],
    [late, 60, 4, 4],
  ])
  // What an open order takes from the stock is in the house until it is handed over.
  const services = bankOrderServices(db)
  const { order } = await orderAsGuest(db, services, {
    productId: jam.id,
    quantity: 3,
    method: 'cashondelivery',
  })
  expect(await lots()).toEqual([
    [soon, 5, 3, 1],
    [late, 60, 4, 4],
  ])
  await sql`update orders set status = 'completed' where id = ${order.id}`.execute(db)
  expect(await lots()).toEqual([[late, 60, 4, 2]])
  expect(await takenFirst()).toBe(late)
})

test('a lot that the stock no longer reaches is gone, and of one day the later one stays', async () => {
  const { db } = database
  const { variantId } = await createProduct(db, { sku: 'CURD', offers: [{ qty: 0 }] })
  const [today, soon] = await Promise.all([day(0), day(5)])
  const lines = [today, soon, soon].map((expires_on, at) => ({
    variant_id: variantId,
    qty: 3 - at,
    expires_on,
  }))
  await receiveStock(db, { supplier: 'Sisian', lines, by })
  const takenFirst = async (on?: string) =>
    (await findFirstExpiries(db, [variantId], on)).get(variantId)
  expect([await takenFirst(), await takenFirst(soon), await takenFirst(await day(6))]).toEqual([
    today,
    soon,
    undefined,
  ])
  const sell = (pieces: number) =>
    adjustStock(db, { variantId, delta: -pieces, reason: 'damage', by })
  const lots = async () => (await lotsOf('sisian')).map(([, days, , left]) => [days, left])
  await sell(3)
  expect(await lots()).toEqual([
    [5, 2],
    [5, 1],
  ])
  await sell(2)
  expect(await lots()).toEqual([[5, 1]])
  await sell(1)
  expect([await lots(), await takenFirst()]).toEqual([[], undefined])
})

test('a thousand changes are counted at once, and more ones afterwards', async () => {
  const { db } = database
  await sql`insert into lot_changes (variant_id) select ${jam.variantId}::integer from generate_series(1, 1001)`.execute(
    db,
  )
  expect([await countLotsLeft(db), await countLotsLeft(db)]).toEqual([true, false])
})

test('a deleted variant has no lots left', async () => {
  const { db } = database
  const { variantId: variant_id } = await createProduct(db, { sku: 'TEA', offers: [{ qty: 0 }] })
  await receiveStock(db, {
    supplier: 'Guria',
    lines: [{ variant_id, qty: 2, expires_on: '2031-05-01' }],
    by,
  })
  await countLotsLeft(db)
  const total = async () => (await listLots(db, { ...page, search: 'guria' })).meta.total
  expect(await total()).toBe(1)
  await db.deleteFrom('variants').where('id', '=', variant_id).execute()
  expect(await total()).toBe(0)
  await countLotsLeft(db)
  expect(await total()).toBe(0)
})
