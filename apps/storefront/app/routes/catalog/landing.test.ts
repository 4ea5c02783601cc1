import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientContext } from '../../platform/api/context.ts'
import { loader } from './load-landing.ts'

/** Opens a listing of the whole shop, whose only brand has the id 7. */
function open(query: string) {
  const context = new RouterContextProvider()
  context.set(clientContext, (async (key: string) => {
    if (key === 'GET /api/brands') return { data: [{ id: 7, label: 'Ani' }] }
    return { data: [], meta: { last_page: 1, total: 0 }, filter: [], brands: [] }
  }) as never)
  const url = new URL(`http://shop.test/en/shop/catalog?${query}`)
  return loader({ params: { locale: 'en' }, url, context } as never)
}

test.each(['filter_brand=8', 'brand=8', 'savings=true&filter_brand=8'])(
  'the listing of a brand that the shop does not have is not found: %s',
  async (query) => {
    await expect(open(query)).rejects.toMatchObject({ status: 404 })
  },
)

test.each([
  ['filter_brand=7', ['Ani']],
  ['filter_brand=7,8', ['Ani']],
  ['savings=true', []],
])('a listing with %s is titled by the brands that are there', async (query, brands) => {
  expect(await open(query)).toMatchObject({ kind: 'listing', brands })
})
