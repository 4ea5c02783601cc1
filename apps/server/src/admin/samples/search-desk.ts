import type { AdminKey } from '@tsiran/contract/admin/api'
import { createPin } from '@tsiran/domain/search-desk/pins'
import { createRedirect } from '@tsiran/domain/search-desk/redirects'
import { createSynonym } from '@tsiran/domain/search-desk/synonyms'
import { byScript, createProduct } from '@tsiran/domain/testing/fixtures'
import type { Sample, SampleShop } from './sample.ts'

const by = byScript
const words = (number: number) => ({ typed: `word ${number}`, meant: 'bread', both_ways: true })
const at = { version: 1 }

async function synonym({ db, number }: SampleShop) {
  const { id } = await createSynonym(db, words(number), { by })
  return { id }
}
async function pinned({ db, number }: SampleShop) {
  const { id } = await createProduct(db, { sku: `PIN-${number}` })
  return { query: `query ${number}`, product_ids: [id] }
}
async function pin(shop: SampleShop) {
  const { id } = await createPin(shop.db, await pinned(shop), { by, locale: 'en' })
  return { id }
}
const page = (number: number) => ({ query: `query ${number}`, path: '/brands' })
async function redirect({ db, number }: SampleShop) {
  const { id } = await createRedirect(db, page(number), { by, origin: 'http://shop.test' })
  return { id }
}

export const searchDeskSamples = {
  'GET /api/admin/synonyms': {},
  'POST /api/admin/synonyms': { input: ({ number }) => ({ body: words(number) }) },
  'PUT /api/admin/synonyms/:id': {
    input: async (shop) => ({
      params: await synonym(shop),
      body: { ...at, typed: `other ${shop.number}`, meant: null, both_ways: false },
    }),
  },
  'DELETE /api/admin/synonyms/:id': {
    input: async (shop) => ({ params: await synonym(shop), query: at }),
  },
  'GET /api/admin/search/pins': {},
  'POST /api/admin/search/pins': { input: async (shop) => ({ body: await pinned(shop) }) },
  'PUT /api/admin/search/pins/:id': {
    input: async (shop) => {
      const params = await pin(shop)
      const other = await pinned({ ...shop, number: shop.number + 1_000 })
      return { params, body: { ...at, ...other } }
    },
  },
  'DELETE /api/admin/search/pins/:id': {
    input: async (shop) => ({ params: await pin(shop), query: at }),
  },
  'GET /api/admin/search/redirects': {},
  'POST /api/admin/search/redirects': { input: ({ number }) => ({ body: page(number) }) },
  'PUT /api/admin/search/redirects/:id': {
    input: async (shop) => ({
      params: await redirect(shop),
      body: { ...at, ...page(shop.number), path: '/shop/catalog' },
    }),
  },
  'DELETE /api/admin/search/redirects/:id': {
    input: async (shop) => ({ params: await redirect(shop), query: at }),
  },
  'GET /api/admin/search/misses': {},
  'GET /api/admin/search/try': { input: () => ({ query: { q: 'milk' } }) },
} as const satisfies Partial<Record<AdminKey, Sample>>
