import { offlineOrderServices } from '@tsiran/domain/order-management/order-services'
import { orderAsGuest } from '@tsiran/domain/testing/bank'
import { createCheckoutMethods, createProduct } from '@tsiran/domain/testing/fixtures'
import type { AdminKey } from '@tsiran/contract/admin/api'
import type { Sample, SampleShop } from './sample.ts'

/** The number of a new order that is paid at the door. */
export async function placeSampleOrder({ db, number }: Pick<SampleShop, 'db' | 'number'>): Promise<number> {
  const methods = await db.selectFrom('shipping_methods').select('code').limit(1).execute()
  if (methods.length === 0) await createCheckoutMethods(db)
  const { id } = await createProduct(db, { sku: `SAMPLE-${number}`, offers: [{ price: 1000, qty: 10 }] })
  return (await orderAsGuest(db, offlineOrderServices, { productId: id, quantity: 3, method: 'cashondelivery' })).order.id
}

const anOrder = async (shop: SampleShop) => ({ params: { id: await placeSampleOrder(shop) } })

export const orderSamples = {
  'GET /api/admin/search': { input: () => ({ query: { q: 'milk' } }) },
  'GET /api/admin/orders': { input: async (shop) => ({ query: { search: await placeSampleOrder(shop) } }) },
  'GET /api/admin/orders/export.csv': { input: () => ({ query: { status: 'pending' } }) },
  'GET /api/admin/orders/export.xlsx': { input: () => ({ query: { status: 'pending' } }) },
  'GET /api/admin/orders/pulse': {},
  'GET /api/admin/orders/:id': { input: anOrder },
  'POST /api/admin/orders/:id/notes': { input: async (shop) => ({ ...(await anOrder(shop)), body: { text: 'Ring twice' } }) },
  'POST /api/admin/orders/bulk': { input: async (shop) => ({ body: { ids: [await placeSampleOrder(shop)], action: 'process' } }) },
} satisfies Partial<Record<AdminKey, Sample>>
