import type { Db } from '@tsiran/db/database'
import { isoDay } from '@tsiran/i18n/dates'
import { startRoute } from '../deliveries/drive-route.ts'
import { recordStop } from '../deliveries/record-stop.ts'
import { createRoute } from '../deliveries/save-route.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { linesLeft } from '../orders/order-lines.ts'
import { findOrder } from '../orders/read-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import { actingAs } from '../staff/testing.ts'

/** A courier brings an order, and the buyer refuses pieces of its last line but the service line. */
export async function refuseAtDoor(
  { db, services }: { db: Db; services: OrderServices },
  orderId: number,
  quantity: number,
): Promise<void> {
  const email = `courier-${orderId}@shop.test`
  const by = (await actingAs(db, { email, roles: ['courier'] })).by as StaffActor
  const call = { scope: { courierId: by.id }, by, locale: 'en' } as const
  const day = isoDay(new Date())
  const { id } = await createRoute(db, {
    day,
    courierId: by.id,
    orderIds: [orderId],
    note: '',
    by,
    locale: 'en',
  })
  await startRoute(db, { id, ...call })
  const line = linesLeft(await findOrder(db, orderId)).findLast(({ stocked }) => stocked)!
  await recordStop(db, services, {
    routeId: id,
    orderId,
    outcome: 'refused_lines',
    lines: [{ line_id: line.id, quantity }],
    ...call,
  })
}
