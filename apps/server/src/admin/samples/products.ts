import type { AdminKey } from '@tsiran/contract/admin/api'
import { perLocale } from '@tsiran/contract/map-text'
import { saveProduct } from '@tsiran/domain/catalog/save-product'
import { productInput } from '@tsiran/domain/testing/shop'
import type { Sample, SampleShop } from './sample.ts'

const product = async ({ db, number }: SampleShop) => ({
  id: await saveProduct(db, productInput(`P-${number}`, { status: 'hidden', category_ids: [] })),
})
const deleted = async (shop: SampleShop) => {
  const params = await product(shop)
  await shop.db
    .updateTable('products')
    .set({ deleted_at: new Date(), deleted_status: 'hidden' })
    .where('id', '=', params.id)
    .execute()
  return params
}

export const productSamples = {
  'GET /api/admin/products': {},
  'GET /api/admin/products/url-key': { input: () => ({ query: { name: 'Հաց' } }) },
  'GET /api/admin/products/contents/proposals': {},
  'POST /api/admin/products/contents': {
    input: async (shop) => {
      const { id } = await product(shop)
      const variant = await shop.db
        .selectFrom('variants')
        .select('id')
        .where('product_id', '=', id)
        .executeTakeFirstOrThrow()
      const row = { variant_id: variant.id, version: 1, content_amount: 500, content_unit: 'g' }
      return { body: { rows: [row] } }
    },
  },
  'GET /api/admin/products/:id': { input: async (shop) => ({ params: await product(shop) }) },
  'POST /api/admin/products': {
    input: ({ number }) => ({
      body: {
        type: 'simple',
        sku: `NEW-${number}`,
        name: perLocale(() => 'Հաց'),
        variants: [{ price: 300, qty: 5 }],
      },
    }),
  },
  'PUT /api/admin/products/:id': {
    input: async (shop) => ({
      params: await product(shop),
      body: { version: 1, allergens: ['milk'], chilled: true },
    }),
  },
  'DELETE /api/admin/products/:id': {
    input: async (shop) => ({ params: await product(shop), query: { version: 1 } }),
  },
  'POST /api/admin/products/:id/restore': {
    input: async (shop) => ({ params: await deleted(shop), body: { version: 1 } }),
  },
  'POST /api/admin/products/:id/copy': {
    input: async (shop) => ({ params: await product(shop), body: {} }),
  },
  'GET /api/admin/pickers/products': { input: () => ({ query: { q: 'P' } }) },
  'GET /api/admin/pickers/brands': {},
  'GET /api/admin/pickers/categories': {},
} as const satisfies Partial<Record<AdminKey, Sample>>
