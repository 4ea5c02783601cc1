import * as contract from '@tsiran/contract/catalog'
import * as listing from '@tsiran/contract/listing'
import { getAdditionalInformation } from '@tsiran/domain/catalog/get-additional-information'
import { getCategory } from '@tsiran/domain/catalog/get-category'
import { getConfigurableConfig } from '@tsiran/domain/catalog/get-configurable-config'
import { getFilters } from '@tsiran/domain/catalog/get-filters'
import { listBrands } from '@tsiran/domain/catalog/list-brands'
import { listCategories } from '@tsiran/domain/catalog/list-categories'
import { isMiss } from '@tsiran/domain/search-desk/search-misses'
import {
  compareProductsFor,
  getProductFor,
  listProductsFor,
  searchProductsFor,
} from '@tsiran/domain/wishlist/products-for-viewer'
import { cachedFinds } from '../api/cached-finds.ts'
import { cachedNames } from '../api/cached-names.ts'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'
import { pageLinks } from '../api/page-links.ts'
import { viewerOf } from '../api/viewer.ts'

export const catalogOperations: readonly EndpointHandler[] = [
  handler(contract.listCategories, async ({ db }, { caller }) => ({
    data: await listCategories(db, caller.locale),
  })),

  handler(contract.getCategoryById, async ({ db }, { caller, params }) => ({
    data: await getCategory(db, { id: params.id }, caller.locale),
  })),

  handler(contract.getCategoryBySlug, async ({ db }, { caller, params }) => ({
    data: await getCategory(db, { slug: params.slug }, caller.locale),
  })),

  handler(contract.listBrands, async ({ db }, { caller }) => ({
    data: await listBrands(db, caller.locale),
  })),

  handler(listing.getFilters, async ({ db, names }, { caller, query }) => ({
    data: await getFilters(db, query, viewerOf(caller), cachedNames(names)),
  })),

  handler(listing.listProducts, async ({ db, names }, { caller, query }) => {
    const page = await listProductsFor(db, query, viewerOf(caller), cachedNames(names))
    return { ...page, links: pageLinks(listing.listProducts.path, query, page.meta) }
  }),

  handler(listing.searchProducts, async ({ db, misses, finds }, { caller, query }) => {
    const page = await searchProductsFor(db, query, viewerOf(caller), cachedFinds(finds))
    if (isMiss(query, page)) misses.note(query.search)
    return { ...page, links: pageLinks(listing.searchProducts.path, query, page.meta) }
  }),

  handler(contract.getProductById, async ({ db, names }, { caller, params }) => ({
    data: await getProductFor(db, { id: params.id }, viewerOf(caller), cachedNames(names)),
  })),

  handler(contract.getProductByUrlKey, async ({ db, names }, { caller, params }) => ({
    data: await getProductFor(db, { urlKey: params.url_key }, viewerOf(caller), cachedNames(names)),
  })),

  handler(contract.getConfigurableConfig, async ({ db, names }, { caller, params }) => ({
    data: await getConfigurableConfig(db, params.id, caller.locale, cachedNames(names)),
  })),

  handler(contract.getAdditionalInformation, async ({ db, names }, { caller, params }) => ({
    data: await getAdditionalInformation(db, params.id, caller.locale, cachedNames(names)),
  })),

  handler(contract.compareProducts, async ({ db }, { caller, query }) => ({
    data: await compareProductsFor(db, query.ids, viewerOf(caller)),
  })),
]
