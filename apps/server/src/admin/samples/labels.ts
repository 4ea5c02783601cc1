import type { AdminKey } from '@tsiran/contract/admin/api'
import { readLabels } from '@tsiran/domain/labels/read-labels'
import { createProduct } from '@tsiran/domain/testing/fixtures'
import type { Sample, SampleShop } from './sample.ts'

const variant = async ({ db, number }: SampleShop) =>
  (await createProduct(db, { sku: `LABEL-${number}` })).variantId

export const labelSamples = {
  'GET /api/admin/labels': {},
  'GET /api/admin/documents/label': {
    input: async (shop) => ({ query: { variant_ids: await variant(shop) } }),
  },
  'POST /api/admin/labels/printed': {
    input: async (shop) => {
      const variantIds = [await variant(shop)]
      const { data, read_at } = await readLabels(shop.db, { variantIds, locale: 'hy' })
      return { body: { read_at, labels: data } }
    },
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
