import { staffRoles } from '@tsiran/contract/admin/permissions'
import { testDatabase } from '@tsiran/db/testing'
import { createCheckoutMethods, createProduct, listProducts } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff, type TestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let staff: TestStaff
let milk: { id: number; variantId: number }
const address = { first_name: 'Karen', phone: '091 22 33 44', address1: ['Abovyan 12'] }

beforeAll(async () => {
  app = await buildTestApp(database)
  await createCheckoutMethods(database.db)
  milk = await createProduct(database.db, { sku: 'MILK-7', offers: [{ price: 1000, qty: 5 }] })
  await listProducts(database.db, [milk.id])
  staff = await signInTestStaff(app, database.db, 'orders')
})
afterAll(() => app.close())

const create = async (
  payload: object = { address, lines: [{ variant_id: milk.variantId, quantity: 1 }] },
) => (await staff.inject({ method: 'POST', url: '/api/admin/drafts', payload })).json().data

test('only whoever may write orders takes one by phone', async () => {
  const { id, version } = await create()
  const calls = [
    { method: 'GET', url: '/api/admin/drafts' },
    { method: 'GET', url: `/api/admin/drafts/${id}` },
    { method: 'GET', url: `/api/admin/drafts/${id}/variants?search=milk` },
    { method: 'GET', url: '/api/admin/buyers?search=karen' },
    { method: 'POST', url: '/api/admin/drafts', payload: {} },
    { method: 'PUT', url: `/api/admin/drafts/${id}`, payload: { version } },
    { method: 'POST', url: `/api/admin/drafts/${id}/paste`, payload: { version, text: 'MILK-7' } },
    {
      method: 'POST',
      url: `/api/admin/drafts/${id}/place`,
      payload: { version, expected_total: 0 },
    },
    { method: 'DELETE', url: `/api/admin/drafts/${id}?version=${version}` },
  ] as const
  for (const role of staffRoles.filter((name) => name !== 'owner' && name !== 'orders')) {
    const other = await signInTestStaff(app, database.db, role)
    for (const call of calls)
      expect((await other.inject(call)).json(), `${role} ${call.method} ${call.url}`).toMatchObject(
        { code: 'forbidden' },
      )
  }
  for (const call of calls)
    expect((await app.inject(call)).json()).toMatchObject({ code: 'unauthenticated' })
  const owner = await signInTestStaff(app, database.db, 'owner')
  expect((await owner.inject({ url: `/api/admin/drafts/${id}` })).statusCode).toBe(200)
})

test('an order is taken line by line and placed for its total, once', async () => {
  const draft = await create({ address })
  const variants = await staff.inject({
    url: `/api/admin/drafts/${draft.id}/variants?search=milk-7`,
  })
  expect(variants.json().data).toMatchObject([
    { variant_id: milk.variantId, sku: 'MILK-7', unit_price: 1000, in_stock: 5 },
  ])
  const pasted = await staff.inject({
    method: 'POST',
    url: `/api/admin/drafts/${draft.id}/paste`,
    payload: { text: 'milk-7 2\nNONE 1', version: draft.version },
  })
  expect(pasted.json()).toMatchObject({
    added: 1,
    problems: [{ line: 2, sku: 'NONE', problem: 'unknown' }],
    data: { grand_total: 3000 },
  })
  const { version } = pasted.json().data
  const place = (expected_total: number) =>
    staff.inject({
      method: 'POST',
      url: `/api/admin/drafts/${draft.id}/place`,
      payload: { version, expected_total },
    })
  expect((await place(2000)).json()).toMatchObject({
    code: 'cart_changed',
    data: { grand_total: 3000 },
  })
  const [first, second] = [await place(3000), await place(3000)]
  expect(first.json()).toMatchObject({ data: { grand_total: 3000 } })
  expect(second.json()).toEqual(first.json())
  const placed = (await staff.inject({ url: `/api/admin/drafts/${draft.id}` })).json().data
  expect(placed).toMatchObject({
    state: 'placed',
    order_id: first.json().data.order_id,
    address: { phone: '' },
  })
  const late = await staff.inject({
    method: 'PUT',
    url: `/api/admin/drafts/${draft.id}`,
    payload: { version: placed.version, note: 'late' },
  })
  expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
})

test('a stale version is refused with the present draft, and another’s draft is open to everybody who takes orders', async () => {
  const draft = await create()
  const other = await signInTestStaff(app, database.db, 'orders')
  const change = (who: TestStaff, note: string) =>
    who.inject({
      method: 'PUT',
      url: `/api/admin/drafts/${draft.id}`,
      payload: { version: draft.version, note },
    })
  expect((await change(other, 'first')).statusCode).toBe(200)
  const stale = await change(staff, 'second')
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'version_conflict', data: { current: { note: 'first' } } },
  ])
})

test('unknown methods, foreign ids and strange quantities are refused', async () => {
  const draft = await create()
  const put = async (change: object) =>
    (
      await staff.inject({
        method: 'PUT',
        url: `/api/admin/drafts/${draft.id}`,
        payload: { version: draft.version, ...change },
      })
    ).json().code
  expect(await put({ payment_method: 'ameriabank' })).toBe('validation_failed')
  expect(await put({ shipping_method: 'none_none' })).toBe('validation_failed')
  expect(await put({ customer_id: 999_999 })).toBe('not_found')
  expect(await put({ lines: [{ variant_id: 999_999, quantity: 1 }] })).toBe('not_found')
  for (const quantity of [0, -1, 1.5, 1_000_001])
    expect(await put({ lines: [{ variant_id: milk.variantId, quantity }] })).toBe(
      'validation_failed',
    )
  expect((await staff.inject({ url: '/api/admin/drafts/999999' })).statusCode).toBe(404)
})

test('a discarded draft is gone from the list', async () => {
  const draft = await create()
  const listed = async () =>
    (await staff.inject({ url: '/api/admin/drafts?limit=100' }))
      .json()
      .data.map(({ id }: { id: number }) => id)
  expect(await listed()).toContain(draft.id)
  await staff.inject({
    method: 'DELETE',
    url: `/api/admin/drafts/${draft.id}?version=${draft.version}`,
  })
  expect(await listed()).not.toContain(draft.id)
})

test('no answer contains the token of the draft’s cart', async () => {
  const answer = await staff.inject({
    method: 'POST',
    url: '/api/admin/drafts',
    payload: { address },
  })
  const row = await database.db
    .selectFrom('drafts')
    .innerJoin('carts', 'carts.id', 'cart_id')
    .select('api_token')
    .where('drafts.id', '=', answer.json().data.id)
    .executeTakeFirstOrThrow()
  expect(row.api_token).toMatch(/^[0-9a-f]{32}$/)
  expect(answer.body).not.toContain(row.api_token)
})
