import type { AdminKey } from '@tsiran/contract/admin/api'
import { applyBulk } from '@tsiran/domain/products/bulk-edit'
import { byScript, createProduct } from '@tsiran/domain/testing/fixtures'
import type { Sample, SampleShop } from './sample.ts'

/** A call that raises one product's price. */
async function raise({ db, number }: SampleShop) {
  const { id } = await createProduct(db, { sku: `B${number}` })
  return { ids: [id], operations: [{ field: 'price', op: 'percent' as const, value: 10 }] }
}
async function changeSet(shop: SampleShop) {
  const { change_set_id } = await applyBulk(shop.db, await raise(shop), { by: byScript })
  return { id: change_set_id! }
}

export const bulkSamples = {
  'GET /api/admin/products/grid': {},
  'POST /api/admin/products/bulk/preview': {
    input: async (shop) => ({ body: await raise(shop) }),
    unaudited: 'a preview changes nothing',
  },
  'POST /api/admin/products/bulk': { input: async (shop) => ({ body: await raise(shop) }) },
  'GET /api/admin/change-sets': {},
  'GET /api/admin/change-sets/:id': { input: async (shop) => ({ params: await changeSet(shop) }) },
  'POST /api/admin/change-sets/:id/revert': {
    input: async (shop) => ({ params: await changeSet(shop), body: {} }),
  },
  'POST /api/admin/change-sets/:id/cancel': {
    input: async (shop) => {
      const ends_at = new Date(Date.now() + 3_600_000).toISOString()
      const call = { ...(await raise(shop)), ends_at }
      const { change_set_id } = await applyBulk(shop.db, call, { by: byScript })
      return { params: { id: change_set_id! }, body: { part: 'end' } }
    },
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
