import { redirect } from 'react-router'
import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import { productsQuery, writeListingParams, type ListingParams } from '../../lib/listing-params.ts'

/** One page of products with what its address says; a page past the end goes to the last one. */
export async function loadListing(client: Client, locale: Locale, url: URL, params: ListingParams) {
  const { data: products, meta } = await client('GET /api/products', { query: { locale, ...productsQuery(params) } })
  if (params.page > meta.last_page && meta.total > 0) {
    throw redirect(`${url.pathname}?${writeListingParams({ ...params, page: meta.last_page })}`)
  }
  return { products, meta, params }
}

export type Listing = Awaited<ReturnType<typeof loadListing>>
