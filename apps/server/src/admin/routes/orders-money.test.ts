import { findOrder } from '@tsiran/domain/orders/read-order'
import { orderOnCredit } from '@tsiran/domain/testing/paid-order'
import { describe, expect, test } from 'vitest'
import { ordersShop } from '../testing-orders.ts'
import type { TestStaff } from '../testing.ts'

const { auditOf, pay, place, post, shop, staff, stateOf } = ordersShop()

describe('a refund', () => {
  const deliver = async () => {
    const id = await pay()
    const { version } = await findOrder(shop.db, id)
    await post(staff.orders, `${id}/status`, { status: 'completed', version })
    return { id, version: version + 1 }
  }

  test('in part is for who may move money, with a step-up', async () => {
    const { id, version } = await deliver()
    const before = await stateOf(id)
    const payload = { amount: 1500, reason: 'spoiled', version }
    expect(await post(staff.orders, `${id}/refunds`, payload)).toMatchObject({
      code: 403,
      refusal: 'forbidden',
    })
    expect(await post(staff.unconfirmed, `${id}/refunds`, payload)).toMatchObject({
      code: 403,
      refusal: 'confirmation_needed',
    })
    expect(
      await post(staff.unconfirmed, `${id}/refunds/confirm`, { refund_id: 1, version }),
    ).toMatchObject({
      refusal: 'confirmation_needed',
    })
    expect(await stateOf(id)).toEqual(before)
    const done = await post(staff.accountant, `${id}/refunds`, payload)
    expect(done).toMatchObject({
      code: 200,
      result: 'refunded',
      data: { status: 'completed', received: 2500 },
    })
    expect(done['data'].payments).toMatchObject([
      {
        state: 'paid',
        refunded: 1500,
        refunds: [
          {
            amount: 1500,
            state: 'refunded',
            reason: 'spoiled',
            by_hand: false,
            staff: 'Test accountant',
          },
        ],
      },
    ])
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'order.refund',
      staff_id: staff.accountant.id,
      after: { amount: 1500, reason: 'spoiled' },
    })
  })

  test('of too much, nothing or less is refused', async () => {
    const { id, version } = await deliver()
    const before = await stateOf(id)
    const refund = (amount: unknown) =>
      post(staff.owner, `${id}/refunds`, { amount, reason: 'r', version })
    expect(await refund(4001)).toMatchObject({
      code: 422,
      errors: { amount: ['No more than 4\u00a0000\u00a0֏ can be refunded'] },
    })
    for (const amount of [0, -1, 0.5, 1e300, '1x', null])
      expect((await refund(amount)).code, String(amount)).toBe(422)
    expect(await stateOf(id)).toEqual(before)
  })

  test('names delivered pieces of its order, whose cost it is at most', async () => {
    const { id, version } = await deliver()
    const [line] = (await findOrder(shop.db, id)).lines
    const refund = (amount: number, quantity: unknown, line_id: unknown = line!.id) =>
      post(staff.accountant, `${id}/refunds`, {
        amount,
        reason: 'r',
        lines: [{ line_id, quantity }],
        version,
      })
    const before = await stateOf(id)
    for (const quantity of [0, -1, 0.5, 1e300, '1x', null, 5])
      expect((await refund(1, quantity)).code, String(quantity)).toBe(422)
    expect((await refund(1, 1, line!.id + 999)).code).toBe(422)
    expect((await refund(1001, 1)).code).toBe(422)
    expect(
      (
        await post(staff.accountant, `${id}/refunds`, {
          amount: 1,
          reason: 'r',
          lines: [],
          version,
        })
      ).code,
    ).toBe(422)
    expect(await stateOf(id)).toEqual(before)
    const lines = [{ line_id: line!.id, quantity: 2 }]
    expect(await refund(2000, 2)).toMatchObject({
      code: 200,
      result: 'refunded',
      data: { lines: [{ refunded: 2 }], payments: [{ refunds: [{ amount: 2000, lines }] }] },
    })
    expect(await refund(2000, 2)).toMatchObject({ code: 409, refusal: 'version_conflict' })
    expect((await auditOf(id)).at(-1)).toMatchObject({
      after: { amount: 2000, lines: [{ pieces: 2 }] },
    })
  })

  test('that is due is confirmed by its own number', async () => {
    const [id, other] = [await pay(2), await pay(2)]
    for (const each of [id, other])
      await post(staff.owner, `${each}/cancel`, {
        reason: 'r',
        version: (await findOrder(shop.db, each)).version,
      })
    const { version } = await findOrder(shop.db, id)
    const dueOf = async (order: number) =>
      (await staff.owner.inject({ url: `/api/admin/orders/${order}` })).json().data.payments[0]
        .refunds[0].id
    const foreign = await post(staff.accountant, `${id}/refunds/confirm`, {
      refund_id: await dueOf(other),
      version,
    })
    expect(foreign).toMatchObject({ code: 409, refusal: 'conflict' })
    const confirmed = await post(staff.accountant, `${id}/refunds/confirm`, {
      refund_id: await dueOf(id),
      version,
    })
    expect(confirmed).toMatchObject({
      code: 200,
      data: { payments: [{ state: 'refunded', refunds: [{ state: 'refunded', by_hand: true }] }] },
    })
  })
})

test('a company’s debt is settled by who may, with a step-up, once', async () => {
  const { id } = await orderOnCredit(shop.db, shop.services, {
    productId: shop.productId,
    quantity: 3,
    line: 9000,
  })
  const settle = (who: TestStaff, version: number) => post(who, `${id}/settle-credit`, { version })
  expect(await settle(staff.accountant, 1)).toMatchObject({ refusal: 'conflict' })
  await post(staff.orders, `${id}/status`, { status: 'completed', version: 1 })
  expect(await settle(staff.orders, 2)).toMatchObject({ refusal: 'forbidden' })
  expect(await settle(staff.unconfirmed, 2)).toMatchObject({ refusal: 'confirmation_needed' })
  expect(await settle(staff.accountant, 2)).toMatchObject({
    code: 200,
    data: { status: 'closed', version: 3 },
  })
  expect((await auditOf(id)).map(({ action }) => action)).toEqual([
    'order.advance',
    'order.settle_credit',
  ])
})

describe('an edit', () => {
  const wanted = (quantity: number) => [{ variant_id: shop.variantId, quantity }]

  test('is previewed and applied, with who and what in the history', async () => {
    const id = await place()
    const before = await stateOf(id)
    const preview = await post(staff.orders, `${id}/edit/preview`, { lines: wanted(5), version: 1 })
    expect(preview).toMatchObject({
      code: 200,
      data: { owed: 2000, refund: 0, allowed: true, after: { grand_total: 6000 } },
    })
    expect(await stateOf(id)).toEqual(before)
    expect(
      await post(staff.orders, `${id}/edit`, {
        lines: wanted(5),
        version: 1,
        expected_total: 5999,
      }),
    ).toMatchObject({
      code: 409,
      refusal: 'cart_changed',
      data: preview['data'],
    })
    expect(await stateOf(id)).toEqual(before)
    const edited = await post(staff.orders, `${id}/edit`, {
      lines: wanted(5),
      version: 1,
      expected_total: 6000,
    })
    expect(edited).toMatchObject({
      code: 200,
      data: { version: 2, grand_total: 6000, lines: [{ quantity: 5, canceled: 0 }] },
    })
    expect(edited['data'].history.at(-1)).toMatchObject({ kind: 'edit', by: 'Test orders' })
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'order.edit',
      before: { grand_total: 4000 },
      after: { grand_total: 6000 },
    })
  })

  test('of wrong lines or a wrong address is refused', async () => {
    const id = await place()
    const before = await stateOf(id)
    const address = { first_name: 'A', phone: '091000000', city: 'Yerevan', address1: ['x'] }
    const wrong: object[] = [
      { lines: wanted(-1) },
      { lines: wanted(1e12) },
      { lines: wanted(1.5) },
      { lines: [{ variant_id: 999_999, quantity: 1 }] },
      { lines: [...wanted(1), ...wanted(2)] },
      { address: { ...address, phone: 'call me' } },
      { address: { ...address, address1: [] } },
      { address: { ...address, first_name: 'x'.repeat(101) } },
      { expected_total: -1 },
      { expected_total: undefined },
    ]
    for (const payload of wrong)
      expect([
        payload,
        (
          await post(staff.orders, `${id}/edit`, {
            lines: wanted(2),
            version: 1,
            expected_total: 3000,
            ...payload,
          })
        ).code,
      ]).toEqual([payload, 422])
    expect(await stateOf(id)).toEqual(before)
    expect(
      await post(staff.viewer, `${id}/edit/preview`, { lines: wanted(2), version: 1 }),
    ).toMatchObject({ code: 403 })
  })

  test('that makes money due needs a step-up, as the cancelation of the same pieces', async () => {
    const id = await pay()
    const { version } = await findOrder(shop.db, id)
    const before = await stateOf(id)
    const fewer = { lines: wanted(2), version, expected_total: 3000 }
    expect(await post(staff.unconfirmed, `${id}/edit`, fewer)).toMatchObject({
      code: 403,
      refusal: 'confirmation_needed',
    })
    expect(await stateOf(id)).toEqual(before)
    expect(await post(staff.owner, `${id}/edit`, fewer)).toMatchObject({
      code: 200,
      data: { grand_total: 3000, payments: [{ refunds: [{ amount: 1000, state: 'due' }] }] },
    })
    const unpaid = await place()
    const cheaper = { lines: wanted(2), version: 1, expected_total: 3000 }
    expect(await post(staff.unconfirmed, `${unpaid}/edit`, cheaper)).toMatchObject({ code: 200 })
  })

  test('of an order that is paid online never costs more than was paid', async () => {
    const id = await pay()
    const { version } = await findOrder(shop.db, id)
    const before = await stateOf(id)
    expect(
      await post(staff.orders, `${id}/edit`, { lines: wanted(4), version, expected_total: 5000 }),
    ).toMatchObject({
      code: 409,
      refusal: 'payment_exceeded',
    })
    expect(await stateOf(id)).toEqual(before)
  })
})
