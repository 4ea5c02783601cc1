import type { AdminKey } from '@tsiran/contract/admin/api'
import { issueInvoice } from '@tsiran/domain/documents/issue-invoice'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import { byScript } from '@tsiran/domain/testing/fixtures'
import { placeSampleOrder } from './orders.ts'
import type { Sample, SampleShop } from './sample.ts'

const placed = async (shop: SampleShop) => ({ query: { order_ids: await placeSampleOrder(shop) } })
const issued = async (shop: SampleShop) =>
  issueInvoice(shop.db, { orderId: await placeSampleOrder(shop), by: byScript })
const invoiced = async (shop: SampleShop) => ({
  query: { order_ids: (await issued(shop)).order_id },
})
/** What is issued says whose it is. */
const inShop =
  (input: NonNullable<Sample['input']>): NonNullable<Sample['input']> =>
  async (shop) => {
    await createTestChannel(shop.db)
    return input(shop)
  }

export const documentSamples = {
  'POST /api/admin/documents': {
    input: inShop(async (shop) => ({
      body: { kind: 'invoice', order_ids: [await placeSampleOrder(shop)] },
    })),
  },
  'GET /api/admin/documents/:id': {
    input: inShop(async (shop) => ({ params: { id: (await issued(shop)).id } })),
  },
  'GET /api/admin/documents/slip.pdf': { input: inShop(placed) },
  'GET /api/admin/documents/invoice.pdf': { input: inShop(invoiced) },
  'GET /api/admin/documents/slip': { input: inShop(placed) },
  'GET /api/admin/documents/pick_list': { input: placed },
  'GET /api/admin/documents/route': { input: placed },
  'GET /api/admin/documents/invoice': { input: inShop(invoiced) },
} satisfies Partial<Record<AdminKey, Sample>>
