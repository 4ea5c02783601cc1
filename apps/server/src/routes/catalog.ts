import * as contract from '@tsiran/contract/catalog'
import type { Db } from '@tsiran/db/database'
import { compareProducts } from '@tsiran/domain/catalog/compare-products'
import { getAdditionalInformation } from '@tsiran/domain/catalog/get-additional-information'
import { getCategory } from '@tsiran/domain/catalog/get-category'
import { getConfigurableConfig } from '@tsiran/domain/catalog/get-configurable-config'
import { getFilters } from '@tsiran/domain/catalog/get-filters'
import { getProduct } from '@tsiran/domain/catalog/get-product'
import { listBrands } from '@tsiran/domain/catalog/list-brands'
import { listCategories } from '@tsiran/domain/catalog/list-categories'
import { listProducts } from '@tsiran/domain/catalog/list-products'
import { searchProducts } from '@tsiran/domain/catalog/search-products'
import { markWishlisted } from '@tsiran/domain/wishlist/mark-wishlisted'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'
import { pageLinks } from '../api/page-links.ts'
import { viewerOf } from '../api/viewer.ts'
import type { Viewer } from '@tsiran/domain/shared/viewer'

export const catalogOperations: readonly EndpointHandler[] = [
  handler(contract.listCategories, async ({ db }, { caller }) => ({ data: await listCategories(db, caller.locale) })),

  handler(contract.getCategoryById, async ({ db }, { caller, params }) => ({
    data: await getCategory(db, { id: params.id }, caller.locale),
  })),

  handler(contract.getCategoryBySlug, async ({ db }, { caller, params }) => ({
    data: await getCategory(db, { slug: params.slug }, caller.locale),
  })),

  handler(contract.listBrands, async ({ db }, { caller }) => ({ data: await listBrands(db, caller.locale) })),

  handler(contract.getFilters, async ({ db }, { caller, query }) => ({ data: await getFilters(db, query, viewerOf(caller)) })),

  handler(contract.listProducts, async ({ db }, { caller, query }) => {
    const viewer = viewerOf(caller)
    const page = await listProducts(db, query, viewer)
    await markWishlisted(db, viewer.customerId, page.data)
    return { ...page, links: pageLinks(contract.listProducts.path, query, page.meta) }
  }),

  handler(contract.searchProducts, async ({ db }, { caller, query }) => {
    const viewer = viewerOf(caller)
    const page = await searchProducts(db, query, viewer)
    await markWishlisted(db, viewer.customerId, page.data)
    return { ...page, links: pageLinks(contract.searchProducts.path, query, page.meta) }
  }),

  handler(contract.getProductById, async ({ db }, { caller, params }) => ({
    data: await showProduct(db, { id: params.id }, viewerOf(caller)),
  })),

  handler(contract.getProductByUrlKey, async ({ db }, { caller, params }) => ({
    data: await showProduct(db, { urlKey: params.url_key }, viewerOf(caller)),
  })),

  handler(contract.getConfigurableConfig, async ({ db }, { caller, params }) => ({
    data: await getConfigurableConfig(db, params.id, caller.locale),
  })),

  handler(contract.getAdditionalInformation, async ({ db }, { caller, params }) => ({
    data: await getAdditionalInformation(db, params.id, caller.locale),
  })),

  handler(contract.compareProducts, async ({ db }, { caller, query }) => {
    const viewer = viewerOf(caller)
    const data = await compareProducts(db, query.ids, viewer)
    await markWishlisted(db, viewer.customerId, data.products)
    return { data }
  }),
]

async function showProduct(db: Db, key: Parameters<typeof getProduct>[1], viewer: Viewer) {
  const product = await getProduct(db, key, viewer)
  await markWishlisted(db, viewer.customerId, [product, ...product.related_products])
  return product
}
