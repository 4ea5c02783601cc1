import type { AdminKey } from '@tsiran/contract/admin/api'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { placeSampleOrder } from './orders.ts'
import type { Sample, SampleShop } from './sample.ts'

const day = '2030-05-01'
const anOrder = async (shop: SampleShop) => ({ params: { order_id: await placeSampleOrder(shop) } })

/** A new order that the caller has claimed, with its first line. */
async function aClaimed(shop: SampleShop) {
  const order_id = await placeSampleOrder(shop)
  const { lines } = await findOrder(shop.db, order_id)
  const line_id = lines.find(({ stocked }) => stocked)!.id
  await shop.db
    .insertInto('order_pickings')
    .values({
      order_id,
      state: 'claimed',
      staff_id: shop.owner.id,
      started_at: null,
      finished_at: null,
    })
    .execute()
  return { order_id, line_id }
}

async function aDecided(shop: SampleShop) {
  const { order_id } = await aClaimed(shop)
  await shop.db
    .updateTable('order_items')
    .set({ pick_state: 'found', picked_quantity: 3 })
    .where('order_id', '=', order_id)
    .execute()
  return { params: { order_id } }
}

const claimed = async (shop: SampleShop) => {
  const { order_id } = await aClaimed(shop)
  return { params: { order_id } }
}

export const pickingSamples = {
  'GET /api/admin/picking': { input: () => ({ query: { day } }) },
  'GET /api/admin/picking/:order_id': { input: anOrder },
  'POST /api/admin/picking/:order_id/claim': { input: anOrder },
  'POST /api/admin/picking/batch': {
    input: async (shop) => ({ body: { order_ids: [await placeSampleOrder(shop)] } }),
  },
  'POST /api/admin/picking/:order_id/start': { input: claimed },
  'POST /api/admin/picking/:order_id/finish': { input: aDecided },
  'POST /api/admin/picking/:order_id/release': { input: claimed },
  'PUT /api/admin/picking/:order_id/lines/:line_id': {
    input: async (shop) => ({
      params: await aClaimed(shop),
      body: { state: 'found', quantity: 3 },
    }),
  },
  'GET /api/admin/picking/:order_id/lines/:line_id/substitutes': {
    input: async (shop) => ({ params: await aClaimed(shop) }),
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
