import { beforeAll, expect, test } from 'vitest'
import { findOrder } from '../orders/read-order.ts'
import type { ActingStaff } from '../staff/session.ts'
import { receiveStock } from '../stock/receive-stock.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { listPicking } from './list-picking.ts'
import { pickingCalls } from './testing.ts'

const shop = bankShop()
let calls: ReturnType<typeof pickingCalls>
let ani: ActingStaff
beforeAll(async () => {
  calls = pickingCalls(shop)
  ani = await calls.member('ani@shop.test')
})

test('the list of a day has its slots, those without one, who picks, and how many there are beyond its end', async () => {
  const id = await calls.place()
  await calls.claim(id, ani)
  const other = await calls.place()
  const slot = (starts: string) =>
    JSON.stringify({
      zone: { hy: 'Կենտրոն', ru: 'Центр', en: 'Centre' },
      district: null,
      starts_at: starts,
      ends_at: starts,
      fee: 0,
      pickup: false,
    })
  await shop.db
    .updateTable('orders')
    .set({ slot: slot('2030-05-01T20:30:00+04:00') })
    .where('id', '=', other)
    .execute()
  const list = async (day: string) =>
    (await listPicking(shop.db, { day, staff: ani, locale: 'en' })).data.map(
      ({ order_id, late }) => [order_id, late],
    )
  expect(await list('2030-05-01')).toEqual(
    expect.arrayContaining([
      [other, false],
      [id, false],
    ]),
  )
  expect(await list('2030-05-02')).toEqual(expect.arrayContaining([[other, true]]))
  expect((await list('2030-04-30')).map(([order]) => order)).not.toContain(other)
  const { data: rows, meta } = await listPicking(shop.db, {
    day: '2030-05-01',
    staff: ani,
    locale: 'en',
  })
  expect(rows[0]).toMatchObject({ order_id: other, zone: 'Centre' })
  expect(rows.find(({ order_id }) => order_id === id)).toMatchObject({
    picker: { id: ani.id },
    lines: 1,
    decided: 0,
    grams: 0,
  })
  const cut = await listPicking(shop.db, { day: '2030-05-01', staff: ani, locale: 'en', limit: 1 })
  expect([meta.total, cut]).toEqual([rows.length, { data: rows.slice(0, 1), meta }])
  await shop.db
    .updateTable('variants')
    .set({ content_amount: 950, content_unit: 'ml' })
    .where('product_id', '=', shop.productId)
    .execute()
  const weighty = await listPicking(shop.db, { day: '2030-05-01', staff: ani, locale: 'en' })
  expect(weighty.data.find(({ order_id }) => order_id === id)).toMatchObject({ grams: 1900 })
})

test('a line names the day of the lot to take first', async () => {
  const id = await calls.place()
  await calls.claim(id, ani)
  const variant_id = (await findOrder(shop.db, id)).lines[0]!.variant_id!
  expect((await calls.read(id, ani)).lines).toMatchObject([{ expires_on: null }])
  await receiveStock(shop.db, {
    supplier: 'Lori',
    lines: [
      { variant_id, qty: 3, expires_on: '2099-03-01' },
      { variant_id, qty: 3, expires_on: '2099-01-15' },
    ],
    by: byScript,
  })
  const takesFirst = async () => (await calls.read(id, ani)).lines[0]!.expires_on
  expect(await takesFirst()).toBe('2099-01-15')
  // A lot has to keep until the day of the delivery, in Yerevan.
  const deliver = async (starts_at: string) => {
    const slot = { zone: {}, district: null, starts_at, ends_at: starts_at, fee: 0, pickup: false }
    await shop.db
      .updateTable('orders')
      .set({ slot: JSON.stringify(slot) })
      .where('id', '=', id)
      .execute()
  }
  await deliver('2099-01-15T15:00:00Z')
  expect(await takesFirst()).toBe('2099-01-15')
  await deliver('2099-01-15T21:00:00Z')
  expect(await takesFirst()).toBe('2099-03-01')
})
