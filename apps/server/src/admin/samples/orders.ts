import { offlineOrderServices } from '@tsiran/domain/order-management/order-services'
import { advanceOrder } from '@tsiran/domain/order-management/advance-order'
import { cancelOrder } from '@tsiran/domain/order-management/cancel-order'
import { previewEdit } from '@tsiran/domain/order-management/preview-edit'
import { sendRequest } from '@tsiran/domain/order-management/send-request'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { listPaymentsOf } from '@tsiran/domain/payments/payment-rows'
import { listRefundsOf } from '@tsiran/domain/payments/refunds'
import { bankOrderServices, createBankMethods, orderAsGuest } from '@tsiran/domain/testing/bank'
import { byScript, createCheckoutMethods, createProduct } from '@tsiran/domain/testing/fixtures'
import { orderOnCredit, payOrder } from '@tsiran/domain/testing/paid-order'
import { answerLater, holdOrder, twoStageShop } from '@tsiran/domain/testing/two-stage'
import type { AdminKey } from '@tsiran/contract/admin/api'
import type { Sample, SampleShop } from './sample.ts'

async function sampleProduct({ db, number }: Pick<SampleShop, 'db' | 'number'>): Promise<number> {
  const methods = await db.selectFrom('shipping_methods').select('code').limit(1).execute()
  if (methods.length === 0) {
    await createCheckoutMethods(db)
    await createBankMethods(db)
  }
  return (await createProduct(db, { sku: `SAMPLE-${number}`, offers: [{ price: 1000, qty: 10 }] }))
    .id
}

/** The number of a new order that is paid at the door. */
export async function placeSampleOrder(shop: Pick<SampleShop, 'db' | 'number'>): Promise<number> {
  const order = { productId: await sampleProduct(shop), quantity: 3, method: 'cashondelivery' }
  return (await orderAsGuest(shop.db, offlineOrderServices, order)).order.id
}

/** A new order that is paid by card at the sandbox bank. */
async function placePaidSample(shop: SampleShop) {
  const id = await payOrder(shop.db, bankOrderServices(shop.db), {
    productId: await sampleProduct(shop),
    quantity: 3,
  })
  return findOrder(shop.db, id)
}

const anOrder = async (shop: SampleShop) => ({ params: { id: await placeSampleOrder(shop) } })

export const orderSamples = {
  'GET /api/admin/search': { input: () => ({ query: { q: 'milk' } }) },
  'GET /api/admin/orders': {
    input: async (shop) => ({ query: { search: await placeSampleOrder(shop) } }),
  },
  'GET /api/admin/orders/export.csv': { input: () => ({ query: { status: 'pending' } }) },
  'GET /api/admin/orders/export.xlsx': { input: () => ({ query: { status: 'pending' } }) },
  'GET /api/admin/orders/pulse': {},
  'GET /api/admin/orders/:id': { input: anOrder },
  'GET /api/admin/orders/:id/variants': {
    input: async (shop) => ({ ...(await anOrder(shop)), query: { search: 'milk' } }),
  },
  'POST /api/admin/orders/:id/notes': {
    input: async (shop) => ({ ...(await anOrder(shop)), body: { text: 'Ring twice' } }),
  },
  'POST /api/admin/orders/:id/messages': {
    input: async (shop) => ({ ...(await anOrder(shop)), body: { text: 'The cheese is sold out' } }),
  },
  'POST /api/admin/orders/bulk': {
    input: async (shop) => ({ body: { ids: [await placeSampleOrder(shop)], action: 'process' } }),
  },
  'POST /api/admin/orders/:id/status': {
    input: async (shop) => ({
      ...(await anOrder(shop)),
      body: { status: 'processing', version: 1 },
    }),
  },
  'POST /api/admin/orders/:id/cancel': {
    input: async (shop) => ({ ...(await anOrder(shop)), body: { reason: 'Broken', version: 1 } }),
  },
  'POST /api/admin/orders/:id/refunds': {
    input: async (shop) => {
      const { id, version } = await placePaidSample(shop)
      await shop.db
        .updateTable('orders')
        .set({ status: 'completed' })
        .where('id', '=', id)
        .execute()
      return { params: { id }, body: { amount: 500, reason: 'Broken', version } }
    },
  },
  'POST /api/admin/orders/:id/refunds/confirm': {
    input: async (shop) => {
      const { id, version } = await placePaidSample(shop)
      await cancelOrder(shop.db, offlineOrderServices, { id, note: '', by: byScript, version })
      const [refund] = await listRefundsOf(shop.db, id)
      return { params: { id }, body: { refund_id: refund!.id, version: version + 1 } }
    },
  },
  'POST /api/admin/orders/:id/payments/repeat': {
    input: async (shop) => {
      const { services } = twoStageShop(shop.db)
      const order = { productId: await sampleProduct(shop), quantity: 3 }
      const id = await holdOrder(shop.db, services, order)
      await answerLater(shop.db, id, 'refused')
      await advanceOrder(shop.db, services, { id, to: 'completed', by: byScript })
      const [payment] = await listPaymentsOf(shop.db, id)
      await sendRequest(shop.db, services, { id: payment!.id })
      const { version } = await findOrder(shop.db, id)
      return { params: { id }, body: { payment_id: payment!.id, version } }
    },
  },
  'POST /api/admin/orders/:id/settle-credit': {
    input: async (shop) => {
      const order = { productId: await sampleProduct(shop), quantity: 3, line: 9000 }
      const { id } = await orderOnCredit(shop.db, offlineOrderServices, order)
      await advanceOrder(shop.db, offlineOrderServices, { id, to: 'completed', by: byScript })
      return { params: { id }, body: { version: 2 } }
    },
  },
  'POST /api/admin/orders/:id/erase': {
    input: async (shop) => {
      const id = await placeSampleOrder(shop)
      await advanceOrder(shop.db, offlineOrderServices, { id, to: 'completed', by: byScript })
      const email = `guest${id}@shop.test`
      await shop.db.updateTable('orders').set({ email }).where('id', '=', id).execute()
      return { params: { id }, body: { email } }
    },
  },
  'POST /api/admin/orders/:id/edit/preview': {
    input: async (shop) => ({ ...(await anOrder(shop)), body: { lines: [], version: 1 } }),
    unaudited: 'it changes nothing',
  },
  'POST /api/admin/orders/:id/edit': {
    input: async (shop) => {
      const id = await placeSampleOrder(shop)
      const { variant_id } = (await findOrder(shop.db, id)).lines[0]!
      const lines = [{ variant_id: variant_id!, quantity: 2 }]
      const { after } = await previewEdit(shop.db, { id, lines, locale: 'en' })
      return { params: { id }, body: { lines, expected_total: after.grand_total, version: 1 } }
    },
  },
} satisfies Partial<Record<AdminKey, Sample>>
