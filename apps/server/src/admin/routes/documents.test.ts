import { staffRoles } from '@tsiran/contract/admin/permissions'
import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { createRoute } from '@tsiran/domain/deliveries/save-route'
import { cancelOrder } from '@tsiran/domain/order-management/cancel-order'
import { offlineOrderServices } from '@tsiran/domain/order-management/order-services'
import { orderAsGuest } from '@tsiran/domain/testing/bank'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import { byScript, createCheckoutMethods, createProduct } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff, type TestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
const staff: Record<string, TestStaff> = {}
const ids: number[] = []
beforeAll(async () => {
  const { db } = database
  app = await buildTestApp(database)
  for (const role of staffRoles) staff[role] = await signInTestStaff(app, db, role)
  await createCheckoutMethods(db)
  await createTestChannel(db)
  const { id } = await createProduct(db, { sku: 'MILK', offers: [{ price: 1000, qty: 10 }] })
  for (const quantity of [3, 2])
    ids.push(
      (
        await orderAsGuest(db, offlineOrderServices, {
          productId: id,
          quantity,
          method: 'cashondelivery',
        })
      ).order.id,
    )
})
afterAll(() => app.close())

const get = (role: string, url: string) => staff[role]!.inject({ url: `/api/admin/${url}` })
const statuses = async (url: string) =>
  Object.fromEntries(
    await Promise.all(staffRoles.map(async (role) => [role, (await get(role, url)).statusCode])),
  )
const issue = (orders: number[]) =>
  staff['accountant']!.inject({
    method: 'POST',
    url: '/api/admin/documents',
    payload: { kind: 'invoice', order_ids: orders },
  })

test('papers open to those who pack; whoever may not see people gets slips of assigned orders alone, and none is assigned', async () => {
  const packed = {
    owner: 200,
    orders: 200,
    picker: 200,
    accountant: 200,
    courier: 404,
    catalogue: 403,
    content: 403,
    viewer: 403,
  }
  const addressed = { ...packed, picker: 404 }
  expect(await statuses(`documents/pick_list?order_ids=${ids[0]}`)).toEqual(packed)
  expect(await statuses(`documents/slip?order_ids=${ids[0]}`)).toEqual(addressed)
  expect(await statuses(`documents/slip.pdf?order_ids=${ids[0]}`)).toEqual(addressed)
  expect(await statuses(`documents/route?order_ids=${ids[0]}`)).toEqual(addressed)
})

test('a picker gets the slips of orders that they pick, until these have ended', async () => {
  const { db } = database
  const picker = staff['picker']!
  const { id } = await createProduct(db, { sku: 'EGGS', offers: [{ price: 1000, qty: 10 }] })
  const placed = await orderAsGuest(db, offlineOrderServices, {
    productId: id,
    quantity: 1,
    method: 'cashondelivery',
  })
  const order = placed.order.id
  const slip = `documents/slip?order_ids=${order}`
  const claim = { method: 'POST', url: `/api/admin/picking/${order}/claim`, payload: {} } as const
  expect((await picker.inject(claim)).statusCode).toBe(200)
  expect((await get('picker', slip)).json().data).toMatchObject([{ order_id: order }])
  expect((await get('picker', `${slip},${ids[0]}`)).statusCode).toBe(404)
  const other = await signInTestStaff(app, db, 'picker')
  expect((await other.inject({ url: `/api/admin/${slip}` })).statusCode).toBe(404)
  await cancelOrder(db, offlineOrderServices, { id: order, note: 'gone', by: byScript })
  expect((await get('picker', slip)).statusCode).toBe(404)
})

test('a courier gets the slips of the orders on the own routes alone', async () => {
  await createRoute(database.db, {
    day: '2030-05-01',
    courierId: staff['courier']!.id,
    orderIds: [ids[0]!],
    note: '',
    by: { kind: 'system', name: 'script' },
    locale: 'en',
  })
  const slips = `documents/slip?order_ids=${ids[0]}`
  const other = await signInTestStaff(app, database.db, 'courier')
  expect((await get('courier', slips)).json().data).toMatchObject([{ order_id: ids[0] }])
  expect((await get('courier', `${slips},${ids[1]}`)).statusCode).toBe(404)
  expect((await other.inject({ url: `/api/admin/${slips}` })).statusCode).toBe(404)
})

test('invoices are issued by the owner and the accountant, and read by the orders’ people too', async () => {
  const answer = (await issue([ids[0]!])).json().data
  expect(answer.refused).toEqual([])
  const { id, number } = answer.documents[0]
  const open = {
    owner: 200,
    orders: 200,
    picker: 403,
    accountant: 200,
    courier: 403,
    catalogue: 403,
    content: 403,
    viewer: 403,
  }
  for (const url of [
    `documents/${id}`,
    `documents/invoice?order_ids=${ids[0]}`,
    `documents/invoice.pdf?order_ids=${ids[0]}`,
  ])
    expect([url, await statuses(url)]).toEqual([url, open])
  const payload = { kind: 'invoice', order_ids: [ids[0]] }
  expect(
    (await staff['orders']!.inject({ method: 'POST', url: '/api/admin/documents', payload }))
      .statusCode,
  ).toBe(403)
  const { data } = (await get('orders', `orders/${ids[0]}`)).json()
  expect(data.documents).toMatchObject([{ id, kind: 'invoice', number, canceled_at: null }])
  expect(data.history).toContainEqual(
    expect.objectContaining({ kind: 'document', text: number, by: 'Test accountant' }),
  )
})

test('a slip shows what was ordered, where it goes and what is paid at the door', async () => {
  const { data } = (await get('orders', `documents/slip?order_ids=${ids[1]},${ids[0]}`)).json()
  expect(data.map(({ order_id }: { order_id: number }) => order_id)).toEqual([ids[1], ids[0]])
  expect(data[1]).toMatchObject({
    seller: { name: 'Tsiran' },
    phone: '091000000',
    grand_total: 4000,
    cash_due: 4000,
    locale: 'en',
  })
  expect(data[1].lines).toMatchObject([
    { sku: 'MILK', ordered: 3, canceled: 0, pieces: 3, unit_price: 1000, total: 3000 },
  ])
})

test('a pick list adds up the pieces of orders by product', async () => {
  const { data } = (await get('picker', `documents/pick_list?order_ids=${ids.join(',')}`)).json()
  const orders = [
    { order_id: ids[0], pieces: 3 },
    { order_id: ids[1], pieces: 2 },
  ]
  expect(data.lines).toEqual([
    { sku: 'MILK', name: expect.any(String), options: expect.any(String), pieces: 5, orders },
  ])
})

test('a pick list follows the shelves, `A2` before `A10`, and says where each product lies', async () => {
  const { db } = database
  const placed: number[] = []
  for (const [sku, shelf_place] of [
    ['BREAD', 'A10'],
    ['CREAM', ''],
    ['TEA', 'A2'],
  ]) {
    const { id, variantId } = await createProduct(db, {
      sku: sku!,
      offers: [{ price: 1000, qty: 10 }],
    })
    await db.updateTable('variants').set({ shelf_place }).where('id', '=', variantId).execute()
    const { order } = await orderAsGuest(db, offlineOrderServices, {
      productId: id,
      quantity: 1,
      method: 'cashondelivery',
    })
    placed.push(order.id)
  }
  const { data } = (await get('picker', `documents/pick_list?order_ids=${placed.join(',')}`)).json()
  const shown = data.lines.map(({ sku, place }: { sku: string; place?: string }) => [sku, place])
  expect(shown).toEqual([
    ['TEA', 'A2'],
    ['BREAD', 'A10'],
    ['CREAM', undefined],
  ])
})

test('a route sheet follows the slots, and names orders that nobody drives to', async () => {
  const { db } = database
  const { id: productId } = await createProduct(db, {
    sku: 'RYE',
    offers: [{ price: 500, qty: 9 }],
  })
  const place = async (slot: { starts_at: string; ends_at: string; pickup?: boolean } | null) => {
    const { order } = await orderAsGuest(db, offlineOrderServices, {
      productId,
      quantity: 1,
      method: 'cashondelivery',
    })
    const text = perLocale(() => 'Centre')
    const full =
      slot && JSON.stringify({ zone: text, district: null, fee: 0, pickup: false, ...slot })
    await db.updateTable('orders').set({ slot: full }).where('id', '=', order.id).execute()
    return order.id
  }
  const at = (hour: number) => ({
    starts_at: `2030-05-01T${hour}:00:00Z`,
    ends_at: `2030-05-01T${hour + 2}:00:00Z`,
  })
  const [without, late, early] = [await place(null), await place(at(14)), await place(at(10))]
  const [collected, canceled] = [await place({ ...at(10), pickup: true }), await place(at(10))]
  await cancelOrder(db, offlineOrderServices, { id: canceled, note: '', by: byScript })
  const order_ids = [without, late, collected, canceled, early].join(',')
  const { data } = (await get('orders', `documents/route?order_ids=${order_ids}`)).json()
  expect(data).toMatchObject({
    stops: [
      { order_id: early, phone: '091000000', cash_due: 1500 },
      { order_id: late, slot: { starts_at: '2030-05-01T14:00:00.000Z' } },
      { order_id: without, slot: null },
    ],
    left_out: [canceled, collected].toSorted((a, b) => a - b),
    cash_due: 4500,
  })
  expect((await get('owner', `documents/route?order_ids=${early},999999`)).statusCode).toBe(404)
})

test('a PDF is sent as a file that no cache stores', async () => {
  const answer = await get('owner', `documents/slip.pdf?order_ids=${ids.join(',')}`)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="slip-${ids[0]}-and-1.pdf"`,
    'cache-control': 'private, no-store',
  })
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('an order without an invoice is left out of the pages, and refused as a PDF', async () => {
  expect((await get('owner', `documents/invoice?order_ids=${ids[1]}`)).json()).toEqual({ data: [] })
  expect((await get('owner', `documents/invoice.pdf?order_ids=${ids.join(',')}`)).statusCode).toBe(
    404,
  )
})

test('unknown orders, more than a hundred and what is no number are refused', async () => {
  expect((await get('owner', `documents/slip?order_ids=${ids[0]},999999`)).statusCode).toBe(404)
  const hundred = Array.from({ length: 101 }, (_, at) => at + 1).join(',')
  for (const order_ids of [hundred, '', '0', '1,', '1;2', '9'.repeat(20)])
    expect([
      order_ids,
      (await get('owner', `documents/slip?order_ids=${order_ids}`)).statusCode,
    ]).toEqual([order_ids, 400])
})

test('orders that cannot be invoiced are named with the reason in the person’s language', async () => {
  const { refused } = (await issue([999_999])).json().data
  expect(refused).toEqual([{ id: 999_999, code: 'not_found', message: expect.any(String) }])
})
