import type { Db } from '@tsiran/db/database'
import type { OrderServices } from '../order-management/order-services.ts'
import type { StaffActor } from '../shared/actor.ts'
import { actingAs } from '../staff/testing.ts'
import { orderInCash } from '../testing/bank.ts'
import { byScript } from '../testing/fixtures.ts'
import { startRoute } from './drive-route.ts'
import { recordStop, type StopReport } from './record-stop.ts'
import { createRoute } from './save-route.ts'

interface DeliveryShop {
  db: Db
  services: OrderServices
  productId: number
}

/** The calls of the office and of couriers on a shop for tests, on one day. */
export function routeCalls(shop: DeliveryShop, day: string) {
  const { db, services } = shop
  const locale = 'en' as const
  const plan = (orderIds: number[], { id: courierId }: StaffActor) =>
    createRoute(db, { day, courierId, orderIds, note: '', by: byScript, locale })
  return {
    place: (quantity = 2) => orderInCash(shop, quantity),
    member: async (email: string, role: 'courier' | 'picker' = 'courier') =>
      (await actingAs(db, { email, roles: [role] })).by as StaffActor,
    plan,
    async drive(orderIds: number[], by: StaffActor) {
      const { id } = await plan(orderIds, by)
      return startRoute(db, { id, scope: { courierId: by.id }, by, locale })
    },
    report: (routeId: number, orderId: number, { by, ...stop }: StopReport & { by: StaffActor }) =>
      recordStop(db, services, {
        routeId,
        orderId,
        scope: { courierId: by.id },
        by,
        locale,
        ...stop,
      }),
  }
}
