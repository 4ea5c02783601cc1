import { noLastName } from '@tsiran/contract/full-name'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createProduct, createTestCompany } from '../testing/fixtures.ts'
import { createListedOrder } from '../testing/list-orders.ts'
import { exportReport, readReport, type ReportCall } from './read-report.ts'
import { readToday } from './read-today.ts'

const database = testDatabase()
const may = { from: '2026-05-01', to: '2026-05-31', locale: 'en', roles: ['owner'] } as const
const read = (call: Partial<ReportCall> & Pick<ReportCall, 'name'>) =>
  readReport(database.db, { ...may, ...call })

let apricots: { productId: number; variantId: number }
const addLine = (
  order: number,
  { pieces, total, canceled = 0 }: { pieces: number; total: number; canceled?: number },
) =>
  sql`insert into order_items (order_id, position, product_id, variant_id, sku, name, options, url_key, quantity, canceled, unit_price, total)
    values (${order}, 0, ${apricots.productId}, ${apricots.variantId}, 'APRICOTS', '{"hy":"Ծիրան","ru":"Абрикосы","en":"Apricots"}',
      '{"hy":"","ru":"","en":""}', 'apricots', ${pieces}, ${canceled}, 100, ${total})`.execute(
    database.db,
  )

beforeAll(async () => {
  const { db } = database
  const { id: productId, variantId } = await createProduct(db, {
    sku: 'APRICOTS',
    offers: [{ price: 300, qty: 7 }],
  })
  apricots = { productId, variantId }
  const company = await createTestCompany(db, 'Ararat', 50_000)
  await sql`update companies set credit_owed = 4000 where id = ${company}`.execute(db)
  const at = (placed: string, total: number, more: object = {}) =>
    createListedOrder(db, { placed, total, ...more })
  await addLine(await at('2026-05-10T00:00:00+04:00', 1200), { pieces: 4, total: 1200 })
  await addLine(await at('2026-05-10T23:59:59+04:00', 600, { email: 'bo@example.am' }), {
    pieces: 5,
    canceled: 3,
    total: 600,
  })
  await at('2026-05-11T00:00:00+04:00', 4000, { method: 'credit', company, status: 'completed' })
  const refunded = await at('2026-05-12T12:00:00+04:00', 900, { status: 'closed' })
  const { rows } = await sql<{ id: number }>`
    insert into payments (order_id, provider, state, amount, key, refund_total) values (${refunded}, 'ameriabank', 'paid', 900, md5('r'), 300) returning id`.execute(
    db,
  )
  await sql`insert into payment_refunds (payment_id, amount, state, settled_at) values (${rows[0]!.id}, 300, 'refunded', '2026-05-13T10:00:00+04:00')`.execute(
    db,
  )
  // None of these is a sale of May.
  await addLine(await at('2026-05-10T12:00:00+04:00', 7000, { status: 'canceled' }), {
    pieces: 9,
    total: 7000,
  })
  await at('2026-05-10T12:00:00+04:00', 8000, { status: 'pending_payment' })
  await at('2026-04-30T23:59:59+04:00', 9000)
  await at('2026-06-01T00:00:00+04:00', 9000)
})

describe('sales', () => {
  test('have a row for each day in Yerevan, with refunds on the day they were paid', async () => {
    const { rows, totals, total_rows } = await read({ name: 'sales' })
    expect(total_rows).toBe(31)
    expect(rows[9]).toEqual(['2026-05-10', 2, 1800, 0, 1800, 900, 0])
    expect(rows[12]).toEqual(['2026-05-13', 0, 0, 0, 0, 0, 300])
    expect(totals).toEqual([null, 4, 6700, 0, 6700, null, 300])
  })

  test('of a month contain a sixth as value-added tax of what was not returned', async () => {
    const { rows } = await read({ name: 'vat' })
    expect(rows).toEqual([['2026-05', 4, 6700, 300, 6400, 1067]])
  })

  test('lose what was returned once: a cancelation and a second payment have left the sums already', async () => {
    const { db } = database
    const pay = async (order: number, amount: number, refunds: readonly number[]) => {
      const total = refunds.reduce((sum, refund) => sum + refund, 0)
      const { rows } = await sql<{ id: number }>`
        insert into payments (order_id, provider, state, amount, key, refund_total)
        values (${order}, 'ameriabank', ${total === amount ? 'refunded' : 'paid'}, ${amount}, md5(random()::text), ${total}) returning id`.execute(
        db,
      )
      for (const [day, refund] of refunds.entries())
        await sql`insert into payment_refunds (payment_id, amount, state, settled_at)
          values (${rows[0]!.id}, ${refund}, 'refunded', '2026-07-10T10:00:00+04:00'::timestamptz + make_interval(days => ${day}))`.execute(
          db,
        )
    }
    const place = (total: number, status: 'completed' | 'canceled') =>
      createListedOrder(db, { placed: '2026-07-10T09:00:00+04:00', total, status })
    await pay(await place(10_000, 'canceled'), 10_000, [10_000])
    // Pieces for 3000 were canceled before, and 600 were returned after the delivery.
    await pay(await place(6000, 'completed'), 9000, [3000, 600])
    const paidTwice = await place(2000, 'completed')
    await pay(paidTwice, 2000, [])
    await pay(paidTwice, 2000, [2000])
    const { rows } = await read({ name: 'vat', from: '2026-07-01', to: '2026-07-31' })
    expect(rows).toEqual([['2026-07', 2, 8000, 600, 7400, 1233]])
  })
})

test('products count the pieces that were left of their lines', async () => {
  const { rows, totals } = await read({ name: 'products' })
  expect(rows).toEqual([['APRICOTS', 'Apricots', '', 6, 2, 1800]])
  expect(totals).toEqual([null, null, null, 6, null, 1800])
})

test('a product without a category counts beside the categories', async () => {
  const { rows } = await read({ name: 'categories' })
  expect(rows).toEqual([[null, 6, 1800]])
  expect((await read({ name: 'stock_value' })).rows).toEqual([[null, 1, 7, 2100]])
})

test('guests are distinguished by their e-mail, companies by their name', async () => {
  const { rows } = await read({ name: 'customers' })
  expect(rows.map(([buyer, email, orders, sum]) => [buyer, email, orders, sum])).toEqual([
    ['Ararat', 'ani@example.am', 1, 4000],
    ['Ani Sargsyan', 'ani@example.am', 2, 2100],
    ['Ani Sargsyan', 'bo@example.am', 1, 600],
  ])
})

test('guests who gave no e-mail by phone are distinguished by their number', async () => {
  const at = (phone: string, name: [string, string]) =>
    createListedOrder(database.db, { placed: '2026-08-02T12:00:00+04:00', email: '', phone, name })
  await at('091 22-33-44', ['Karen', 'Grigoryan'])
  await at('+374 91 223344', ['Karen', 'Grigoryan'])
  await at('+374 77 000001', ['Nare', 'Petrosyan'])
  const { rows } = await read({ name: 'customers', from: '2026-08-01', to: '2026-08-31' })
  expect(rows.map(([buyer, , orders]) => [buyer, orders])).toEqual([
    ['Karen Grigoryan', 2],
    ['Nare Petrosyan', 1],
  ])
})

test('a buyer who gave one name alone has no mark of the missing one', async () => {
  await createListedOrder(database.db, {
    placed: '2026-09-02T12:00:00+04:00',
    name: ['Karen', noLastName],
  })
  const { rows } = await read({ name: 'customers', from: '2026-09-01', to: '2026-09-30' })
  expect(rows.map(([buyer]) => buyer)).toEqual(['Karen'])
})

test('debts list what companies owe now', async () => {
  const { rows } = await read({ name: 'debts' })
  expect(rows.map(([company, , line, owed]) => [company, line, owed])).toEqual([
    ['Ararat', 50_000, 4000],
  ])
})

test('days that are not, an end before its start and more than two years are refused', async () => {
  for (const days of [
    { from: '2026-02-30' },
    { from: '2026-06-01' },
    { from: '2024-01-01' },
    { to: '2026-13-01' },
  ])
    await expect(read({ name: 'sales', ...days })).rejects.toMatchObject({
      code: 'validation_failed',
    })
})

test('who may not see people gets no report about them', async () => {
  await expect(read({ name: 'customers', roles: ['catalogue'] })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect((await read({ name: 'sales', roles: ['catalogue'] })).total_rows).toBe(31)
})

test('an export leaves a row in the audit log', async () => {
  await exportReport(database.db, {
    ...may,
    name: 'sales',
    by: { kind: 'system', name: 'script' },
  })
  const { rows } = await sql<object>`
    select subject_id, after from audit_log where action = 'report.export'`.execute(database.db)
  expect(rows).toEqual([
    { subject_id: 'sales', after: { rows: 31, from: '2026-05-01', to: '2026-05-31' } },
  ])
})

describe('today', () => {
  // 10 May 2026 at 14:00 and the same weekday a week later.
  const now = new Date('2026-05-17T14:00:00+04:00')

  test('is compared with the same weekday up to the same time', async () => {
    await createListedOrder(database.db, { placed: '2026-05-17T09:30:00+04:00', total: 500 })
    const { sales, day } = await readToday(database.db, { roles: ['owner'], locale: 'en' }, now)
    expect(day).toBe('2026-05-17')
    expect(sales?.today).toMatchObject({ orders: 1, sum: 500, average: 500, canceled: 0 })
    expect(sales?.before).toMatchObject({ orders: 1, sum: 1200, canceled: 1 })
    expect(sales?.today.hours[9]).toBe(500)
    expect(sales?.before.hours[23]).toBe(600)
  })

  test('lists what waits, for those who may look after it', async () => {
    const of = async (role: 'owner' | 'courier') =>
      readToday(database.db, { roles: [role], locale: 'en' }, now)
    const { waiting, best } = await of('owner')
    expect(waiting.find(({ what }) => what === 'orders')?.count).toBeGreaterThan(0)
    expect(waiting.every(({ count }) => count > 0)).toBe(true)
    expect(best).toEqual([])
    expect(await of('courier')).toMatchObject({
      waiting: [],
      sales: null,
      best: null,
      misses: null,
    })
  })

  test('counts what was not found in seven days of the shop, as the search desk does', async () => {
    await sql`insert into search_misses (query, day, count) values
      ('halva', '2026-05-10', 1), ('halva', '2026-05-11', 2), ('halva', '2026-05-17', 4)`.execute(
      database.db,
    )
    // It is still the 16th in UTC.
    const night = new Date('2026-05-17T01:00:00+04:00')
    const { misses } = await readToday(database.db, { roles: ['owner'], locale: 'en' }, night)
    expect(misses).toEqual([{ query: 'halva', count: 6 }])
  })

  test('shows what sold best in seven days', async () => {
    const { best } = await readToday(
      database.db,
      { roles: ['owner'], locale: 'en' },
      new Date('2026-05-12T14:00:00+04:00'),
    )
    expect(best).toMatchObject([{ product_id: apricots.productId, pieces: 6, sum: 1800 }])
  })
})
