import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { orderAsGuest } from '@tsiran/domain/testing/bank'
import { bankShop } from '@tsiran/domain/testing/bank-shop'
import { findBrokenSums } from '@tsiran/domain/testing/order-sums'
import { payOrder } from '@tsiran/domain/testing/paid-order'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { buildTestApp } from '../testing.ts'
import { signInTestStaff, type TestStaff } from './testing.ts'

/** A shop with the sandbox bank and its staff, for tests that change orders. After each test the sums of stock and money agree. */
export function ordersShop() {
  const shop = bankShop()
  let app: FastifyInstance
  const staff = {} as Record<
    'owner' | 'orders' | 'accountant' | 'viewer' | 'unconfirmed',
    TestStaff
  >
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
  return { shop, staff, place, pay, post, auditOf, stateOf }
}
