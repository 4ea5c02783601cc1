import { staffRoles } from '@tsiran/contract/admin/permissions'
import { testDatabase } from '@tsiran/db/testing'
import { offlineOrderServices } from '@tsiran/domain/order-management/order-services'
import { orderAsGuest } from '@tsiran/domain/testing/bank'
import { createCheckoutMethods, createPerson, createProduct } from '@tsiran/domain/testing/fixtures'
import { createListedOrder } from '@tsiran/domain/testing/list-orders'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { placeSampleOrder } from '../samples/orders.ts'
import { signInTestStaff, type TestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
const staff: Record<string, TestStaff> = {}
let id: number
beforeAll(async () => {
  const { db } = database
  app = await buildTestApp(database)
  for (const role of staffRoles) staff[role] = await signInTestStaff(app, db, role)
  await createCheckoutMethods(db)
  const product = await createProduct(db, { sku: 'MILK', offers: [{ price: 1000, qty: 10 }] })
  const { order } = await orderAsGuest(db, offlineOrderServices, {
    productId: product.id,
    quantity: 3,
    method: 'cashondelivery',
  })
  id = order.id
})
afterAll(() => app.close())

const get = (role: string, url: string) => staff[role]!.inject({ url: `/api/admin/orders${url}` })
const statuses = async (url: string) =>
  Object.fromEntries(
    await Promise.all(staffRoles.map(async (role) => [role, (await get(role, url)).statusCode])),
  )

test('an order is read with its lines, money, history and what the person may do', async () => {
  const { data } = (await get('orders', `/${id}`)).json()
  expect(data).toMatchObject({
    id,
    version: 1,
    status: 'pending',
    email: 'ani@example.am',
    shipping_address: { phone: '091000000', address1: ['Tumanyan 5'] },
    paid: 'at_the_door',
    received: 0,
    pickup: false,
    payments: [],
    grand_total: 4000,
    payment_title: 'Cash',
  })
  expect(data.lines).toMatchObject([
    { sku: 'MILK', quantity: 3, canceled: 0, total: 3000, in_stock: 7, stocked: true },
  ])
  expect(data.history).toMatchObject([{ kind: 'status', by: 'buyer', from: null, to: 'pending' }])
  expect(data.actions).toEqual(expect.arrayContaining(['process', 'cancel', 'note']))
  expect((await get('viewer', `/${id}`)).json().data.actions).toEqual([])
})

test('a viewer sees no phone, e-mail or street', async () => {
  const answers = await Promise.all(['', `/${id}`].map((url) => get('viewer', url)))
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200)
    for (const secret of ['ani@example.am', '091000000', 'Tumanyan', 'Ani'])
      expect(body).not.toContain(secret)
  }
})

test('each role opens what the table of permissions says', async () => {
  const readers = { owner: 200, orders: 200, accountant: 200, viewer: 200 }
  expect(await statuses('')).toEqual({
    ...readers,
    picker: 200,
    courier: 200,
    catalogue: 403,
    content: 403,
  })
  expect((await get('picker', '')).json()).toMatchObject({ data: [], meta: { total: 0 } })
  for (const url of [`/${id}`, '/pulse'])
    expect(await statuses(url)).toEqual({
      ...readers,
      picker: 403,
      courier: 403,
      catalogue: 403,
      content: 403,
    })
  expect((await get('owner', '/999999')).json().code).toBe('not_found')
})

test('a list is bounded, and a filter that makes no sense is refused', async () => {
  for (const query of [
    'limit=101',
    'limit=0',
    'page=0',
    'paid=maybe',
    'sum_from=-1',
    'date_from=today',
    `search=${'x'.repeat(201)}`,
  ])
    expect((await get('orders', `?${query}`)).json().code, query).toBe('bad_request')
  for (const query of ['status=lost', 'stage=lost', 'sort=email', 'date_from=2026-02-30'])
    expect((await get('orders', `?${query}`)).json(), query).toMatchObject({
      code: 'validation_failed',
      errors: expect.anything(),
    })
  const { data, meta, links } = (await get('orders', '?search=091000000&limit=1')).json()
  expect([data.length, meta.total, meta.sum]).toEqual([1, 1, 4000])
  expect(links.first).toContain('search=091000000')
})

test('the pulse says what is new and how many orders wait', async () => {
  expect((await get('orders', `/pulse?after=${id - 1}`)).json()).toEqual({
    data: { newest: id, fresh: 1, counts: { pending_payment: 0, pending: 1, processing: 0 } },
  })
  expect((await get('orders', `/pulse?after=${id}`)).json()).toMatchObject({ data: { fresh: 0 } })
  expect((await get('orders', '/pulse')).json()).toMatchObject({ data: { newest: id, fresh: 0 } })
})

test('a note shows in the history with its writer and leaves one row in the audit', async () => {
  const write = (role: string, payload: object, number = id) =>
    staff[role]!.inject({ method: 'POST', url: `/api/admin/orders/${number}/notes`, payload })
  const written = await write('orders', { text: ' Ring twice ' })
  expect(written.json().data.history.at(-1)).toMatchObject({
    kind: 'note',
    by: 'Test orders',
    staff_id: staff.orders!.id,
    text: 'Ring twice',
  })
  expect((await get('orders', '')).json().data[0]).toMatchObject({ has_note: true })
  expect((await get('viewer', `/${id}`)).body).not.toContain('Ring twice')
  const refused = [
    await write('viewer', { text: 'x' }),
    await write('orders', { text: ' ' }),
    await write('orders', { text: 'x' }, 999999),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 422, 404])
  const rows = await database.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'staff_id', 'after'])
    .execute()
  expect(rows).toEqual([
    {
      action: 'order.note',
      subject_id: String(id),
      staff_id: staff.orders!.id,
      after: { note: 'Ring twice' },
    },
  ])
})

test('variants to add to an order are found by sku, barcode and name', async () => {
  const found = async (role: string, search: string) =>
    (await get(role, `/${id}/variants?search=${search}`)).json()
  expect((await found('orders', 'milk')).data).toMatchObject([
    { sku: 'MILK', unit_price: 1000, in_stock: 7, min_qty: 1, options: '' },
  ])
  await database.db
    .updateTable('variants')
    .set({ barcode: '4850001270011' })
    .where('sku', '=', 'MILK')
    .execute()
  expect((await found('orders', '4850001270011')).data).toMatchObject([{ sku: 'MILK' }])
  expect((await found('orders', '%20')).data).toEqual([])
  expect((await found('viewer', 'milk')).code).toBe('forbidden')
  expect((await get('orders', '/999999/variants?search=milk')).json().code).toBe('not_found')
})

test('many orders take a step on, each by itself', async () => {
  const bulk = (role: string, payload: object) =>
    staff[role]!.inject({ method: 'POST', url: '/api/admin/orders/bulk', payload })
  const other = await placeSampleOrder({ db: database.db, number: 1 })
  const answer = (
    await bulk('orders', { ids: [other, 999_999, id, other], action: 'process' })
  ).json()
  expect(answer).toEqual({
    data: {
      applied: 2,
      refused: [{ id: 999_999, code: 'not_found', message: expect.any(String) }],
    },
  })
  expect((await bulk('orders', { ids: [other], action: 'process' })).json().data).toMatchObject({
    applied: 0,
    refused: [{ id: other, code: 'conflict' }],
  })
  expect((await get('orders', `/${other}`)).json().data.history.at(-1)).toMatchObject({
    by: 'Test orders',
    to: 'processing',
  })
  const tooMany = Array.from({ length: 501 }, (_, index) => index + 1)
  const refused = [
    await bulk('viewer', { ids: [id], action: 'process' }),
    await bulk('orders', { ids: tooMany, action: 'process' }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 422])
  const rows = await database.db
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', 'order.advance')
    .execute()
  expect(rows.map(({ subject_id }) => subject_id).sort()).toEqual(
    [String(id), String(other)].sort(),
  )
})

describe('an export', () => {
  const exported = (role: string, file: string) => get(role, `/export.${file}`)

  test('is the list as CSV that Excel opens, without formulas', async () => {
    await createListedOrder(database.db, {
      name: ['=HYPERLINK("x")', 'A;B'],
      phone: '+374 91 555555',
      email: '@evil.example.am',
    })
    const answer = await exported('owner', 'csv?locale=en&search=555555')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      'cache-control': 'private, no-store',
    })
    const [head, row, end] = answer.body.split('\r\n')
    expect(head).toMatch(/^\u{FEFF}Number;Placed;Status;/u)
    expect(row).toMatch(
      /^\d+;2026-05-10 12:00;Pending;"'=HYPERLINK\(""x""\) A;B";'\+374 91 555555;'@evil\.example\.am;/,
    )
    expect(row).toMatch(/;Paid on delivery;0;0;1000$/)
    expect(end).toBe('')
  })

  test('is the list as an Excel file', async () => {
    const answer = await exported('accountant', 'xlsx')
    expect(answer.headers['content-disposition']).toMatch(/\.xlsx"$/)
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test('holds no people for whoever may not see them', async () => {
    const { body } = await exported('viewer', 'csv')
    expect(body).toContain(String(id))
    for (const secret of ['ani@example.am', '091000000', 'Tumanyan', 'Ani'])
      expect(body).not.toContain(secret)
  })

  test('leaves its filter in the audit log without what was searched, and nothing where it is refused', async () => {
    const rows = () =>
      database.db
        .selectFrom('audit_log')
        .select(['subject_id', 'after'])
        .where('action', '=', 'order.export')
        .orderBy('id', 'desc')
        .execute()
    const before = (await rows()).length
    await exported('orders', 'csv?status=pending&search=091000000')
    const [last, ...rest] = await rows()
    expect(last).toMatchObject({
      subject_id: 'csv',
      after: { status: 'pending', search: '…', rows: expect.any(Number) },
    })
    expect(rest.length).toBe(before)
    const refusals = [
      await exported('picker', 'csv'),
      await exported('orders', 'csv?status=lost'),
      await staff.orders!.inject({
        url: '/api/admin/orders/export.csv',
        headers: { 'sec-fetch-site': 'cross-site' },
      }),
    ]
    expect(refusals.map((answer) => answer.json().code)).toEqual([
      'forbidden',
      'validation_failed',
      'cross_site',
    ])
    expect((await rows()).length).toBe(before + 1)
  })
})

test('the palette finds what its caller may see, eight of a kind at most', async () => {
  const find = async (role: string, q: string) =>
    (await staff[role]!.inject({ url: `/api/admin/search?q=${encodeURIComponent(q)}` })).json().data
  await createPerson(database.db, 'karine@example.am')
  for (let more = 0; more < 9; more++) await createListedOrder(database.db)
  expect((await find('orders', String(id))).orders[0]).toMatchObject({ id, name: 'Ani' })
  expect((await find('orders', '+374 91 00-00-00')).orders).toHaveLength(8)
  expect((await find('orders', '091000000')).customers).toMatchObject([
    { email: 'karine@example.am' },
  ])
  expect((await find('orders', 'KARINE')).customers).toHaveLength(1)
  expect((await find('catalogue', 'mil')).products).toMatchObject([{ sku: 'MILK' }])
  expect(await find('catalogue', '091000000')).toEqual({ orders: [], customers: [], products: [] })
  expect(await find('viewer', '091000000')).toMatchObject({ orders: [], customers: [] })
  expect((await find('viewer', String(id))).orders).toMatchObject([{ id, name: 'A…' }])
  for (const q of ['%', '_', "'", '\\']) expect((await find('owner', q)).orders).toEqual([])
  for (const q of ['', '%00', 'x'.repeat(201)])
    expect((await staff.owner!.inject({ url: `/api/admin/search?q=${q}` })).statusCode).toBe(400)
})
