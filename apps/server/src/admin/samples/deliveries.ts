import type { AdminKey } from '@tsiran/contract/admin/api'
import { recordCash } from '@tsiran/domain/deliveries/cash-of-canceled'
import { startRoute } from '@tsiran/domain/deliveries/drive-route'
import { createRoute } from '@tsiran/domain/deliveries/save-route'
import { cancelOrder } from '@tsiran/domain/order-management/cancel-order'
import { offlineOrderServices } from '@tsiran/domain/order-management/order-services'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { byScript } from '@tsiran/domain/testing/fixtures'
import { actingAs } from '@tsiran/domain/staff/testing'
import { placeSampleOrder } from './orders.ts'
import type { Sample, SampleShop } from './sample.ts'

const day = '2030-05-01'

async function courier({ db, number }: SampleShop) {
  const email = `courier-${number}@shop.test`
  return (await actingAs(db, { email, roles: ['courier'] })).by
}

async function plan(shop: SampleShop) {
  const by = await courier(shop)
  const orderId = await placeSampleOrder(shop)
  const route = await createRoute(shop.db, {
    day,
    courierId: by.id,
    orderIds: [orderId],
    note: '',
    by,
    locale: 'en',
  })
  return { by, orderId, route }
}

async function drive(shop: SampleShop) {
  const planned = await plan(shop)
  const { by, route } = planned
  const scope = { courierId: by.id }
  return { ...planned, route: await startRoute(shop.db, { id: route.id, scope, by, locale: 'en' }) }
}

/** An order that is canceled while its courier is out, and what it would have cost at the door. */
async function cancelOnTheWay(shop: SampleShop) {
  const driven = await drive(shop)
  const { orderId: id } = driven
  await cancelOrder(shop.db, offlineOrderServices, { id, note: '', by: byScript })
  return { ...driven, cash: driven.route.cash_due }
}

/** The number of an order that is canceled after its cash was taken. */
async function takeCanceledCash(shop: SampleShop): Promise<number> {
  const { by, route, orderId, cash } = await cancelOnTheWay(shop)
  const scope = { courierId: by.id }
  await recordCash(shop.db, { routeId: route.id, orderId, cash, scope, by, locale: 'en' })
  return orderId
}

export const routeSamples = {
  'GET /api/admin/couriers': {},
  'GET /api/admin/routes/waiting': { input: () => ({ query: { day } }) },
  'GET /api/admin/routes/cash': { input: () => ({ query: { day } }) },
  'GET /api/admin/routes': {},
  'GET /api/admin/routes/:id': {
    input: async (shop) => ({ params: { id: (await plan(shop)).route.id } }),
  },
  'POST /api/admin/routes': {
    input: async (shop) => ({
      body: {
        day,
        courier_id: (await courier(shop)).id,
        order_ids: [await placeSampleOrder(shop)],
      },
    }),
  },
  'PUT /api/admin/routes/:id': {
    input: async (shop) => {
      const { route } = await plan(shop)
      return { params: { id: route.id }, body: { version: route.version, note: 'Ring twice' } }
    },
  },
  'DELETE /api/admin/routes/:id': {
    input: async (shop) => {
      const { route } = await plan(shop)
      return { params: { id: route.id }, query: { version: route.version } }
    },
  },
  'POST /api/admin/routes/:id/start': {
    input: async (shop) => ({ params: { id: (await plan(shop)).route.id } }),
  },
  'POST /api/admin/routes/:id/stops/:order_id/preview': {
    input: async (shop) => {
      const { route, orderId } = await drive(shop)
      const [line] = (await findOrder(shop.db, orderId)).lines
      const lines = [{ line_id: line!.id, quantity: 1 }]
      return { params: { id: route.id, order_id: orderId }, body: { lines } }
    },
    unaudited: 'it changes nothing',
  },
  'POST /api/admin/routes/:id/stops/:order_id': {
    input: async (shop) => {
      const { route, orderId } = await drive(shop)
      return { params: { id: route.id, order_id: orderId }, body: { outcome: 'delivered' } }
    },
  },
  'PUT /api/admin/routes/:id/stops/:order_id/cash': {
    input: async (shop) => {
      const { route, orderId, cash } = await cancelOnTheWay(shop)
      return { params: { id: route.id, order_id: orderId }, body: { cash } }
    },
  },
  'POST /api/admin/orders/:id/return-cash': {
    input: async (shop) => {
      const id = await takeCanceledCash(shop)
      return { params: { id }, body: { version: (await findOrder(shop.db, id)).version } }
    },
  },
  'POST /api/admin/routes/:id/count': {
    input: async (shop) => {
      const { route } = await drive(shop)
      return { params: { id: route.id }, body: { version: route.version, counted: 0 } }
    },
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
