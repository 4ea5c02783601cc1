import type { AdminKey } from '@tsiran/contract/admin/api'
import { startRoute } from '@tsiran/domain/deliveries/drive-route'
import { createRoute } from '@tsiran/domain/deliveries/save-route'
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
  'POST /api/admin/routes/:id/stops/:order_id': {
    input: async (shop) => {
      const { route, orderId } = await drive(shop)
      return { params: { id: route.id, order_id: orderId }, body: { outcome: 'delivered' } }
    },
  },
  'POST /api/admin/routes/:id/count': {
    input: async (shop) => {
      const { route } = await drive(shop)
      return { params: { id: route.id }, body: { version: route.version, counted: 0 } }
    },
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
