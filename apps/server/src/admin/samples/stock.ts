import type { AdminKey } from '@tsiran/contract/admin/api'
import { createProduct } from '@tsiran/domain/testing/fixtures'
import { receiveStock } from '@tsiran/domain/stock/receive-stock'
import type { Sample, SampleShop } from './sample.ts'

const variant = async ({ db, number }: SampleShop) =>
  (await createProduct(db, { sku: `STOCK-${number}`, offers: [{ qty: 10 }] })).variantId

export const stockSamples = {
  'GET /api/admin/stock': {},
  'GET /api/admin/stock/export.csv': { input: () => ({ query: { search: 'STOCK' } }) },
  'GET /api/admin/stock/export.xlsx': { input: () => ({ query: { search: 'STOCK' } }) },
  'GET /api/admin/stock/:id': { input: async (shop) => ({ params: { id: await variant(shop) } }) },
  'PUT /api/admin/stock/:id': {
    input: async (shop) => ({
      params: { id: await variant(shop) },
      body: { version: 1, shelf_place: 'A-3', low_mark: 4 },
    }),
  },
  'GET /api/admin/stock/movements': {
    input: async (shop) => ({ query: { variant_id: await variant(shop) } }),
  },
  'POST /api/admin/stock/movements': {
    input: async (shop) => ({
      body: { variant_id: await variant(shop), delta: -2, reason: 'damage', note: 'Fell' },
    }),
  },
  'GET /api/admin/stock/receipts': {},
  'GET /api/admin/stock/receipts/:id': {
    input: async (shop) => {
      const lines = [{ variant_id: await variant(shop), qty: 4 }]
      const by = { kind: 'system', name: 'script' } as const
      const { id } = await receiveStock(shop.db, { supplier: 'Ararat', lines, by })
      return { params: { id } }
    },
  },
  'GET /api/admin/stock/lots': {},
  'GET /api/admin/stock/lots/export.csv': { input: () => ({ query: { within: 7 } }) },
  'GET /api/admin/stock/lots/export.xlsx': { input: () => ({ query: { within: 7 } }) },
  'GET /api/admin/stock/receipts/export.csv': {},
  'GET /api/admin/stock/receipts/export.xlsx': {},
  'POST /api/admin/stock/receipts': {
    input: async (shop) => ({
      body: {
        supplier: 'Ararat',
        lines: [{ variant_id: await variant(shop), qty: 4, expires_on: '2030-05-01' }],
      },
    }),
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
