import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { orderAsGuest } from '@tsiran/domain/testing/bank'
import { bankShop } from '@tsiran/domain/testing/bank-shop'
import { findBrokenSums } from '@tsiran/domain/testing/order-sums'
import { payOrder } from '@tsiran/domain/testing/paid-order'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff, type TestStaff } from '../testing.ts'

const shop = bankShop()
let app: FastifyInstance
const staff = {} as Record<'owner' | 'orders' | 'accountant' | 'viewer' | 'unconfirmed', TestStaff>
beforeAll(async () => {
  app = await buildTestApp(shop.database)
  for (const role of ['owner', 'orders', 'accountant', 'viewer'] as const)
    staff[role] = await signInTestStaff(app, shop.db, role)
  staff.unconfirmed = await signInTestStaff(app, shop.db, ['owner'] satisfies StaffRole[], {
    confirmed: false,
  })
})
afterAll(() => app.close())
afterEach(async () => expect(await findBrokenSums(shop.db)).toEqual([]))

const place = async (quantity = 3) =>
  (
    await orderAsGuest(shop.db, shop.services, {
      productId: shop.productId,
      quantity,
      method: 'cashondelivery',
    })
  ).order.id
const pay = (quantity = 3) =>
  payOrder(shop.db, shop.services, { productId: shop.productId, quantity })
const post = async (who: TestStaff, url: string, payload: object) => {
  const answer = await who.inject({ method: 'POST', url: `/api/admin/orders/${url}`, payload })
  return { ...answer.json(), code: answer.statusCode, refusal: answer.json().code }
}
const firstLine = async (id: number) => (await findOrder(shop.db, id)).lines[0]!.id
const auditOf = (id: number) =>
  shop.db
    .selectFrom('audit_log')
    .select(['action', 'staff_id', 'before', 'after'])
    .where('subject_id', '=', String(id))
    .where('subject_type', '=', 'order')
    .orderBy('id')
    .execute()
/** Everything that a refused call must leave alone. */
const stateOf = async (id: number) => [
  await findOrder(shop.db, id),
  await shop.stock(),
  await auditOf(id),
]

test('an order goes through its steps, each with its person, and a step that is not next is refused', async () => {
  const id = await place()
  const step = (status: string, version: number) =>
    post(staff.orders, `${id}/status`, { status, version })
  const taken = await step('processing', 1)
  expect(taken).toMatchObject({ code: 200, data: { status: 'processing', version: 2 } })
  expect(taken['data'].history.at(-1)).toMatchObject({
    kind: 'status',
    by: 'Test orders',
    staff_id: staff.orders.id,
    to: 'processing',
  })
  expect(await step('completed', 2)).toMatchObject({
    code: 200,
    data: { status: 'completed', version: 3 },
  })
  expect(await step('processing', 3)).toMatchObject({ code: 409, refusal: 'conflict' })
  expect(await step('canceled', 3)).toMatchObject({ code: 422 })
  expect(await auditOf(id)).toEqual([
    {
      action: 'order.advance',
      staff_id: staff.orders.id,
      before: { status: 'pending' },
      after: { status: 'processing' },
    },
    {
      action: 'order.advance',
      staff_id: staff.orders.id,
      before: { status: 'processing' },
      after: { status: 'completed' },
    },
  ])
})

test('whoever was too late gets the order as it is, with who changed it, and changes nothing', async () => {
  const id = await place()
  await post(staff.owner, `${id}/cancel`, {
    reason: 'r',
    lines: [{ line_id: await firstLine(id), quantity: 1 }],
    version: 1,
  })
  const before = await stateOf(id)
  const stale = {
    reason: 'r',
    status: 'processing',
    lines: [{ variant_id: shop.variantId, quantity: 1 }],
    expected_total: 2000,
    version: 1,
  }
  for (const url of ['status', 'edit', 'edit/preview'])
    expect(await post(staff.orders, `${id}/${url}`, stale), url).toMatchObject({
      code: 409,
      refusal: 'version_conflict',
      data: {
        changed_by: 'Test owner',
        current: {
          id,
          version: 2,
          status: 'pending',
          lines: [{ canceled: 1 }],
          actions: expect.arrayContaining(['edit']),
        },
      },
    })
  expect(await post(staff.orders, `${id}/cancel`, { reason: 'r', version: 1 })).toMatchObject({
    refusal: 'version_conflict',
  })
  expect(await stateOf(id)).toEqual(before)
})

describe('a cancelation', () => {
  test('of lines and then of the whole answers with the order, and leaves one row each', async () => {
    const id = await place()
    const lines = [{ line_id: await firstLine(id), quantity: 2 }]
    const part = await post(staff.orders, `${id}/cancel`, { reason: ' broken ', lines, version: 1 })
    expect(part).toMatchObject({
      code: 200,
      data: { version: 2, sub_total: 1000, lines: [{ quantity: 3, canceled: 2, total: 1000 }] },
    })
    expect(part['data'].history.at(-1)).toMatchObject({
      kind: 'cancel_lines',
      by: 'Test orders',
      text: 'broken',
    })
    expect(await post(staff.orders, `${id}/cancel`, { reason: 'gone', version: 2 })).toMatchObject({
      data: { status: 'canceled', actions: ['note'] },
    })
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'order.cancel_lines',
      'order.cancel',
    ])
    expect(await shop.stock()).toBe(10)
  })

  test('of a paid order, whole or in part, needs a step-up', async () => {
    const id = await pay()
    const { version } = await findOrder(shop.db, id)
    const before = await stateOf(id)
    const lines = [{ line_id: await firstLine(id), quantity: 1 }]
    for (const payload of [
      { reason: 'r', version },
      { reason: 'r', version, lines },
    ])
      expect(await post(staff.unconfirmed, `${id}/cancel`, payload)).toMatchObject({
        code: 403,
        refusal: 'confirmation_needed',
      })
    expect(await stateOf(id)).toEqual(before)
    expect(await post(staff.owner, `${id}/cancel`, { reason: 'r', version, lines })).toMatchObject({
      code: 200,
      data: {
        payments: [
          {
            state: 'paid',
            refunds: [{ amount: 1000, state: 'due', staff: 'Test owner', reason: 'r' }],
          },
        ],
      },
    })
    const unpaid = await place()
    expect(
      await post(staff.unconfirmed, `${unpaid}/cancel`, { reason: 'r', version: 1 }),
    ).toMatchObject({ code: 200 })
  })

  test('with wrong input is refused whole', async () => {
    const [id, other] = [await place(), await place()]
    const [line, foreign] = [await firstLine(id), await firstLine(other)]
    const before = await stateOf(id)
    const wrong: object[] = [
      { lines: [{ line_id: foreign, quantity: 1 }] },
      {
        lines: [
          { line_id: line, quantity: 1 },
          { line_id: foreign, quantity: 1 },
        ],
      },
      { lines: [{ line_id: line, quantity: 4 }] },
      { lines: [{ line_id: line, quantity: 0 }] },
      { lines: [{ line_id: line, quantity: -1 }] },
      { lines: [{ line_id: line, quantity: 1e12 }] },
      { lines: [{ line_id: line, quantity: 0.5 }] },
      { lines: [] },
      { reason: ' ' },
      { reason: 'x'.repeat(2001) },
      { version: 0 },
      { version: 'x' },
    ]
    for (const payload of wrong)
      expect([
        payload,
        (await post(staff.owner, `${id}/cancel`, { reason: 'r', version: 1, ...payload })).code,
      ]).toEqual([payload, 422])
    expect(await stateOf(id)).toEqual(before)
    expect(await post(staff.owner, '999999/cancel', { reason: 'r', version: 1 })).toMatchObject({
      code: 404,
    })
  })
})
