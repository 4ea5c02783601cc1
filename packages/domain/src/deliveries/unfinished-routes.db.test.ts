import { expect, test } from 'vitest'
import type { StaffActor } from '../shared/actor.ts'
import { actingAs } from '../staff/testing.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { countRoute, startRoute } from './drive-route.ts'
import { listRoutes } from './list-routes.ts'
import { createRoute } from './save-route.ts'

const shop = bankShop()
const locale = 'en'

test('a route of an earlier day stays to be seen until it is done', async () => {
  const { db, services, productId } = shop
  const courier = (await actingAs(db, { email: 'levon@shop.test', roles: ['courier'] }))
    .by as StaffActor
  const scope = { courierId: courier.id }
  const cash = { productId, quantity: 1, method: 'cashondelivery' }
  const { order } = await orderAsGuest(db, services, cash)
  const fields = { day: '2030-05-01', courierId: courier.id, orderIds: [order.id], note: '' }
  const planned = await createRoute(db, { ...fields, by: byScript, locale })
  const { id, version } = await startRoute(db, { id: planned.id, scope, by: courier, locale })
  const list = async (unfinished: boolean) => {
    const range = { page: 1, limit: 100 }
    const { data } = await listRoutes(db, { scope, day: '2030-05-02', unfinished, ...range })
    return data.map((route) => route.id)
  }
  expect(await list(false)).toEqual([])
  expect(await list(true)).toEqual([id])
  await countRoute(db, { id, version, counted: 0, by: courier, locale })
  expect(await list(true)).toEqual([])
})
