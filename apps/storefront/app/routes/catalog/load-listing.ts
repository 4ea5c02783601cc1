import { redirect } from 'react-router'
import type { Filters } from '@tsiran/contract/category-shapes'
import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { cardOf } from '../../features/product/card.ts'
import { productsQuery, type ListingParams } from '../../features/catalog/listing-params.ts'
import type { ProductPage } from '../../features/catalog/product-pages.ts'
import { isFormAddress, listingAddress } from '../../features/catalog/listing-address.ts'

export interface Listing {
  page: ProductPage
  /** Its available filters. */
  filters: Filters
  params: ListingParams
}

/**
 * One page of products with the parameters of its address. An address of a form, a page past the end, and filters that the
 * shop does not have redirect to the canonical address.
 */
export async function loadListing(
  client: Client,
  locale: Locale,
  { pathname, searchParams }: URL,
  params: ListingParams,
): Promise<Listing> {
  const meant = (changed: Partial<ListingParams> = {}) =>
    redirect(listingAddress(pathname, { ...params, ...changed }))
  if (isFormAddress(searchParams)) throw meant()
  const call = client('GET /api/products', { query: { locale, ...productsQuery(params) } })
  const { data, meta, filter, brands, min_price, max_price } = await call.catch(
    async (error: unknown) => {
      if (!isApiError(error) || error.code !== 'unknown_filter') throw error
      throw meant({ filters: await knownFilters(client, locale, params) })
    },
  )
  if (params.page > meta.last_page && meta.total > 0) throw meant({ page: meta.last_page })
  return {
    page: { data: data.map(cardOf), meta },
    filters: { filter, brands, min_price, max_price },
    params,
  }
}

/** The chosen filters that the same listing offers. */
async function knownFilters(
  client: Client,
  locale: Locale,
  params: ListingParams,
): Promise<ListingParams['filters']> {
  const { filter } = await client('GET /api/products', {
    query: { locale, ...productsQuery({ ...params, filters: {}, page: 1, limit: 1 }) },
  })
  const known = new Set(filter.map(({ code }) => `filter_${code}`))
  return Object.fromEntries(Object.entries(params.filters).filter(([name]) => known.has(name)))
}
