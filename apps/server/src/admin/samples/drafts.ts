import type { AdminKey } from '@tsiran/contract/admin/api'
import { createCheckoutMethods, createProduct } from '@tsiran/domain/testing/fixtures'
import type { Sample, SampleShop } from './sample.ts'

/** An open draft of the sample's owner that can be placed. */
async function openDraft({ db, owner, number }: SampleShop) {
  if (!(await db.selectFrom('payment_methods').select('method').executeTakeFirst()))
    await createCheckoutMethods(db)
  const { variantId } = await createProduct(db, { sku: `DRAFT-${number}` })
  const address = { first_name: 'Karen', phone: '091223344', address1: ['Abovyan 12'] }
  const payload = { address, lines: [{ variant_id: variantId, quantity: 1 }] }
  const answer = await owner.inject({ method: 'POST', url: '/api/admin/drafts', payload })
  return answer.json<{ data: { id: number; version: number; grand_total: number } }>().data
}

export const draftSamples = {
  'GET /api/admin/buyers': { input: () => ({ query: { search: '091 22 33 44' } }) },
  'GET /api/admin/drafts': {},
  'POST /api/admin/drafts': { input: () => ({ body: {} }) },
  'GET /api/admin/drafts/:id': {
    input: async (shop) => ({ params: { id: (await openDraft(shop)).id } }),
  },
  'PUT /api/admin/drafts/:id': {
    input: async (shop) => {
      const { id, version } = await openDraft(shop)
      return { params: { id }, body: { version, note: 'Ring twice' } }
    },
  },
  'DELETE /api/admin/drafts/:id': {
    input: async (shop) => {
      const { id, version } = await openDraft(shop)
      return { params: { id }, query: { version } }
    },
  },
  'GET /api/admin/drafts/:id/variants': {
    input: async (shop) => ({
      params: { id: (await openDraft(shop)).id },
      query: { search: 'milk' },
    }),
  },
  'POST /api/admin/drafts/:id/paste': {
    input: async (shop) => {
      const { id, version } = await openDraft(shop)
      return { params: { id }, body: { version, text: `DRAFT-${shop.number} 2` } }
    },
  },
  'POST /api/admin/drafts/:id/place': {
    input: async (shop) => {
      const { id, version, grand_total } = await openDraft(shop)
      return { params: { id }, body: { version, expected_total: grand_total } }
    },
  },
} satisfies Partial<Record<AdminKey, Sample>>
