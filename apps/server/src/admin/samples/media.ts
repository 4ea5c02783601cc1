import type { AdminKey } from '@tsiran/contract/admin/api'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { createProduct } from '@tsiran/domain/testing/fixtures'
import { zipOf } from '../../../../../tests/zip-fixture.ts'
import { filesForm, testPicture } from '../testing-files.ts'
import type { Sample, SampleShop } from './sample.ts'

const picture = async ({ number }: SampleShop, name = `picture-${number}.png`) =>
  filesForm([{ name, content: await testPicture(number) }])

/** A picture of the library. */
async function uploaded(shop: SampleShop, name?: string): Promise<MediaRow> {
  const { payload, headers } = await picture(shop, name)
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/media',
    payload,
    headers: { ...shop.owner.headers, ...headers },
  })
  return (answer.json() as { data: MediaRow[] }).data[0]!
}
const keyed = async (shop: SampleShop) => ({ params: { key: (await uploaded(shop)).key } })

export const mediaSamples = {
  'POST /api/admin/media': { input: async (shop) => ({ form: await picture(shop) }) },
  'GET /api/admin/media': {},
  'GET /api/admin/media/matches': {
    input: async (shop) => ({ query: { keys: (await uploaded(shop)).key } }),
  },
  'POST /api/admin/media/attach': {
    input: async (shop) => {
      const sku = `PICTURED-${shop.number}`
      await createProduct(shop.db, { sku })
      return { body: { keys: [(await uploaded(shop, `${sku}.png`)).key] } }
    },
  },
  'POST /api/admin/media/archive': {
    input: async ({ number }) => {
      const entries = [{ name: `A-${number}.png`, content: await testPicture(number) }]
      return { form: filesForm([{ name: 'pictures.zip', content: Buffer.from(zipOf(entries)) }]) }
    },
  },
  'GET /api/admin/media/:key/usage': { input: keyed },
  'GET /api/admin/media/:key/uncropped.webp': { input: keyed },
  'PUT /api/admin/media/:key': {
    input: async (shop) => {
      const { key, version } = await uploaded(shop)
      return { params: { key }, body: { version, alt: perLocale((locale) => `Tea ${locale}`) } }
    },
  },
  'DELETE /api/admin/media/:key': { input: keyed },
  'POST /api/admin/media/:key/restore': {
    input: async (shop) => {
      const { key } = await uploaded(shop)
      await shop.app.inject({
        method: 'DELETE',
        url: `/api/admin/media/${key}`,
        headers: shop.owner.headers,
      })
      return { params: { key }, body: {} }
    },
  },
} satisfies Partial<Record<AdminKey, Sample>>
