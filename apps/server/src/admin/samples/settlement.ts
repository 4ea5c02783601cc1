import type { AdminKey } from '@tsiran/contract/admin/api'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { pickOrder } from '@tsiran/domain/testing/picked-order'
import { placeSampleOrder } from './orders.ts'
import type { Sample, SampleShop } from './sample.ts'

/** A new order of three pieces of which two were picked. */
async function aPickedOrder(shop: SampleShop) {
  const id = await placeSampleOrder(shop)
  await pickOrder(shop.db, id, { picks: { 0: { state: 'short', quantity: 2 } } })
  return findOrder(shop.db, id)
}

export const settlementSamples = {
  'GET /api/admin/orders/:id/settlement': {
    input: async (shop) => ({ params: { id: (await aPickedOrder(shop)).id } }),
  },
  'POST /api/admin/orders/:id/settle': {
    input: async (shop) => {
      const { id, version } = await aPickedOrder(shop)
      return { params: { id }, body: { version } }
    },
  },
} satisfies Partial<Record<AdminKey, Sample>>
