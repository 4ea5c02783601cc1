import { beforeAll, expect, test } from 'vitest'
import { issueInvoice } from '../documents/issue-invoice.ts'
import { readInvoices } from '../documents/read-invoices.ts'
import { readSlips } from '../documents/read-slips.ts'
import { advanceOrder } from '../order-management/advance-order.ts'
import { actingAs } from '../staff/testing.ts'
import type { StaffActor } from '../shared/actor.ts'
import { paymentOf, queryDuePayments } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createTestChannel } from '../testing/channel.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { answerLater, holdOrder, makeDue, twoStageShop } from '../testing/two-stage.ts'
import { readRoute } from './route-rows.ts'
import { createRoute } from './save-route.ts'

const shop = bankShop()
beforeAll(() => createTestChannel(shop.db))

test('papers name the money that the bank holds, until it has given it', async () => {
  const { services } = twoStageShop(shop.db)
  const id = await holdOrder(shop.db, services, { productId: shop.productId, quantity: 2 })
  const { held_amount: held } = await paymentOf(shop.db, id)
  await issueInvoice(shop.db, { orderId: id, by })
  const courier = (await actingAs(shop.db, { email: 'levon@shop.test', roles: ['courier'] }))
    .by as StaffActor
  const { id: route } = await createRoute(shop.db, {
    day: '2030-05-01',
    courierId: courier.id,
    orderIds: [id],
    note: '',
    by,
    locale: 'en',
  })
  const named = async () => [
    (await readSlips(shop.db, { ids: [id], staff: { id: 0, roles: ['owner'] } }))[0]!.held,
    (await readInvoices(shop.db, [id]))[0]!.held,
    (await readRoute(shop.db, route, { scope: { courierId: undefined }, locale: 'en' })).stops[0]!
      .held,
  ]
  expect(held).toBeGreaterThan(0)
  expect(await named()).toEqual([held, held, held])

  await answerLater(shop.db, id, 'lost')
  await advanceOrder(shop.db, services, { id, to: 'completed', by })
  await queryDuePayments(shop.db, services)
  expect((await paymentOf(shop.db, id)).state).toBe('capturing')
  expect(await named()).toEqual([held, held, held])

  await makeDue(shop.db, id)
  await queryDuePayments(shop.db, services)
  expect((await paymentOf(shop.db, id)).state).toBe('captured')
  expect(await named()).toEqual([undefined, undefined, undefined])
})
